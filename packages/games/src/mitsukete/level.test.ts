import { aSetup } from '@michi/testing/mitsukete-table';
import * as fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { type Level, levelSchema, setupOf, setupSchema } from './level.ts';

const aLevel: Level = { id: 'first-strokes', difficulty: 1, unlockScore: 0, ...aSetup() };
const kanji = Array.from({ length: 61 }, (_, index) => String.fromCodePoint(0x4e00 + index));

describe('setupSchema', () => {
  test.each<[name: string, overrides: Parameters<typeof aSetup>[0]]>([
    ['a level as it is', {}],
    ['a limit of one hour', { timeLimitS: 3600 }],
    ['no points at all', { pointsPerMatch: 0, targetBonus: 0, timeBonus: 0 }],
    ['the smallest grid, all targets', { rows: 3, cols: 3, kanjiCount: 3 }],
    ['the greatest grid', { rows: 8, cols: 8, targetCount: 21, kanjiCount: 22, kanji: kanji.slice(0, 60) }],
    ['a kanji beyond the first plane', { kanji: ['𠮟', '川', '日', '月', '木'] }],
  ])('MIT-05 takes %s', (_, overrides) => {
    const setup = aSetup(overrides);
    expect(setupSchema.parse(setup)).toEqual(setup);
  });

  test.each<[name: string, overrides: Record<string, unknown>, field: string]>([
    [
      'more targets than fit the grid',
      { targetCount: 6, kanjiCount: 6, kanji: kanji.slice(0, 6) },
      'targetCount',
    ],
    ['fewer kanji than targets', { kanjiCount: 2 }, 'kanjiCount'],
    ['no kanji to fill the grid', { kanjiCount: 3 }, 'kanjiCount'],
    ['a kanji listed twice', { kanji: ['山', '川', '日', '月', '山'] }, 'kanji'],
    ['fewer kanji than are drawn', { kanji: ['山', '川', '日', '月'] }, 'kanji'],
    ['no kanji', { kanji: [] }, 'kanji'],
    ['more than sixty kanji', { kanji }, 'kanji'],
    ['an empty kanji', { kanji: ['', '川', '日', '月', '木'] }, 'kanji.0'],
    ['a word for a kanji', { kanji: ['山', '富士山', '日', '月', '木'] }, 'kanji.1'],
    ['no target', { targetCount: 0 }, 'targetCount'],
    ['too few rows', { rows: 2 }, 'rows'],
    ['too many columns', { cols: 9 }, 'cols'],
    ['a fraction of a row', { rows: 4.5 }, 'rows'],
    ['no time', { timeLimitS: 0 }, 'timeLimitS'],
    ['more than an hour', { timeLimitS: 3601 }, 'timeLimitS'],
    ['an unsaid limit', { timeLimitS: undefined }, 'timeLimitS'],
    ['points below zero', { pointsPerMatch: -1 }, 'pointsPerMatch'],
    ['too high a bonus', { targetBonus: 1001 }, 'targetBonus'],
    ['text for a number', { timeBonus: '5' }, 'timeBonus'],
  ])('MIT-05 refuses %s', (_, overrides, field) => {
    const parsed = setupSchema.safeParse({ ...aSetup(), ...overrides });
    expect(parsed.error?.issues.map((issue) => issue.path.join('.'))).toContain(field);
  });

  test('whatever comes from outside is parsed or refused, never thrown at', () => {
    const keys = Object.keys(aSetup());
    const anything = fc.dictionary(fc.constantFrom(...keys), fc.anything());
    fc.assert(
      fc.property(anything, (values) => {
        expect(() => setupSchema.safeParse({ ...aSetup(), ...values })).not.toThrow();
      }),
      { numRuns: 300 * inject('runsFactor') },
    );
  });
});

describe('levelSchema', () => {
  test('MIT-02 takes a level and setupOf its part that is played', () => {
    expect(levelSchema.parse(aLevel)).toEqual(aLevel);
    expect(setupOf(aLevel)).toEqual(aSetup({ apart: [] }));
  });

  test.each<[name: string, overrides: Record<string, unknown>, field: string]>([
    ['an id with capitals', { id: 'First' }, 'id'],
    ['an id that ends in a hyphen', { id: 'first-' }, 'id'],
    ['an id that is a path', { id: 'a/b' }, 'id'],
    ['an id too long', { id: 'x'.repeat(41) }, 'id'],
    ['difficulty 0', { difficulty: 0 }, 'difficulty'],
    ['difficulty 4', { difficulty: 4 }, 'difficulty'],
    ['a negative score to unlock', { unlockScore: -1 }, 'unlockScore'],
    ['targets that do not fit', { targetCount: 6, kanjiCount: 6, kanji: kanji.slice(0, 6) }, 'targetCount'],
  ])('MIT-02 refuses %s', (_, overrides, field) => {
    const parsed = levelSchema.safeParse({ ...aLevel, ...overrides });
    expect(parsed.error?.issues.map((issue) => issue.path.join('.'))).toContain(field);
  });
});
