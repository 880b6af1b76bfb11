import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Locale, locales } from './locales.ts';

const sentencesOf = (locale: Locale): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../messages/${locale}/accounts.json`, 'utf8')).problem;

const english = {
  loginFailed: 'Login failed',
  unreadable: 'Invalid response from server',
  socialFailed: 'Social login failed. Please try again.',
};

test('AUT-05 AUT-06 AUT-08 in English the sentences are those of the specification', () => {
  expect(sentencesOf('en')).toMatchObject(english);
});

test.each(locales.filter((locale) => locale !== 'en'))(
  'AUT-05 AUT-06 AUT-08 in %s all of them are translated',
  (locale) => {
    const sentences = Object.values(sentencesOf(locale));
    for (const sentence of Object.values(english)) expect(sentences).not.toContain(sentence);
  },
);

test('AUT-06 the German sentence about the network is exactly that of the specification', () => {
  expect(sentencesOf('de').network).toBe('Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.');
});
