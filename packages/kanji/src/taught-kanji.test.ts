import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deckIds } from './decks.ts';
import type { KanjiFacts } from './kanji.ts';
import { taughtKanji } from './taught-kanji.ts';

test('TDY-01 the kanji that are taught are those of the decks, in their order, each once', () => {
  const facts = deckIds.flatMap((deck): KanjiFacts[] =>
    JSON.parse(readFileSync(`${import.meta.dirname}/../data/${deck}/facts.json`, 'utf8')),
  );
  expect(taughtKanji).toEqual(facts.map(({ kanji }) => kanji));
  expect(new Set(taughtKanji).size).toBe(taughtKanji.length);
});
