import { expect, test } from 'vitest';
import { openTicket, signTicket } from './signed-ticket.ts';

const secret = Buffer.alloc(32, 1);
const ticket = {
  id: 'one',
  gameId: 'mitsukete',
  level: 'first-strokes',
  setupHash: 'def',
  seed: 4_294_967_295,
  rulesVersion: 1,
  ranked: true,
  issuedAt: 1_795_003_200_000,
  deviceKey: 'abc',
};
const signed = signTicket(ticket, secret);
const [content = '', signature = ''] = signed.split('.');

test('API-09 a ticket is opened as it was signed', () => {
  expect(openTicket(signed, secret)).toEqual(ticket);
});

test('API-09 a ticket signed with another secret is none', () => {
  expect(openTicket(signed, Buffer.alloc(32, 2))).toBeNull();
});

test('API-09 a ticket with a changed content is none', () => {
  const changed = Buffer.from(JSON.stringify({ ...ticket, seed: 1 })).toString('base64url');
  expect(openTicket(`${changed}.${signature}`, secret)).toBeNull();
});

test.each([
  ['', 'nothing'],
  ['.', 'a dot'],
  [content, 'no signature'],
  [`${content}.`, 'an empty signature'],
  [`${content}.${signature.slice(1)}`, 'half a signature'],
  [`${signed}.x`, 'something behind it'],
  ['\0.\ud800', 'odd characters'],
  [Buffer.from('{}').toString('base64url'), 'an unsigned object'],
])('API-09 %j (%$ %s) is no ticket', (text) => {
  expect(openTicket(text, secret)).toBeNull();
});
