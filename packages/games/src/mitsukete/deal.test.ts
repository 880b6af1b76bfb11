import { seededRandom } from '@michi/game-kit/random';
import { mayBeReadAlike, shareAnyMeaning } from '@michi/kanji/apart';
import { aSetup } from '@michi/testing/mitsukete-table';
import * as fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { daySheet } from './day-sheet.ts';
import { deal } from './deal.ts';
import { levelSchema, type Setup, setupOf, setupSchema } from './level.ts';
import levels from './levels.json' with { type: 'json' };
import { standardLevels } from './standard-levels.ts';

/** How many cards each kanji has, for the targets and for the rest. */
function counts(setup: Setup, seed: number) {
  const { cards, targets } = deal(setup, seededRandom(seed));
  const ofTargets = new Map<string, number>();
  const ofFillers = new Map<string, number>();
  for (const { kanji, isTarget } of cards) {
    const own = isTarget ? ofTargets : ofFillers;
    own.set(kanji, (own.get(kanji) ?? 0) + 1);
  }
  return { cards, targets, ofTargets, fillers: [...ofFillers.values()].sort((a, b) => b - a), ofFillers };
}

/** Any setup the schema takes. */
const setups = fc
  .record({
    rows: fc.integer({ min: 3, max: 8 }),
    cols: fc.integer({ min: 3, max: 8 }),
    a: fc.nat(),
    b: fc.nat(),
  })
  .map(({ rows, cols, a, b }) => {
    const targetCount = 1 + (a % Math.floor((rows * cols) / 3));
    const kanjiCount = targetCount + 1 + (b % (60 - targetCount));
    const kanji = Array.from({ length: 60 }, (_, index) => String.fromCodePoint(0x4e00 + index));
    return setupSchema.parse(aSetup({ rows, cols, targetCount, kanjiCount, kanji }));
  });

describe('deal', () => {
  test.each([
    // rows, cols, targets, kanji drawn → cards of each filler
    [4, 4, 3, 5, [4, 3]],
    [4, 4, 3, 4, [7]],
    [4, 4, 3, 8, [4, 3]],
    [5, 5, 3, 8, [4, 3, 3, 3, 3]],
    [6, 6, 4, 7, [9, 9, 6]],
    [6, 5, 6, 10, [3, 3, 3, 3]],
    [4, 5, 6, 8, [2]],
    [3, 3, 3, 3, []],
  ])(
    'MIT-05 %i × %i cards, %i targets of %i kanji: fillers %j',
    (rows, cols, targetCount, kanjiCount, fillers) => {
      const kanji = [...'山川日月木火水金土本'];
      const setup = setupSchema.parse(aSetup({ rows, cols, targetCount, kanjiCount, kanji }));
      const dealt = counts(setup, 1);
      expect(dealt.cards).toHaveLength(rows * cols);
      expect([...dealt.ofTargets.values()]).toEqual(Array.from({ length: targetCount }, () => 3));
      expect(dealt.fillers).toEqual(fillers);
    },
  );

  test('MIT-05 on any grid: three copies of each target, fillers in threes, the rest repeats', () => {
    fc.assert(
      fc.property(setups, fc.nat(), (setup, seed) => {
        const { cards, targets, ofTargets, fillers, ofFillers } = counts(setup, seed);
        expect(cards).toHaveLength(setup.rows * setup.cols);
        expect(new Set(targets).size).toBe(setup.targetCount);
        expect(new Set(ofTargets.keys())).toEqual(new Set(targets));
        expect([...ofTargets.values()].every((count) => count === 3)).toBe(true);
        expect(targets.filter((kanji) => ofFillers.has(kanji))).toEqual([]);
        expect(ofTargets.size + ofFillers.size).toBeLessThanOrEqual(setup.kanjiCount);

        const spare = cards.length - 3 * targets.length;
        if (spare >= 3) expect(fillers.at(-1)).toBeGreaterThanOrEqual(3);
        expect(fillers.filter((count) => count % 3 !== 0).length).toBe(spare % 3 === 0 ? 0 : 1);
      }),
      { numRuns: 500 * inject('runsFactor') },
    );
  });

  test.each(standardLevels())('MIT-05 $id: every filler has its set of three', (level) => {
    for (let seed = 0; seed < 20; seed++)
      expect(counts(level, seed).fillers.at(-1)).toBeGreaterThanOrEqual(3);
  });

  test('MIT-05 every kanji of the level becomes a target and lies at every place', () => {
    const asTarget = new Map<string, number>();
    const firstCards = new Map<string, number>();
    for (let seed = 0; seed < 2_000; seed++) {
      const { targets, cards } = deal(aSetup(), seededRandom(seed));
      for (const kanji of targets) asTarget.set(kanji, (asTarget.get(kanji) ?? 0) + 1);
      const first = cards[0]?.kanji ?? '';
      firstCards.set(first, (firstCards.get(first) ?? 0) + 1);
    }
    for (const kanji of aSetup().kanji) {
      expect(Math.abs((asTarget.get(kanji) ?? 0) - 1_200), kanji).toBeLessThan(100);
      expect(Math.abs((firstCards.get(kanji) ?? 0) - 400), kanji).toBeLessThan(100);
    }
  });

  test('GAM-02 the same seed deals the same board', () => {
    expect(deal(aSetup(), seededRandom(5))).toEqual(deal(aSetup(), seededRandom(5)));
    expect(deal(aSetup(), seededRandom(5))).not.toEqual(deal(aSetup(), seededRandom(6)));
  });

  test.each([
    ...standardLevels(),
    ...z.parse(z.array(levelSchema), levels),
    ...Array.from({ length: 60 }, (_, day) => daySheet(20_000 + day).level),
  ])('ANS-01 MIT-05 $id: no card shares a meaning or a reading with a target', (level) => {
    const setup = setupOf(level);
    for (let seed = 0; seed < 20 * inject('runsFactor'); seed++) {
      const { cards, targets } = deal(setup, seededRandom(seed));
      const kanji = [...new Set(cards.map((card) => card.kanji))];
      expect(kanji.length).toBeGreaterThan(targets.length);
      const alike = targets.flatMap((target) =>
        kanji
          .filter((other) => other !== target)
          .filter((other) => shareAnyMeaning(target, other) || mayBeReadAlike(target, other))
          .map((other) => target + other),
      );
      expect(alike).toEqual([]);
    }
  });
});
