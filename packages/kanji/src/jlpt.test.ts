import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import blocks from './blocks.json' with { type: 'json' };
import { deckIds } from './decks.ts';
import { jlptLevels, kanjiByJlpt } from './jlpt.ts';
import type { KanjiFacts } from './kanji.ts';

const joyo = [...blocks.join('')].slice(0, 2136);
const jlptOf = new Map([...kanjiByJlpt].flatMap(([level, list]) => list.map((kanji) => [kanji, level])));

test('MEM-01 each jōyō kanji has one level', () => {
  const listed = [...kanjiByJlpt.values()].flat();
  expect(listed.toSorted()).toEqual(joyo.toSorted());
  expect(jlptLevels.map((level) => kanjiByJlpt.get(level)?.length)).toEqual([80, 166, 368, 367, 1155]);
});

test('MEM-01 a kanji of a deck has the level that its facts name', () => {
  const facts = deckIds.flatMap((deck): KanjiFacts[] =>
    JSON.parse(readFileSync(`${import.meta.dirname}/../data/${deck}/facts.json`, 'utf8')),
  );
  for (const { kanji, jlpt, grade } of facts)
    if (grade !== null && jlpt !== null) expect(jlptOf.get(kanji), kanji).toBe(jlpt);
});
