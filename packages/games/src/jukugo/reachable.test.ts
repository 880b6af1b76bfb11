import { aSetup, Table } from '@michi/testing/jukugo';
import { expect, test } from 'vitest';
import { modes } from '../series.ts';
import { emptyTotals, type Setup, setupSchema, type Totals } from './level.ts';
import { isReachable, mostBefore } from './reachable.ts';

/** Ten easy words, five in a row at the end, two hints; the bonus of the level with it. */
const least = 10 * 50 + 20 * (1 + 2 + 3 + 4) + 100 + 5 * 50 + 8 * 25 - 2 * 30;
/** Ten words of difficulty 1, all in a row; the bonus of the level with it. */
const most = 10 * 50 + 20 * 45 + 100 + 10 * 50 + 10 * 25;
const totals = (overrides: Partial<Totals>): Totals => ({
  score: least,
  solved: 10,
  perfect: 8,
  hints: 2,
  streak: 5,
  ...overrides,
});

test.each<[string, number, Partial<Totals>, boolean]>([
  ['a first level with nothing before it', 1, emptyTotals, true],
  ['a first level with points', 1, { ...emptyTotals, score: 10 }, false],
  ['a second level', 2, {}, true],
  ['a second level with nothing before it', 2, emptyTotals, false],
  ['as many words as levels have', 2, { score: most, perfect: 10, hints: 0, streak: 10 }, true],
  ['more points than they bring', 2, { score: most + 1, perfect: 10, hints: 0, streak: 10 }, false],
  ['fewer points than they bring', 2, { score: least - 1 }, false],
  ['more words than levels have', 2, { score: most, solved: 11, perfect: 9 }, false],
  ['more perfect words than solved ones', 2, { perfect: 11 }, false],
  ['more hints than words', 2, { hints: 11 }, false],
  ['words neither perfect nor hinted, but missed', 2, { perfect: 7 }, true],
  ['more hints than words that were not perfect', 2, { hints: 3 }, false],
  ['a longer streak than words', 2, { streak: 11 }, false],
  ['fewer words than levels', 12, {}, false],
])('JUK-07 API-09 %s: can be reached: %s', (_, level, overrides, can) => {
  expect(isReachable(aSetup({ level, totals: totals(overrides) }))).toBe(can);
});

test('JUK-07 what was really played is accepted, level after level', () => {
  for (const mode of modes) {
    let next: Setup = aSetup({ mode, words: aSetup().words.slice(0, 1) });
    for (let level = 1; level <= 6; level++) {
      expect(isReachable(next)).toBe(true);
      const table = new Table(next, level);
      if (level === 2) table.ask('hint', 0);
      if (level === 4) table.pick(table.wrongPair, 0);
      table.run.advance(2_000);
      table.solve(2_000);
      table.run.advance(20_000);
      next = { ...next, level: level + 1, totals: table.state.totals };
    }
  }
});

test.each(modes)('GAM-03 what a thousand flawless levels of the mode %s bring can be kept', (mode) => {
  const last = aSetup({ mode, level: 1_000, totals: mostBefore({ mode, level: 1_000 }) });
  expect(last.totals.score).toBeGreaterThan(1_000_000_000);
  expect(setupSchema.parse(last)).toEqual(last);
  expect(isReachable(last)).toBe(true);
});
