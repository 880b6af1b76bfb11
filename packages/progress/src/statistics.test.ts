import type { GameEvent } from '@michi/game-kit/events';
import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { reached } from './achievements.ts';
import { learnerStatisticsAfter, noLearnerStatistics } from './learner-statistics.ts';
import { runSummarySchema, summaryOf } from './run-summary.ts';
import { accuracyPercent, noStatistics, statisticsSchema, withRun } from './statistics.ts';
import { kanjiAnswered, levelCompleted, runEvents, runOf, runs, today } from './testing.ts';

const after = (...list: ReturnType<typeof runOf>[]) => list.reduce(withRun, noStatistics);

test('GAM-05 every answer is kept with its kanji: right, wrong, with a hint, and when', () => {
  const first = after(runOf([kanjiAnswered(true), kanjiAnswered(false), kanjiAnswered(true, '川', true)]));
  expect(first.kanji).toEqual({
    山: { correct: 1, wrong: 1, hinted: 0, lastAt: 1000 },
    川: { correct: 1, wrong: 0, hinted: 1, lastAt: 1000 },
  });
  expect(first.answers).toEqual({ given: 3, correct: 2 });
  const later = withRun(first, runOf([kanjiAnswered(true)], { at: 500 }));
  expect(later.kanji.山).toEqual({ correct: 2, wrong: 1, hinted: 0, lastAt: 1000 });
});

test('GAM-05 finished games raise the statistics; a lost one is a game played, without points', () => {
  const statistics = after(
    runOf([levelCompleted({ score: 90, mistakes: 2, ms: 70_000 })]),
    runOf([levelCompleted({ score: 60 })]),
    runOf([{ type: 'levelFailed', reason: 'timeUp' }], { game: 'tatakae' }),
  );
  expect(statistics).toMatchObject({
    totalGamesPlayed: 3,
    totalScore: 150,
    bestScore: 90,
    perfectLevels: 1,
    fastestLevelMs: 30_000,
    levels: { mitsukete: { 1: 2 } },
    lost: { tatakae: 1 },
  });
});

test('GAM-05 what achievements of single games ask for: the highest of all runs, or all together; a run that was abandoned adds nothing', () => {
  const [accuracy, grown] = ['otoawase.accuracy', 'hanazono.grown'];
  const did = (best: number, sum: number): GameEvent[] => [
    { type: 'featDone', feat: accuracy, by: 'best', amount: best },
    { type: 'featDone', feat: grown, by: 'sum', amount: sum },
    { type: 'featDone', feat: grown, by: 'sum', amount: 1 },
  ];
  const statistics = after(
    runOf([...did(80, 2), levelCompleted()]),
    runOf([...did(60, 1), { type: 'levelFailed', reason: 'beaten' }]),
    runOf(did(100, 9)),
  );
  expect(statistics.feats).toEqual({ [accuracy]: 80, [grown]: 5 });
  expect(noStatistics.feats).toEqual({});
  const condition = { type: 'feat', feat: grown, target: 4, game: 'hanazono' } as const;
  expect([reached(condition, statistics), reached(condition, noStatistics)]).toEqual([4, 0]);
});

test('MON-02 KOT-05 what counts once for an achievement does so over all runs', () => {
  const poems = 'kotodama.poems';
  const wrote = (...texts: string[]) =>
    runOf([
      ...texts.map((what): GameEvent => ({ type: 'featDone', feat: poems, by: 'different', what })),
      levelCompleted(),
    ]);
  expect(after(wrote('pond', 'pond'), wrote('rain'), wrote('pond')).feats).toEqual({ [poems]: 2 });
  const many = after(wrote(...Array.from({ length: 80 }, (_, index) => `poem ${index}`)));
  expect(many.counted[poems]).toHaveLength(50);
});

test('GAM-05 where nothing could be done wrongly, nothing counts as done without a mistake', () => {
  const made = levelCompleted({ mistakes: null, ms: null });
  expect(after(runOf([kanjiAnswered(true), made]))).toMatchObject({
    totalGamesPlayed: 1,
    perfectLevels: 0,
    flawlessGames: 0,
    fastestLevelMs: null,
  });
});

test('GAM-05 TAT-04 what was only copied is written down with its kanji, and earns nothing that clean work does', () => {
  const copied = (correct: boolean): GameEvent => ({
    ...kanjiAnswered(correct),
    asked: 'copied',
    ms: 60_000,
  });
  const beaten: GameEvent = { type: 'levelFailed', reason: 'beaten' };
  const minutes = Array.from({ length: 30 }, () => copied(true));
  expect(after(runOf([...minutes, beaten]))).toMatchObject({
    totalGamesPlayed: 1,
    flawlessGames: 0,
    bestCleanMs: 0,
    bestStreak: 0,
    answers: { given: 0, correct: 0 },
    kanji: { 山: { correct: 30, wrong: 0 } },
  });
  const mixed = runOf([kanjiAnswered(true), copied(false), kanjiAnswered(true), beaten]);
  expect(after(mixed)).toMatchObject({ flawlessGames: 1, bestStreak: 2, answers: { given: 2, correct: 2 } });
});

test('LRN-02 whoever copied a kanji and left has played on that day', () => {
  const copied: GameEvent = { ...kanjiAnswered(true), asked: 'copied' };
  const left = after(runOf([copied, { type: 'kanjiCompleted', kanji: '山' }]));
  expect(left).toMatchObject({ days: [today.day], solved: { mitsukete: 1 }, totalGamesPlayed: 0 });
});

test('LRN-02 a run that was abandoned counts its answers and its day, and is no game played', () => {
  const left = after(runOf([kanjiAnswered(true), { type: 'comboChanged', combo: 3 }]));
  expect(left).toMatchObject({
    answers: { given: 1, correct: 1 },
    bestCombo: 3,
    days: [today.day],
    totalGamesPlayed: 0,
    levels: {},
    lost: {},
  });
  expect(after(runOf([{ type: 'picked', index: 1 }]))).toEqual(noStatistics);
});

test('the streak counts correct answers in a row, over runs too', () => {
  const [right, wrong] = [kanjiAnswered(true), kanjiAnswered(false)];
  const first = runOf([wrong, right, right]);
  expect(after(first)).toMatchObject({ currentStreak: 2, bestStreak: 2 });
  expect(after(first, runOf([right, right]), runOf([]))).toMatchObject({ currentStreak: 4, bestStreak: 4 });
  expect(after(first, runOf([right, wrong, right]))).toMatchObject({ currentStreak: 1, bestStreak: 3 });
});

test('GAM-05 a run tells the same streaks as its answers one by one', () => {
  fc.assert(
    fc.property(fc.array(runEvents, { maxLength: 8 }), (list) => {
      const statistics = after(...list.map((events) => runOf(events)));
      let [current, best] = [0, 0];
      for (const event of list.flat()) {
        if (event.type !== 'kanjiAnswered' || event.asked === 'copied') continue;
        current = event.correct ? current + 1 : 0;
        best = Math.max(best, current);
      }
      expect([statistics.currentStreak, statistics.bestStreak]).toEqual([current, best]);
    }),
    { numRuns: 200 * inject('runsFactor') },
  );
});

test('ACH-01 the accuracy is the running average of the answers', () => {
  expect(accuracyPercent(noStatistics)).toBeNull();
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1 }), (answers) => {
      let average = 0;
      for (const [index, correct] of answers.entries())
        average = (average * index + (correct ? 100 : 0)) / (index + 1);
      const statistics = after(...answers.map((correct) => runOf([kanjiAnswered(correct)])));
      expect(accuracyPercent(statistics)).toBeCloseTo(average);
    }),
  );
});

test('the days played are known once each, in order, also when the clock went back', () => {
  const onDay = (day: number) => runOf([kanjiAnswered(true)], { day });
  const statistics = after(...[5, 6, 6, 3, 4, 9].map(onDay));
  expect(statistics.days).toEqual([3, 4, 5, 6, 9]);
  expect(statistics.bestDayStreak).toBe(4);
  const long = after(...Array.from({ length: 500 }, (_, day) => onDay(day)));
  expect(long.days).toHaveLength(400);
  expect(long.bestDayStreak).toBe(400);
});

test('GAM-05 whatever happens, the statistics can be stored, only grow, and add up', () => {
  fc.assert(
    fc.property(runs, (list) => {
      let before = noStatistics;
      for (const run of list) {
        const now = withRun(before, run);
        for (const key of ['totalGamesPlayed', 'totalScore', 'bestScore', 'bestStreak', 'bestCombo'] as const)
          expect(now[key]).toBeGreaterThanOrEqual(before[key]);
        expect(now.bestDayStreak).toBeGreaterThanOrEqual(before.bestDayStreak);
        expect(z.parse(runSummarySchema, JSON.parse(JSON.stringify(run)))).toEqual(run);
        before = now;
      }
      expect(z.parse(statisticsSchema, JSON.parse(JSON.stringify(before)))).toEqual(before);
      const byKanji = Object.values(before.kanji);
      const { given, correct } = before.answers;
      const right = byKanji.reduce((sum, kanji) => sum + kanji.correct, 0);
      const wrong = byKanji.reduce((sum, kanji) => sum + kanji.wrong, 0);
      expect(right, 'copied ones too').toBeGreaterThanOrEqual(correct);
      expect(wrong, 'copied ones too').toBeGreaterThanOrEqual(given - correct);
      expect(before.bestStreak).toBeLessThanOrEqual(correct);
    }),
  );
});

test('LRN-01 runs in whatever order they meet, from however many devices, end in the same', () => {
  const shuffled = runs.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(
    fc.property(shuffled, ([list, other]) => {
      expect(learnerStatisticsAfter(noLearnerStatistics, other)).toEqual(
        learnerStatisticsAfter(noLearnerStatistics, list),
      );
    }),
    { numRuns: 100 * inject('runsFactor') },
  );
});

test('a run that has not ended yet tells what happened so far', () => {
  const events = [kanjiAnswered(true), levelCompleted()];
  expect(summaryOf(events.slice(0, 1), today)).toMatchObject({ outcome: 'abandoned', given: 1, score: 0 });
  expect(summaryOf(events, today)).toMatchObject({ outcome: 'won', given: 1, score: 90, activeMs: 30_000 });
});
