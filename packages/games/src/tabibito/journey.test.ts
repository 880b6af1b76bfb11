import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completionOf, journeyStats, openModules, openPaths, progressPercent } from './journey.ts';
import { earnedXp, moduleTypes, statedXp } from './path.ts';

const today = 20_000;
const on = (...days: number[]) =>
  days.map((day, index) => ({ module: `m${index}`, xp: 10, day, kanji: ['山'] }));

describe('TAB-01 the streak counts days in a row', () => {
  test.each([
    ['nothing', [], 0],
    ['today', [today], 1],
    ['yesterday, so today can still go on', [today - 1], 1],
    ['the day before yesterday: it has ended', [today - 2], 0],
    ['three days up to today', [today - 2, today - 1, today], 3],
    ['three days up to yesterday', [today - 3, today - 2, today - 1], 3],
    ['a day with several', [today, today, today - 1], 2],
    ['a gap', [today, today - 2, today - 3], 1],
  ])('%s', (_, days, streak) => expect(journeyStats(on(...days), today).streakDays).toBe(streak));
});

test('TAB-01 experience, modules and different kanji are counted', () => {
  const done = [
    { module: 'a', xp: 50, day: today, kanji: ['山', '川'] },
    { module: 'b', xp: 20, day: today, kanji: [] },
    { module: 'c', xp: 60, day: today - 1, kanji: ['川', '木'] },
  ];
  expect(journeyStats(done, today)).toEqual({
    xp: 130,
    streakDays: 2,
    kanjiMastered: 3,
    modulesCompleted: 3,
  });
});

test.each([
  ['lesson', undefined, 20, 20, 0],
  ['practice', 15, 15, 15, 0],
  ['quiz', undefined, 50, 50, 2],
  ['review', 35, 35, 35, 2],
  ['challenge', undefined, 30, 60, 2],
  ['challenge', 45, 45, 90, 2],
] as const)(
  'TAB-02 a %s that says %s states %i XP and brings %i',
  (type, xp_reward, stated, earned, proven) => {
    const module = { id: 'x', type, kanji: ['山', '川', '木'], xp_reward };
    expect(statedXp(module)).toBe(stated);
    expect(earnedXp(module)).toBe(earned);
    expect(completionOf(module, today, ['山', '川', '山'])).toEqual({
      module: 'x',
      xp: earned,
      day: today,
      kanji: proven ? ['山', '川'] : [],
    });
    expect(moduleTypes).toContain(type);
  },
);

const modules = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

test('TAB-03 TAB-06 modules open in order: those completed, and the first that is not', () => {
  expect(openModules(modules, new Set())).toEqual(new Set(['a']));
  expect(openModules(modules, new Set(['a', 'b']))).toEqual(new Set(['a', 'b', 'c']));
  expect(openModules(modules, new Set(['a', 'c']))).toEqual(new Set(['a', 'b', 'c']));
  expect(openModules(modules, new Set(modules))).toEqual(new Set(modules));
});

test('TAB-03 TAB-06 a path opens once 70 percent of the one before are done', () => {
  const paths = [
    { id: 'one', modules },
    { id: 'two', modules: ['k', 'l'] },
    { id: 'three', modules: ['m'] },
  ];
  const openWith = (count: number) => openPaths(paths, new Set(modules.slice(0, count)));
  expect(openWith(0)).toEqual(new Set(['one']));
  expect(openWith(6)).toEqual(new Set(['one']));
  expect(openWith(7)).toEqual(new Set(['one', 'two']));
  expect(openPaths(paths, new Set(['m']))).toEqual(new Set(['one', 'three']));
});

test('TAB-01 progress is whole percent, and 100 only when all is done', () => {
  const thirds = ['a', 'b', 'c'];
  const percents = [0, 1, 2, 3].map((count) => progressPercent(thirds, new Set(thirds.slice(0, count))));
  expect(percents).toEqual([0, 33, 66, 100]);
});

test('TAB-03 whatever is completed, nothing that was open closes when more is completed', () => {
  fc.assert(
    fc.property(fc.subarray(modules), fc.constantFrom(...modules), (done, more) => {
      const before = openModules(modules, new Set(done));
      const after = openModules(modules, new Set([...done, more]));
      expect([...before].filter((id) => !after.has(id))).toEqual([]);
    }),
  );
});
