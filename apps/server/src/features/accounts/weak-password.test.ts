import { expect, test } from 'vitest';
import { refuseWeak } from './weak-password.ts';

const owner = { email: 'aiko.mori@example.org', username: 'Aiko Müller' };
const reasonFor = (password: string): string | undefined => {
  try {
    refuseWeak(password, owner);
    return undefined;
  } catch (error) {
    const { fields } = error as { fields: { password: { key: string }[] } };
    return fields.password[0]?.key;
  }
};

test.each([
  ...['1234567890', '0123456789', '0987654321', '9876543210', '12345678910', '123456789a', '1q2w3e4r5t'],
  ...['qwertyuiop', 'QWERTZUIOP', 'poiuytrewq', 'asdfghjkl;', '1qaz2wsx3edc', 'zaq12wsxcde', 'abcdefghij'],
  ...['aaaaaaaaaa', '!!!!!!!!!!', 'abcabcabcabc', '1212121212', '1234512345', '愛愛愛愛愛愛愛愛愛愛'],
  ...[
    'password123',
    'Password1!',
    'passwordpassword',
    'p@ssw0rd2024',
    'P4$$w0rd!!',
    '123password',
    'Passwort123!',
  ],
  ...[
    'iloveyou123',
    'letmein2024',
    'welcome1234',
    'dragon12345',
    'Sommer2024!',
    'motdepasse1',
    'contraseña1',
  ],
  ...['kanjikanji', 'kanjinomichi', 'KanjiNoMichi1', 'trustno1!!', 'admin12345', 'changeme123'],
])('AUT-09 %j is among the commonest', (password) => {
  expect(reasonFor(password)).toBe('account.commonPassword');
});

test.each(['aiko.mori@example.org', 'AIKO.MORI@EXAMPLE.ORG', 'aiko müller'])(
  'AUT-09 %j is what others know of the owner',
  (password) => {
    expect(reasonFor(password)).toBe('account.personalPassword');
  },
);

test.each([
  ...[
    'mondregen-teller',
    'correct horse',
    '4 pears & 3 kettles',
    'ほしぞらのさかなたち',
    'x7#Kq!m2Pz',
    'passwörtliche Rede',
  ],
])('AUT-09 %j is good enough', (password) => {
  expect(reasonFor(password)).toBe(undefined);
});

// An expression that has to choose would not come to an end.
test('AUT-09 long input of any kind is judged', () => {
  for (const part of ['a', '1', '!', 'a1', '!a', '0$'])
    expect(() => reasonFor(part.repeat(30_000 / part.length))).not.toThrow();
  for (const end of ['a', '1', '!']) expect(() => reasonFor(`${'!'.repeat(128)}${end}`)).not.toThrow();
});
