import type { Asked } from '@michi/game-kit/events';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Answer, memoryOf, recallOn } from './memory.ts';

const asked: fc.Arbitrary<Asked> = fc.oneof(
  fc.constantFrom('typed' as const, 'drawn' as const, 'copied' as const),
  fc.record({ of: fc.integer({ min: 2, max: 25 }) }),
);

/** Answers of two devices, so close together that their order hangs on runs and numbers too. */
const answers: fc.Arbitrary<Answer[]> = fc.uniqueArray(
  fc
    .record({
      at: fc.integer({ min: 0, max: 40 }),
      runId: fc.constantFrom('one', 'other'),
      number: fc.nat(30),
      asked,
      correct: fc.boolean(),
      hinted: fc.boolean(),
    })
    .map((answer) => ({
      ...answer,
      item: 'k:木',
      skill: 'meaning' as const,
      day: Math.floor(answer.at / 2),
    })),
  { selector: ({ at, runId, number }) => `${at} ${runId} ${number}`, maxLength: 60 },
);

test('MEM-03 answers end in the same memory, in whatever order they arrive', () => {
  fc.assert(
    fc.property(
      answers.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        expect(memoryOf(shuffled)).toEqual(memoryOf(all));
      },
    ),
  );
});

test('MEM-01 what is remembered fades from day to day, and is never sure nor lost for good', () => {
  fc.assert(
    fc.property(answers, fc.nat(3_000), (all, later) => {
      const memory = memoryOf(all);
      if (memory === null) return;
      const [sooner, then] = [
        recallOn(memory, memory.day + later),
        recallOn(memory, memory.day + later + 30),
      ];
      expect(then).toBeLessThan(sooner);
      expect(then).toBeGreaterThan(0);
      expect(memory.stability).toBeGreaterThan(0);
    }),
  );
});
