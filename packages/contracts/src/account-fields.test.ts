import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { countryCode, newPassword, profileChanges, registration, username } from './account-fields.ts';
import { email, linkToken } from './fields.ts';

const isGood = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success;

test.each([
  ['mondregen-', true],
  ['mondregen', false],
  ['m'.repeat(128), true],
  ['m'.repeat(129), false],
  ['😀'.repeat(10), true],
  ['😀'.repeat(9), false],
  ['😀'.repeat(128), true],
  ['          ', true],
  ['mondregen\0-', false],
  ['mondregen-\ud800', false],
])('AUT-09 the length of a password counts as people do: %j', (value, good) => {
  expect(isGood(newPassword, value)).toBe(good);
});

test.each(['Aiko', 'Aiko Müller', 'yuki_88', '山田 太郎', 'さくら', 'Ольга', 'R2-D2', 'ラーメン', '佐々木'])(
  'AUT-02 %j is a name',
  (name) => {
    expect(z.parse(username, ` ${name} `)).toBe(name);
  },
);

test.each([
  'a',
  '',
  '--',
  '.a',
  'a.',
  'a  b',
  'a..b',
  'a\tb',
  'a/b',
  '../a',
  '<i>',
  'a\u200db',
  '\u202eab',
  '👍👍',
  'a@b',
])('AUT-02 %j is no name', (name) => {
  expect(isGood(username, name)).toBe(false);
});

test.each([
  ['de', 'DE'],
  [' jp ', 'JP'],
  ['', null],
  [null, null],
  [undefined, null],
])('AUT-02 the country %j is %j', (given, kept) => {
  expect(z.parse(countryCode, given)).toBe(kept);
});

test.each(['D', 'DEU', 'd1', 'ß', 'ﬀ', 'ＤＥ', 49])('AUT-02 %j is no country', (code) => {
  expect(isGood(countryCode, code)).toBe(false);
});

test('AUT-11 what is not sent does not change', () => {
  expect(z.parse(profileChanges, {})).toEqual({});
  expect(z.parse(profileChanges, { country_code: '', role: 'admin' })).toEqual({ country_code: null });
});

test('API-08 no input keeps the checks busy', () => {
  const length = 60_000;
  const parts = ['a', 'a.', 'a-', 'a@', '@', '.', ' ', 'a ', 'é', '\u0301', '-_', 'A1', '\0', '\ud800'];
  const begin = performance.now();
  for (const part of parts) {
    const long = part.repeat(length / part.length);
    for (const value of [long, `${long}!`, `${long}@example.org`, `a@${long}`]) {
      for (const schema of [email, username, newPassword, countryCode, linkToken]) isGood(schema, value);
      isGood(registration, { email: value, username: value, password: value, password_confirmation: value });
    }
  }
  expect(performance.now() - begin).toBeLessThan(5000);
});
