import { username } from '@michi/contracts/account-fields';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { emailKey, usernameKey } from './username-key.ts';

test.each([
  ['Aiko', 'аіkо'],
  ['HECTOR', 'НЕСТОR'],
  ['max1', 'maxl'],
  ['Illia', 'lIlia'],
  ['o0o', 'OOO'],
  ['a.b', 'a_b'],
  ['Straße', 'STRASSE'],
  ['STRAẞE', 'strasse'],
  ['ﬁn', 'fin'],
  ['Ⅳ', 'IV'],
  ['カタエロ', '力夕工口'],
  ['が', 'か\u3099'],
])('AUT-05 %j looks like %j', (one, other) => {
  expect(usernameKey(one)).toBe(usernameKey(other));
});

test.each([
  ['Mia', 'Mio'],
  ['Muller', 'Müller'],
  ['山', '川'],
  ['か', 'が'],
])('AUT-05 %j does not look like %j', (one, other) => {
  expect(usernameKey(one)).not.toBe(usernameKey(other));
});

test('AUT-05 a name looks like itself in any case and composition', () => {
  const names = fc.string({ unit: 'grapheme', minLength: 2, maxLength: 30 });
  const property = fc.property(names, (text) => {
    const parsed = z.safeParse(username, text);
    fc.pre(parsed.success);
    const name = parsed.data ?? '';
    expect(name).toBe(name.normalize('NFKC'));
    for (const same of [name.toUpperCase(), name.normalize('NFD'), name.normalize('NFKD')]) {
      expect(usernameKey(same)).toBe(usernameKey(name));
    }
  });
  fc.assert(property, { numRuns: 500 * inject('runsFactor'), maxSkipsPerRun: 1000 });
});

test('AUT-05 addresses are compared without case', () => {
  expect(emailKey('Aiko@Example.ORG')).toBe('aiko@example.org');
});
