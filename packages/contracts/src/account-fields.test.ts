import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { countryCode, newPassword, profileChanges, registration, username } from './account-fields.ts';
import { email } from './email-address.ts';
import { linkToken } from './fields.ts';

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
  ['Sakura Victim', '\u034f'],
  ['Sakura Victim', '\ufe0f'],
  ['Sakura Victim', '\u{e0100}'],
  ['Sakura Victim', '\u17b4'],
  ['Sakura Victim', '\u180b'],
  ['Sakura Victim', '\u115f'],
  ['Sakura Victim', '\u3164'],
  ['Sakura Victim', '\uffa0'],
  ['Sakura Victim', '\u200b'],
  ['Sakura Victim', '\u20dd'],
  ['Z', '\u0489\u20dd'],
  ['', '\u3164\u3164'],
  ['owner', '\u0337'],
  ['Sakura', '\u0336'],
  ['Sakura', '\u20d2'],
])(
  'AUT-05 a name has no character that is invisible, encloses or strikes through others: %j and %j',
  (seen, unseen) => {
    const middle = Math.floor(seen.length / 2);
    for (const name of [seen + unseen, seen.slice(0, middle) + unseen + seen.slice(middle)]) {
      const { error } = z.safeParse(username, name);
      expect(error?.issues.map(({ message }) => message)).toEqual(['invisible']);
    }
  },
);

test('AUT-05 no mark of Unicode that strikes a letter through is part of a name', () => {
  const every = Array.from({ length: 0x110000 }, (_, code) => code);
  const marks = every.map((code) => String.fromCodePoint(code)).filter((each) => /\p{M}/u.test(each));
  // In their canonical order overlays, which have class 1, come before marks of class 6.
  const han = '\u{16ff0}';
  const overlays = marks.filter(
    (mark) => mark !== han && `a${han}${mark}`.normalize('NFD') === `a${mark}${han}`,
  );
  expect(overlays.length).toBeGreaterThan(30);
  expect(overlays.filter((mark) => isGood(username, `a${mark}b`))).toEqual([]);
});

test('AUT-05 a name keeps to one script', () => {
  const { error } = z.safeParse(username, 'Yuki Ольга');
  expect(error?.issues.map(({ message }) => message)).toEqual(['scripts']);
});

test('AUT-05 whatever is a name can be seen', () => {
  const anything = fc.string({
    unit: fc.constantFrom('a', '山', '\u0301', ...'\u034f\u3164\u20dd\ufe00\u00ad -'),
  });
  const property = fc.property(fc.oneof(anything, fc.string({ unit: 'binary' })), (text) => {
    const { data } = z.safeParse(username, text);
    expect(data ?? 'a').not.toMatch(/[\p{Default_Ignorable_Code_Point}\p{Me}\p{C}]/u);
    expect(data ?? 'a').toMatch(/[\p{L}\p{N}]/u);
  });
  fc.assert(property, { numRuns: 3000 * inject('runsFactor') });
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

// An expression that has to choose would not come to an end.
test('API-08 no input keeps the checks busy', () => {
  const length = 60_000;
  const parts = ['a', 'a.', 'a-', 'a@', '@', '.', ' ', 'a ', 'é', '\u0301', '-_', 'A1', '\0', '\ud800'];
  for (const part of parts) {
    const long = part.repeat(length / part.length);
    for (const value of [long, `${long}!`, `${long}@example.org`, `a@${long}`]) {
      for (const schema of [email, username, newPassword, countryCode, linkToken])
        expect(isGood(schema, value)).toBeTypeOf('boolean');
      const form = { email: value, username: value, password: value, password_confirmation: value };
      expect(isGood(registration, form)).toBe(false);
    }
  }
});
