import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { readMail } from '../testing/read-mail.ts';
import { deliveryOf } from './delivery.ts';
import type { Delivery, Mail } from './mail.ts';

const mailFrom = { name: 'Kanji no Michi 漢字の道', address: 'post@michi.example' };
const aMail = (overrides: Partial<Mail> = {}): Mail => ({
  kind: 'contact',
  to: 'owner@michi.example',
  subject: 'Größe und 漢字',
  text: 'Zeile eins = Übung\n.\nZeile drei 😀\n',
  ...overrides,
});

let folder: string;
let server: MailServer;
let delivery: Delivery;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kanji-no-michi-'));
  server = await startMailServer();
  delivery = deliveryOf({ smtpUrl: server.url, mailFolder: join(folder, 'mail'), mailFrom });
});
afterEach(async () => {
  delivery.close();
  await server.close();
  await rm(folder, { recursive: true });
});

test('STA-02 a mail server is given the mail as it was written', async () => {
  await delivery.deliver(aMail());
  const { from, to, headers, text, html } = await server.next();
  expect([from, to]).toEqual(['post@michi.example', ['owner@michi.example']]);
  expect(headers.from).toBe('Kanji no Michi 漢字の道 <post@michi.example>');
  expect(headers.subject).toBe('Größe und 漢字');
  expect(text.trim()).toBe('Zeile eins = Übung\n.\nZeile drei 😀');
  expect(html).toBeNull();
  expect(await readdir(folder)).toEqual([]);
});

test('STA-02 an answer goes to the writer of a message', async () => {
  const replyTo = { name: 'Öz, "Al" <x@evil.example>', address: 'al@example.org' };
  await delivery.deliver(aMail({ replyTo }));
  const { headers, to } = await server.next();
  expect(headers['reply-to']).toMatch(/ <al@example\.org>$/);
  expect(to).toEqual(['owner@michi.example']);
});

test('STA-02 a line break in a header begins no other header', async () => {
  const attack = 'Hi\r\nBcc: all@example.org\r\n\r\nBody';
  await delivery.deliver(aMail({ subject: attack, replyTo: { name: attack, address: 'al@example.org' } }));
  const { headers, to, text } = await server.next();
  expect(to).toEqual(['owner@michi.example']);
  expect(headers).not.toHaveProperty('bcc');
  expect(text).toContain('Zeile eins');
});

test('HUB-04 text and HTML come together, with the way out in a header', async () => {
  await delivery.deliver(
    aMail({ html: '<p>漢字</p>', unsubscribe: 'https://michi.example/api/newsletter/end/t' }),
  );
  const { headers, text, html } = await server.next();
  expect(headers['list-unsubscribe']).toBe('<https://michi.example/api/newsletter/end/t>');
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect([text.split('\n')[0], html?.trim()]).toEqual(['Zeile eins = Übung', '<p>漢字</p>']);
});

test('STA-02 without a mail server each mail is a file that only its owner may read', async () => {
  const written = deliveryOf({ smtpUrl: null, mailFolder: join(folder, 'mail'), mailFrom });
  await Promise.all([written.deliver(aMail()), written.deliver(aMail({ kind: 'feedback' }))]);
  const files = (await readdir(join(folder, 'mail'))).toSorted();
  expect(files).toEqual([
    expect.stringMatching(/^\d{8}T\d{6}Z-(contact|feedback)-[0-9a-f]{8}\.eml$/),
    expect.stringMatching(/^\d{8}T\d{6}Z-(contact|feedback)-[0-9a-f]{8}\.eml$/),
  ]);
  const file = join(folder, 'mail', files[0] ?? '');
  const { headers, text } = readMail(await readFile(file, 'utf8'));
  expect([headers.to, headers.subject]).toEqual(['owner@michi.example', 'Größe und 漢字']);
  expect(text).toContain('Zeile drei 😀');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
