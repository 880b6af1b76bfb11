import { aSetup } from '@michi/testing/puzzle';
import { expect, test } from 'vitest';
import { setupSchema } from './puzzle/setup.ts';
import { lastLevel, levelAfter, levelIdOf, proposedSetup, takeHint } from './series.ts';

test('JUK-07 PUZ-08 every mode has levels of its own', () => {
  expect(levelIdOf({ mode: 'challenge', level: 12 })).toBe('challenge-12');
});

test('JUK-07 PUZ-08 the last level follows itself, so that every level there is can be kept', () => {
  expect([1, lastLevel - 1, lastLevel].map(levelAfter)).toEqual([2, lastLevel, lastLevel]);
  expect(setupSchema.parse(aSetup({ level: levelAfter(lastLevel) })).level).toBe(lastLevel);
});

test('JUK-06 PUZ-07 a hint never brings the score below 0', () => {
  const open = { target: 'a', hinted: [], own: { score: 0, hints: 0 } };
  const scoreAfter = (score: number) =>
    takeHint({ ...open, totals: { score, hints: 0 } }, 'hints', 30)?.state.totals.score;
  expect([100, 30, 29, 0].map(scoreAfter)).toEqual([70, 0, 0, 0]);
});

test('API-09 a setup is good for the level of its own mode and number only', () => {
  const setup = aSetup({ mode: 'challenge', level: 3 });
  expect(proposedSetup(setupSchema, 'challenge-3', { ...setup, more: 1 })).toEqual(setup);
  for (const level of ['challenge-4', 'puzzle-3', 'challenge-03', ''])
    expect(proposedSetup(setupSchema, level, setup)).toBeNull();
  expect(proposedSetup(setupSchema, 'challenge-3', undefined)).toBeNull();
});
