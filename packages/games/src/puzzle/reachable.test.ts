import { aSetup, Bench } from '@michi/testing/puzzle';
import { expect, test } from 'vitest';
import { modes } from '../series.ts';
import type { Totals } from './level.ts';
import { isReachable } from './reachable.ts';
import { type Setup, setupSchema } from './setup.ts';

const totals: Totals = { score: 4_000, completedKanji: 20, perfectCombos: 18, hintsUsed: 2, combo: 3 };
const setup = aSetup({ mode: 'challenge', level: 3, totals });
/** Twice the points of all puzzles, three in a row at the end, two hints. */
const least = 2 * 1_780 + 10 * (1 + 2) - 2 * 25;

test.each<[string, Partial<Totals>]>([
  ['more kanji than the levels before had', { completedKanji: 21, perfectCombos: 19 }],
  ['fewer', { completedKanji: 19, perfectCombos: 17 }],
  ['more hints than kanji that were not perfect', { hintsUsed: 3 }],
  ['a combo longer than all that was built', { combo: 21 }],
  ['more points than can be had', { score: 7_461 }],
  ['fewer points than its kanji bring', { score: least - 1 }],
])('PUZ-08 API-09 totals are refused with %s', (_, overrides) => {
  expect(isReachable({ ...setup, totals: { ...totals, ...overrides } })).toBe(false);
});

test('PUZ-08 the least points are accepted', () => {
  expect(isReachable({ ...setup, totals: { ...totals, score: least } })).toBe(true);
});

test('PUZ-08 what was really played is accepted, level after level, up to the most points', () => {
  for (const mode of modes) {
    let next: Setup = aSetup({ mode });
    for (let level = 1; level <= 4; level++) {
      expect(isReachable(next)).toBe(true);
      const bench = new Bench(next, level);
      if (level === 2) bench.ask('hint', 0);
      while (bench.run.result === null) bench.solve(bench.run.at);
      next = { ...next, level: level + 1, totals: bench.state.totals };
    }
  }
});

test.each(modes)('GAM-03 what a thousand flawless levels of the mode %s bring can be kept', (mode) => {
  const kanji = 999 * 10;
  const score = 999 * 1_780 + 10 * ((kanji * (kanji - 1)) / 2) + (mode === 'challenge' ? 100 * kanji : 0);
  const most = { score, completedKanji: kanji, perfectCombos: kanji, hintsUsed: 0, combo: kanji };
  const last = aSetup({ mode, level: 1_000, totals: most });
  expect(setupSchema.parse(last)).toEqual(last);
  expect(isReachable(last)).toBe(true);
  expect(isReachable({ ...last, totals: { ...most, score: score + 1 } })).toBe(false);
});
