import { readFileSync } from 'node:fs';
import { locales } from '@michi/messages/locales';
import { expect, test } from 'vitest';
import { type BuiltInWord, builtInFor, wordsWithoutServer } from './built-in-words.ts';
import { distractors } from './constants.ts';
import { difficulties } from './words.ts';

const read = (path: string) => JSON.parse(readFileSync(`${import.meta.dirname}/${path}`, 'utf8'));
const all = builtInFor(5);

test.each([
  [1, 6],
  [2, 8],
  [3, 10],
  [9, 10],
])('JUK-03 level %i has %i of the ten built-in words, none too hard', (level, count) => {
  const words = builtInFor(level);
  expect(words).toHaveLength(count);
  expect(words.every(({ difficulty }) => difficulty <= level)).toBe(true);
});

test.each([
  [1, 9],
  [3, 11],
  [9, 17],
])('JUK-03 of a longer list level %i would take %i words, the first ones', (level, count) => {
  const words = Array.from({ length: 30 }, (_, place) => ({ difficulty: 1, place }));
  expect(wordsWithoutServer(level, words)).toEqual(words.slice(0, count));
});

test('JUK-03 there are ten, each once', () => {
  expect(new Set(all.map(({ jukugo }) => jukugo)).size).toBe(10);
});

test.each(all)('JUK-03 $jukugo is a word of the server, and the messages say the same of it', (word) => {
  const { jukugo, hiragana, romaji, category, difficulty, exampleJa } = word;
  const own = read(`words/${difficulty}.json`).find((each: BuiltInWord) => each.jukugo === jukugo);
  expect(own).toMatchObject({ hiragana, romaji, category, example: { ja: exampleJa } });
  for (const locale of locales) {
    const { builtIn, kanji } = read(`../../../messages/messages/${locale}/jukugo.json`);
    expect(builtIn[word.id], locale).toEqual({ meaning: own.meaning[locale], example: own.example[locale] });
    for (const each of [...jukugo, ...distractors]) expect(kanji[each], `${locale} ${each}`).toMatch(/\S/);
  }
});

test('JUK-03 the difficulties of the built-in words are those of the server', () => {
  expect(difficulties).toEqual(expect.arrayContaining(all.map(({ difficulty }) => difficulty)));
});
