import { expect, test } from 'vitest';
import levels from '../mitsukete/levels.json' with { type: 'json' };
import { sets } from '../puzzle/puzzles.ts';
import { challenges } from '../tatakae/challenges.ts';
import { tatakaeKanji } from '../tatakae/kanji.ts';
import { mitsuketeLevels, puzzleSets } from './asked-kanji.ts';

test('TDY-01 the kanji by which games are proposed are those that they ask', () => {
  const kanjiOf = (asked: readonly { readonly kanji: string }[]) => asked.map(({ kanji }) => kanji).join('');
  expect(mitsuketeLevels).toEqual(
    levels.map(({ id, unlockScore, kanji }) => [id, unlockScore, kanji.join('')]),
  );
  expect(puzzleSets).toEqual(sets.map(kanjiOf));
  expect(tatakaeKanji).toBe(kanjiOf(challenges));
});
