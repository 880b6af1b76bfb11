import type { Asked, EventOf, GameEvent, Skill } from '@michi/game-kit/events';
import * as fc from 'fast-check';
import type { Card } from './memory.ts';
import { type RunPlayed, type RunSummary, summaryOf } from './run-summary.ts';

const count = (max: number) => fc.integer({ min: 0, max });
const event: fc.Arbitrary<GameEvent> = fc.oneof(
  fc.record({ type: fc.constant('picked' as const), index: count(20) }),
  fc.record({
    type: fc.constant('kanjiAnswered' as const),
    kanji: fc.constantFrom('山', '川', '日'),
    skill: fc.constantFrom('recognition', 'meaning', 'reading', 'writing', 'use'),
    asked: fc.constantFrom<Asked>('typed', 'drawn', 'copied', { of: 4 }),
    correct: fc.boolean(),
    hinted: fc.boolean(),
    ms: count(9000),
  }),
  fc.constant({ type: 'mistakeMade' } as const),
  fc.record({ type: fc.constant('kanjiCompleted' as const), kanji: fc.constantFrom('山', '火山') }),
  fc.record({ type: fc.constant('scoreGained' as const), points: count(500), combo: count(9) }),
  fc.record({ type: fc.constant('comboChanged' as const), combo: count(12) }),
  fc.record({
    type: fc.constant('featDone' as const),
    feat: fc.constantFrom('otoawase.accuracy', 'hanazono.grown'),
    by: fc.constantFrom('best', 'sum'),
    amount: count(100),
  }),
  fc.record({
    type: fc.constant('featDone' as const),
    feat: fc.constant('kotodama.poems'),
    by: fc.constant('different' as const),
    what: fc.constantFrom('pond', 'rain', 'moon'),
  }),
);
const end = fc.oneof<fc.MaybeWeightedArbitrary<readonly GameEvent[]>[]>(
  fc.constant([]),
  fc.constant([{ type: 'levelFailed', reason: 'timeUp' } as const]),
  fc
    .record({
      type: fc.constant('levelCompleted' as const),
      score: count(6000),
      mistakes: count(2),
      bestCombo: count(12),
      ms: count(120_000),
    })
    .map((completed) => [completed]),
);

/** The events of one run. */
export const runEvents: fc.Arbitrary<GameEvent[]> = fc
  .tuple(fc.array(event, { maxLength: 12 }), end)
  .map(([events, last]) => [...events, ...last]);

/** A life of playing: runs with ids of their own, in any order. */
export const runs: fc.Arbitrary<RunSummary[]> = fc
  .array(
    fc.record({
      events: runEvents,
      game: fc.constantFrom('mitsukete', 'jukugo', 'tabibito'),
      level: fc.constantFrom('1', '2', '3', '4', '5', '6'),
      at: count(500),
      day: fc.integer({ min: 20_000, max: 20_020 }),
      hour: fc.nat({ max: 23 }),
    }),
    { maxLength: 40, size: 'max' },
  )
  .map((list) =>
    list.map(({ events, ...played }, index) => summaryOf(events, { ...played, runId: `run-${index}` })),
  );

export const today: RunPlayed = {
  runId: 'run',
  game: 'mitsukete',
  level: '1',
  at: 1000,
  day: 20_000,
  hour: 12,
};

/** A run of these events. */
export const runOf = (events: readonly GameEvent[], played: Partial<RunPlayed> = {}): RunSummary =>
  summaryOf(events, { ...today, ...played });

/** A finished level, without a mistake in half a minute unless said otherwise. */
export const levelCompleted = (
  override: Partial<Extract<GameEvent, { type: 'levelCompleted' }>> = {},
): GameEvent => ({
  type: 'levelCompleted',
  score: 90,
  mistakes: 0,
  bestCombo: 3,
  ms: 30_000,
  ...override,
});

export const kanjiAnswered = (correct: boolean, kanji = '山', hinted = false): EventOf<'kanjiAnswered'> => ({
  type: 'kanjiAnswered',
  kanji,
  skill: 'recognition',
  asked: { of: 4 },
  correct,
  hinted,
  ms: 800,
});

export const cardKanji = ['木', '林', '森', '日'];
/** The day on which the cards are looked at. */
export const learnersDayOfCards = 20_000;

/** What may be remembered: one card for each kanji and skill. */
export const cards: fc.Arbitrary<Card[]> = fc.uniqueArray(
  fc.record({
    kanji: fc.constantFrom(...cardKanji),
    skill: fc.constantFrom<Skill>('recognition', 'meaning', 'reading', 'writing', 'use'),
    stability: fc.double({ min: 0.1, max: 400, noNaN: true }),
    difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
    day: fc.integer({ min: learnersDayOfCards - 200, max: learnersDayOfCards }),
  }),
  { selector: ({ kanji, skill }) => kanji + skill, maxLength: 20 },
);
