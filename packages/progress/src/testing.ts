import type { Asked, GameEvent } from '@michi/game-kit/events';
import * as fc from 'fast-check';
import { noStatistics, type Played, type Statistics, withEvent } from './statistics.ts';

/** One event with the place and time it happened at. */
export interface Happening {
  readonly event: GameEvent;
  readonly played: Played;
}

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
    type: fc.constant('levelCompleted' as const),
    score: count(6000),
    mistakes: count(2),
    bestCombo: count(12),
    ms: count(120_000),
  }),
  fc.constant({ type: 'levelFailed', reason: 'timeUp' } as const),
);
const played: fc.Arbitrary<Played> = fc.record({
  game: fc.constantFrom('mitsukete', 'jukugo', 'tabibito'),
  level: fc.constantFrom('1', '2', '3', '4', '5', '6'),
  at: count(10 ** 12),
  day: fc.integer({ min: 20_000, max: 20_020 }),
});

/** A life of playing, in any order. */
export const happenings: fc.Arbitrary<Happening[]> = fc.array(fc.record({ event, played }), {
  maxLength: 120,
  size: 'max',
});

export const statisticsOf = (list: readonly Happening[]): Statistics =>
  list.reduce((statistics, { event, played }) => withEvent(statistics, event, played), noStatistics);

export const today: Played = { game: 'mitsukete', level: '1', at: 1000, day: 20_000 };

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

export const kanjiAnswered = (correct: boolean, kanji = '山', hinted = false): GameEvent => ({
  type: 'kanjiAnswered',
  kanji,
  skill: 'recognition',
  asked: { of: 4 },
  correct,
  hinted,
  ms: 800,
});
