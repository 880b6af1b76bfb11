import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { accuracyPercent, currentLevel, noStatistics, statisticsSchema, withEvent } from './statistics.ts';
import { happenings, kanjiAnswered, levelCompleted, statisticsOf, today } from './testing.ts';

const after = (...events: Parameters<typeof withEvent>[1][]) =>
  statisticsOf(events.map((event) => ({ event, played: today })));

test('GAM-05 every answer is kept with its kanji: right, wrong, with a hint, and when', () => {
  const first = after(kanjiAnswered(true), kanjiAnswered(false), kanjiAnswered(true, '川', true));
  expect(first.kanji).toEqual({
    山: { correct: 1, wrong: 1, hinted: 0, lastAt: 1000 },
    川: { correct: 1, wrong: 0, hinted: 1, lastAt: 1000 },
  });
  expect(first.answers).toEqual({ given: 3, correct: 2 });
});

test('GAM-05 finished games raise the statistics; a lost one is a game played, without points', () => {
  const statistics = after(
    levelCompleted({ score: 90, mistakes: 2, ms: 70_000 }),
    levelCompleted({ score: 60 }),
    { type: 'levelFailed', reason: 'timeUp' },
  );
  expect(statistics).toMatchObject({
    totalGamesPlayed: 3,
    totalScore: 150,
    bestScore: 90,
    perfectLevels: 1,
    fastestLevelMs: 30_000,
    levels: { mitsukete: { 1: 2 } },
  });
});

test('the streak counts correct answers in a row', () => {
  const right = kanjiAnswered(true);
  expect(after(right, right, right, kanjiAnswered(false), right)).toMatchObject({
    currentStreak: 1,
    bestStreak: 3,
  });
});

test.each([
  [0, 1],
  [999, 1],
  [1000, 2],
  [2500, 3],
])('ACH-01 with %i XP the learner is at level %i', (totalXP, level) => {
  expect(currentLevel({ ...noStatistics, totalXP })).toBe(level);
});

test('ACH-01 the accuracy is the running average of the answers', () => {
  expect(accuracyPercent(noStatistics)).toBeNull();
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1 }), (answers) => {
      let average = 0;
      for (const [index, correct] of answers.entries())
        average = (average * index + (correct ? 100 : 0)) / (index + 1);
      expect(accuracyPercent(after(...answers.map((correct) => kanjiAnswered(correct))))).toBeCloseTo(
        average,
      );
    }),
  );
});

test('the days played are known once each, in order, also when the clock went back', () => {
  const onDay = (day: number) => ({ event: kanjiAnswered(true), played: { ...today, day } });
  const statistics = statisticsOf([5, 6, 6, 3, 4, 9].map(onDay));
  expect(statistics.days).toEqual([3, 4, 5, 6, 9]);
  expect(statistics.bestDayStreak).toBe(4);
  const long = statisticsOf(Array.from({ length: 500 }, (_, day) => onDay(day)));
  expect(long.days).toHaveLength(400);
  expect(long.bestDayStreak).toBe(400);
});

test('GAM-05 whatever happens, the statistics can be stored, only grow, and add up', () => {
  fc.assert(
    fc.property(happenings, (list) => {
      let before = noStatistics;
      for (const { event, played } of list) {
        const now = withEvent(before, event, played);
        for (const key of ['totalGamesPlayed', 'totalScore', 'bestScore', 'bestStreak', 'bestCombo'] as const)
          expect(now[key]).toBeGreaterThanOrEqual(before[key]);
        expect(now.bestDayStreak).toBeGreaterThanOrEqual(before.bestDayStreak);
        before = now;
      }
      const stored = z.parse(statisticsSchema, JSON.parse(JSON.stringify(before)));
      expect(stored).toEqual(before);
      const byKanji = Object.values(before.kanji);
      const { given, correct } = before.answers;
      expect(byKanji.reduce((sum, kanji) => sum + kanji.correct, 0)).toBe(correct);
      expect(byKanji.reduce((sum, kanji) => sum + kanji.correct + kanji.wrong, 0)).toBe(given);
      expect(before.bestStreak).toBeLessThanOrEqual(correct);
    }),
  );
});
