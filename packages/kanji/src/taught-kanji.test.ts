import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deckIds, stretchEnds } from './decks.ts';
import type { KanjiFacts } from './kanji.ts';
import { taughtByDeck, taughtKanji } from './taught-kanji.ts';

test('TDY-01 the kanji that are taught are those of the decks, in their order, each once', () => {
  const facts = deckIds.flatMap((deck): KanjiFacts[] =>
    JSON.parse(readFileSync(`${import.meta.dirname}/../data/${deck}/facts.json`, 'utf8')),
  );
  expect(taughtKanji).toEqual(facts.map(({ kanji }) => kanji));
  expect(new Set(taughtKanji).size).toBe(taughtKanji.length);
});

test('TDY-02 the stretches by which learners are placed end with a deck', () => {
  expect(stretchEnds).toEqual([1, 3].map((decks) => taughtByDeck.slice(0, decks).flat().length));
});
