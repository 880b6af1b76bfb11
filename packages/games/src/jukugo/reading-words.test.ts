import { readFileSync } from 'node:fs';
import { deckIds } from '@michi/kanji/decks';
import type { KanjiFacts } from '@michi/kanji/kanji';
import { expect, test } from 'vitest';
import { type ReadingWords, readingWordsFor } from './reading-words.ts';
import { difficulties } from './words.ts';

const read = (path: string) => JSON.parse(readFileSync(`${import.meta.dirname}/${path}`, 'utf8'));
const data = (deck: string, name: string) => read(`../../../kanji/data/${deck}/${name}.json`);
const all: KanjiFacts[] = deckIds.flatMap((deck) => data(deck, 'facts'));
const words = difficulties.flatMap((difficulty) => read(`words/${difficulty}.json`));

test('an on reading has the easiest word in which it sounds as it stands', () => {
  const found = readingWordsFor(all, words);
  expect(found.校).toEqual({ コウ: ['学校', 'がっこう'] });
  expect(found.学, 'がっ in 学校').toMatchObject({ ガク: ['学生', 'がくせい'] });
  expect(found.今, 'きょう of 今日 belongs to the whole').toBeUndefined();
});

test('the words of readings are as words and decks are now: otherwise run `npm run answers`', () => {
  const stored: ReadingWords = Object.assign({}, ...deckIds.map((deck) => data(deck, 'words')));
  expect(stored).toEqual(readingWordsFor(all, words));
});
