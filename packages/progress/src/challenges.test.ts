import type { GameEvent } from '@michi/game-kit/events';
import { expect, test } from 'vitest';
import {
  type Challenged,
  type ChallengeId,
  challengeOf,
  challenges,
  claimable,
  claimedSpan,
  claimedXp,
  matteringFrom,
  reachedIn,
  turnsOf,
  withClaims,
} from './challenges.ts';
import { nextCosmetic, owns } from './cosmetics.ts';
import { dayTally, withRuns } from './day-tally.ts';
import { currentLevel, experience } from './experience.ts';
import type { RunSummary } from './run-summary.ts';
import { kanjiAnswered, levelCompleted, runOf } from './testing.ts';

const dayOf = (date: string): number => Date.parse(date) / 86_400_000;
const today = dayOf('2026-11-24'); // a Tuesday
const inApril = dayOf('2026-04-02');

const slow = { ms: 200_000, mistakes: 1 } as const;
const combo = (combo: number): GameEvent => ({ type: 'comboChanged', combo });
const run = (events: readonly GameEvent[], day = today): RunSummary => runOf(events, { day });
const won = (override: Parameters<typeof levelCompleted>[0], day = today) =>
  run([levelCompleted({ ...slow, ...override })], day);
const many = (count: number, make: (index: number) => RunSummary): RunSummary[] =>
  Array.from({ length: count }, (_, index) => make(index));
const kanji = (index: number): string => String.fromCodePoint(0x4e00 + index);
const right = (index: number, day = today) => run([kanjiAnswered(true, kanji(index))], day);

const stood = (runs: readonly RunSummary[], claimed: Challenged['claimed'] = {}): Challenged => ({
  days: withRuns({}, runs),
  claimed,
});

/** What just does not reach a challenge, and the last thing that does. */
const lastSteps: Record<ChallengeId, [before: RunSummary[], last: RunSummary, day?: number]> = {
  points_hunter: [[won({ score: 499 }), won({ score: 499 })], won({ score: 500 })],
  triple_perfect: [[won({ mistakes: 0 }), won({ mistakes: 0 }), won({})], won({ mistakes: 0 })],
  speed_run: [[won({ ms: 90_000 })], won({ ms: 89_999 })],
  kanji_master: [
    [...many(49, (index) => right(index)), right(0), run([kanjiAnswered(false, kanji(50))])],
    right(51, today - 1),
  ],
  combo_king: [
    [...many(11, () => run([combo(3), combo(9), combo(4)])), run([combo(1)])],
    run([combo(2)], today - 1),
  ],
  marathon_runner: [many(19, () => won({})), won({}, today - 1)],
  sakura_festival: [
    [
      ...many(99, (index) => right(index, inApril - 3)),
      run([kanjiAnswered(false), kanjiAnswered(true), kanjiAnswered(true, '川', true)], inApril),
    ],
    right(3, inApril),
    inApril,
  ],
};

test('ACH-03 there are seven challenges, three a day, three a week and one at its season', () => {
  expect(challenges.map(({ id, span, target }) => [id, span, target])).toEqual([
    ['points_hunter', 'day', 500],
    ['triple_perfect', 'day', 3],
    ['speed_run', 'day', 1],
    ['kanji_master', 'week', 50],
    ['combo_king', 'week', 100],
    ['marathon_runner', 'week', 20],
    ['sakura_festival', 'season', 100],
  ]);
});

test.each(Object.entries(lastSteps))('ACH-03 %s is reached by its last step, not before', (id, steps) => {
  const [before, last, day = today] = steps;
  const stateOf = (runs: RunSummary[]) =>
    turnsOf(challengeOf(id as ChallengeId), stood(runs), day).map(({ state }) => state);
  expect(stateOf(before)).toEqual(['open']);
  expect(stateOf([...before, last])).toEqual(['claimable']);
});

test('ACH-03 what belongs to another day or week counts for nothing', () => {
  const { days } = stood([won({ score: 900 }, today - 1), won({}, today - 2), won({}, today + 6)]);
  const span = { start: today, end: today, claimableUntil: today + 1 };
  expect(reachedIn(challengeOf('points_hunter'), days, span)).toBe(0);
  const week = turnsOf(challengeOf('marathon_runner'), { days, claimed: {} }, today);
  expect(week.map(({ reached, span }) => [reached, span.start])).toEqual([[1, today - 1]]);
});

test('ACH-03 a reward lies ready until the next day, or week, is over; then it has expired', () => {
  const daily = (day: number, claimed = {}) =>
    turnsOf(challengeOf('points_hunter'), stood([won({ score: 500 })], claimed), day).map(
      ({ state, span }) => [state, span.start - today],
    );
  expect(daily(today)).toEqual([['claimable', 0]]);
  expect(daily(today + 1)).toEqual([
    ['open', 1],
    ['claimable', 0],
  ]);
  expect(daily(today + 2)).toEqual([
    ['open', 2],
    ['expired', 0],
  ]);
  expect(daily(today + 3)).toEqual([['open', 3]]);
  const claimed = withClaims({}, [{ challenge: 'points_hunter', start: today }]);
  expect(daily(today, claimed)).toEqual([['claimed', 0]]);
  expect(daily(today + 1, claimed)).toEqual([['open', 1]]);

  const weekly = (day: number) =>
    turnsOf(challengeOf('marathon_runner'), stood(many(20, () => won({}))), day).map(({ state }) => state);
  expect(weekly(today + 6)).toEqual(['open', 'claimable']);
  expect(weekly(today + 13)).toEqual(['open', 'expired']);
  expect(weekly(today + 20)).toEqual(['open']);
});

test('ACH-03 a season is open in its days, waits two weeks for who has earned it, and comes again', () => {
  const season = (count: number, date: string) => {
    const runs = many(count, (index) => right(index, inApril));
    const [turn] = turnsOf(challengeOf('sakura_festival'), stood(runs), dayOf(date));
    return [turn?.state, turn && turn.span.start - dayOf('2026-03-20')];
  };
  expect(season(0, '2026-03-20')).toEqual(['open', 0]);
  expect(season(100, '2026-04-10')).toEqual(['claimable', 0]);
  expect(season(100, '2026-04-24')).toEqual(['claimable', 0]);
  expect(season(99, '2026-04-11')).toEqual(['expired', 0]);
  expect(season(100, '2026-04-25')).toEqual(['coming', 365]);
});

test('ACH-03 a claim counts once, and brings experience; some times it brings a cosmetic', () => {
  const claim = { challenge: 'speed_run', start: today } as const;
  const once = withClaims({}, [claim, claim]);
  expect(withClaims(once, [claim])).toBe(once);
  expect(claimedXp(once)).toBe(120);
  expect(currentLevel(experience({ achievements: { first_100: 1, zen_master: 1 }, claimed: once }))).toBe(1);
  expect(experience({ achievements: { first_100: 1 }, claimed: once })).toBe(170);
  expect(owns({}, 'sumi')).toBe(true);
  const twice = withClaims(once, [{ ...claim, start: today + 1 }]);
  expect([owns(twice, 'tea'), nextCosmetic(once, 'speed_run'), nextCosmetic(twice, 'speed_run')]).toEqual([
    false,
    null,
    'tea',
  ]);
  const thrice = withClaims(twice, [{ ...claim, start: today + 2 }]);
  expect([owns(thrice, 'tea'), nextCosmetic(thrice, 'speed_run')]).toEqual([true, null]);
});

test.each<[ChallengeId, start: number, day: number, trueDay: number, meant: number | string]>([
  ['points_hunter', 0, 0, 0, 0],
  ['points_hunter', -1, 0, 0, -1],
  ['points_hunter', -2, 0, 0, 'expired'],
  ['points_hunter', 1, 0, 0, 'notBegun'],
  ['points_hunter', 1, 1, 0, 0], // a clock that is a day ahead
  ['points_hunter', -1, -1, 0, 0], // or behind
  ['points_hunter', -365, -365, 0, 0], // or set to last year
  ['kanji_master', 0, 0, 0, 'noStart'], // a Tuesday
  ['kanji_master', -1, 0, 0, -1],
  ['kanji_master', -8, 0, 0, -8],
  ['kanji_master', -15, 0, 0, 'expired'],
  ['kanji_master', 6, 6, 5, -1], // ahead, on a Sunday
  ['sakura_festival', dayOf('2026-03-20') - today, 0, 0, 'expired'],
])(
  'ACH-03 %s: a claim for day %i that a device has made on its day %i, truly %i, means %s',
  (challenge, start, day, trueDay, meant) => {
    const span = claimedSpan({ challenge, start: today + start }, today + day, today + trueDay);
    expect(typeof span === 'string' ? span : span.start - today).toBe(meant);
  },
);

test('ACH-03 what may still be shown or claimed is asked for, and no more', () => {
  expect(matteringFrom(today)).toBe(dayOf('2026-11-09'));
  expect(matteringFrom(dayOf('2026-04-24'))).toBe(dayOf('2026-03-20'));
  expect(matteringFrom(dayOf('2026-04-25'))).toBe(dayOf('2026-04-06'));
  expect(
    claimable(stood([won({ score: 900, ms: 10_000 })]), today).map(({ challenge }) => challenge.id),
  ).toEqual(['points_hunter', 'speed_run']);
  expect(dayTally.parse(Object.values(stood([won({})]).days)[0])).toMatchObject({ levels: 1 });
});
