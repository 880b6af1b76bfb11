import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

test.each([
  ['', 1],
  ['Wort '.repeat(99), 1],
  ['Wort '.repeat(200), 1],
  ['Wort '.repeat(299), 1],
  ['Wort '.repeat(300), 2],
  ['Wort '.repeat(1000), 5],
  ["l’été d'un mot-clé ".repeat(200), 3],
  ['| --- | --- |\n## **—** …\n'.repeat(500), 1],
])('BLG-02 200 words take a minute (case %#)', (text, minutes) => {
  expect(readingMinutes(text, 'de')).toBe(minutes);
});

test.each([
  ['', 1],
  ['字'.repeat(500), 1],
  ['漢字、かな。カナー！'.repeat(125), 2],
  ['字'.repeat(2500), 5],
  [' \n、。「」|-#'.repeat(1000), 1],
])('BLG-02 500 Japanese characters take a minute (case %#)', (text, minutes) => {
  expect(readingMinutes(text, 'ja')).toBe(minutes);
});
