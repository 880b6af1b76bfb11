import { type Period, periods } from '@michi/contracts/leaderboards';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { databaseTargets, type TestDatabase } from '../../db/testing.ts';
import { runStore } from '../../testing/store-run.ts';

const dayMs = 24 * 60 * 60 * 1000;
const players = ['p1', 'p2', 'p3'];

/** The total score from which a level is open. */
const unlockScores = { a: 0, b: 6, c: 15 };
type Level = keyof typeof unlockScores;

/** Runs from the end of one year to the beginning of the next, in any order, with few scores, so that many are equal. */
const aRun = fc.record({
  playerId: fc.constantFrom(...players),
  level: fc.constantFrom<Level>('a', 'b', 'c'),
  score: fc.nat(6),
  ranked: fc.boolean(),
  at: fc
    .tuple(fc.nat(45), fc.constantFrom(0, 1, dayMs / 2, dayMs - 1))
    .map(([day, ms]) => Date.UTC(2026, 11, 1 + day) + ms),
});
type PlayedRun = typeof aRun extends fc.Arbitrary<infer Played> ? Played : never;

/** When the period around `at` began, read from the calendar. */
function startOf(period: Period, at: number): number {
  const date = new Date(at);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  const starts = {
    day: Date.UTC(year, month, day),
    week: Date.UTC(year, month, day - sinceMonday),
    month: Date.UTC(year, month),
    all: 0,
  };
  return starts[period];
}

/** The score of every player in every period: the best ranked score of each level, and all of them added up. */
function scoresAfter(runs: readonly PlayedRun[]): Map<string, number> {
  const bestOfLevel = new Map<string, number>();
  for (const { playerId, level, score, at, ranked } of runs) {
    if (!ranked) continue;
    for (const period of periods) {
      const key = `${period} ${startOf(period, at)} ${playerId} of ${level}`;
      bestOfLevel.set(key, Math.max(score, bestOfLevel.get(key) ?? 0));
    }
  }
  const scores = new Map<string, number>();
  for (const [key, best] of bestOfLevel) {
    const place = `${key.slice(0, key.lastIndexOf(' '))} all`;
    if (best > 0) scores.set(key, best).set(place, best + (scores.get(place) ?? 0));
  }
  return scores;
}

/** Every place with its score and the time of the run that last raised it. */
function placesAfter(runs: readonly PlayedRun[]): string[] {
  const places = new Map<string, string>();
  for (const [index, { at }] of runs.entries()) {
    const before = scoresAfter(runs.slice(0, index));
    for (const [place, score] of scoresAfter(runs.slice(0, index + 1)))
      if (score !== before.get(place)) places.set(place, `${place}: ${score} at ${at}`);
  }
  return [...places.values()].sort();
}

describe.each(databaseTargets)('any runs on the leaderboards on $name', ({ lend }) => {
  let target: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    target = await lend();
    database = await target.open();
  });
  afterAll(() => target.remove());

  async function places(): Promise<string[]> {
    const rows = await database.query().selectFrom('leaderboard_scores').selectAll().execute();
    return rows
      .map(({ period, period_start, player_id, level_id, score, reached_at }) => {
        return `${period} ${period_start} ${player_id} of ${level_id || 'all'}: ${score} at ${reached_at}`;
      })
      .sort();
  }

  async function store(runs: readonly PlayedRun[], unlockScore: (level: Level) => number): Promise<void> {
    const storeRun = runStore(database);
    await database.transaction(async () => {
      await database.query().deleteFrom('players').execute();
      const rows = players.map((id) => ({ id, device_key: null, created_at: 0 }));
      await database.query().insertInto('players').values(rows).execute();
      for (const { ranked, ...run } of runs)
        await storeRun({ ...run, ranksFrom: ranked ? unlockScore(run.level) : null });
    });
  }
  const manyRuns = fc.array(aRun, { maxLength: 25, size: 'max' });

  test('API-09 a score is the best ranked score of a level in the period, or the sum of those of all levels', async () => {
    await fc.assert(
      fc.asyncProperty(manyRuns, async (runs) => {
        await store(runs, () => 0);
        expect(await places()).toEqual(placesAfter(runs));
      }),
      { numRuns: 60 * inject('runsFactor') },
    );
  });

  test('API-09 a run of a locked level counts as if its level had been open, once the total has opened it', async () => {
    /** All points of a player, those of runs that are not ranked too. */
    const totalOf = (player: string, runs: readonly PlayedRun[]) =>
      runs.reduce((sum, { playerId, score }) => sum + (playerId === player ? score : 0), 0);
    await fc.assert(
      fc.asyncProperty(manyRuns, async (unsorted) => {
        const runs = unsorted.toSorted((one, other) => one.at - other.at);
        await store(runs, (level) => unlockScores[level]);
        const opened = runs.filter(({ playerId, level }) => unlockScores[level] <= totalOf(playerId, runs));
        expect(await places()).toEqual(placesAfter(opened));
      }),
      { numRuns: 60 * inject('runsFactor') },
    );
  });
});
