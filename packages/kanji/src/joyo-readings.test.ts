import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deckIds } from './decks.ts';
import joyoReadings from './joyo-readings.json' with { type: 'json' };
import type { KanjiFacts } from './kanji.ts';

// Typed twice from the official table of 2010, by two people: a slip of one of them shows.
const table: Readonly<Record<string, string>> = joyoReadings;
const facts = deckIds.flatMap((deck): KanjiFacts[] =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../data/${deck}/facts.json`, 'utf8')),
);

test('TAB-05 the kanji of the table are those of the decks that have a school grade', () => {
  const graded = facts.filter(({ grade }) => grade !== null).map(({ kanji }) => kanji);
  expect(Object.keys(table).sort()).toEqual(graded.sort());
});

test('TAB-05 every jōyō reading is there, and no other is called one', () => {
  for (const { kanji, readings } of facts) {
    const joyo = readings.filter((reading) => reading.joyo).map(({ kana }) => kana);
    expect(joyo.sort(), kanji).toEqual((table[kanji]?.split(' ') ?? []).sort());
  }
});
