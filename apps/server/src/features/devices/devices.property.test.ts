import { deviceRevoked } from '@michi/contracts/contract';
import { periods } from '@michi/contracts/leaderboards';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { databaseTargets, type TestDatabase } from '../../db/testing.ts';
import { createWriteQueue } from '../../db/write-queue.ts';
import { createBackgroundJobs } from '../../pacing/jobs.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import { runStore, testRunWriter } from '../../testing/store-run.ts';
import { aDevice } from '../../testing/test-server.ts';
import { aUser } from '../../testing/users.ts';
import { createSessions } from '../accounts/sessions.ts';
import { createSessionsRepository } from '../accounts/sessions-repository.ts';
import { createLeaderboardsRepository } from '../leaderboards/repository.ts';
import { createLeaderboardsService } from '../leaderboards/service.ts';
import { createLearningRepository } from '../learning/repository.ts';
import { createProgressRepository } from '../progress/repository.ts';
import { createProgressService } from '../progress/service.ts';
import { createResultsRepository } from '../results/repository.ts';
import { createTicketsRepository } from '../results/tickets-repository.ts';
import { createTabibitoRepository } from '../tabibito/repository.ts';
import { createDevicesRepository } from './repository.ts';
import { createDevicesService } from './service.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** A session that is used no more ends after so long. */
const sessionUnusedMs = 30 * dayMs;
const revoked = { status: 401, code: deviceRevoked };
const start = Date.UTC(2026, 10, 29, 20);
const users = ['aiko', 'ben'];
const slot = fc.nat({ max: 1 });

const act = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('play' as const),
      slot,
      level: fc.constantFrom('a', 'b'),
      score: fc.integer({ min: 1, max: 5 }),
      ranksFrom: fc.constantFrom(null, 0, 0, 7, 15),
      hours: fc.nat({ max: 30 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('join' as const), slot, user: fc.nat({ max: 1 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('leave' as const), slot }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('signOut' as const), user: fc.nat({ max: 1 }) }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;
/** The account that a device has joined, and until when it plays for it. */
interface Joined {
  readonly user: number;
  until: number;
}
type Played = Extract<Act, { act: 'play' }> & { device: string; at: number };

describe.each(databaseTargets)('devices and accounts on $name', ({ lend }) => {
  let target: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    target = await lend();
    database = await target.open();
  });
  afterAll(async () => {
    await target.remove();
    expect(failures).toEqual([]);
  });

  const failures: unknown[] = [];

  function parts() {
    const results = createResultsRepository(database);
    let now = start;
    const repository = createDevicesRepository(database);
    const playerOf = (key: string) => repository.playerOf(key, now);
    const progress = createProgressService(createProgressRepository(database), playerOf);
    const leaderboards = createLeaderboardsService(
      createLeaderboardsRepository(database),
      playerOf,
      () => now,
    );
    const journeys = createTabibitoRepository(database);
    const queue = createWriteQueue(database);
    const sessions = createSessions({
      repository: createSessionsRepository(database),
      queue,
      now: () => now,
    });
    const devices = createDevicesService({
      repository,
      queue,
      now: () => now,
      jobs: createBackgroundJobs({ onFailure: (error) => failures.push(error), pause: async () => {} }),
      merge: [createTicketsRepository(database).merge, progress.merge, journeys.merge],
      handOver: [
        createLearningRepository(database).handOverKanji,
        async (from, into) => {
          const { others } = await results.runsToHandOver(from, into);
          await results.handOver(others, into);
          return others.length > 0;
        },
        (_, into) => testRunWriter(database).rankOpened(into),
        leaderboards.handOver,
      ],
    });
    const store = runStore(database);
    return {
      sessions,
      progress,
      leaderboards,
      /** Joins an account by a new session. */
      async join(device: string, userId: string) {
        const caller = await sessions.findCaller(await sessions.signIn(userId, 'test', null));
        if (!caller) throw new Error('nobody has signed in');
        return devices.join(device, caller);
      },
      wait: (hours: number) => {
        now += hours * hourMs;
        return now;
      },
      play: ({ device, level, score, ranksFrom, at }: Played) =>
        database.transaction(async () => {
          const playerId = await repository.playerFor(deviceKey(device), at);
          await store({ playerId, level, score, ranksFrom, at });
          const day = Math.floor(at / dayMs);
          await journeys.insert({
            player_id: playerId,
            module_id: level,
            xp: 20,
            day,
            kanji: '',
            completed_at: at,
          });
        }),
      /** What a device is shown of its journey: each module with the day it was completed. */
      async journey(device: string) {
        const playerId = await playerOf(deviceKey(device));
        return journeys.completions(playerId ?? '');
      },
      /** What a device is shown of the lists: its own score on each, and when it was reached. */
      async statistics(device: string) {
        const playerId = await playerOf(deviceKey(device));
        const rows = await database
          .query()
          .selectFrom('leaderboard_scores')
          .select(['period', 'period_start', 'score', 'reached_at'])
          .where('player_id', '=', playerId)
          .execute();
        return rows.map((row) => Object.values(row).join(' ')).sort();
      },
    };
  }

  /** The same runs, played by one player who never had another device. */
  async function playedByOne(runs: readonly Played[]) {
    const one = parts();
    const device = aDevice();
    for (const run of runs) await one.play({ ...run, device });
    return [
      await one.progress.ofDevice(device, 'mitsukete'),
      await one.statistics(device),
      await one.journey(device),
    ];
  }

  test('AUT-09 AUT-12 an account has what its devices reached while its sessions lived, as if all had been played on one; a device whose session is over has nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 30, size: 'max' }), async (acts) => {
        await database.query().deleteFrom('players').execute();
        await database.query().deleteFrom('users').execute();
        await database
          .query()
          .insertInto('users')
          .values(users.map((name) => aUser(name)))
          .execute();
        const { sessions, join, progress, wait, play, statistics, journey } = parts();
        const slots = [aDevice(), aDevice()];
        const known = new Set(slots);
        const joined = new Map<string, Joined>();
        const runs: Played[] = [];
        const isRevoked = (device: string) => (joined.get(device)?.until ?? Infinity) < wait(0);
        for (const next of acts) {
          const device = 'slot' in next ? (slots[next.slot] ?? '') : '';
          if (next.act === 'play') {
            const run = { ...next, device, at: wait(next.hours) };
            if (isRevoked(device)) await expect(play(run)).rejects.toMatchObject(revoked);
            else {
              await play(run);
              runs.push(run);
            }
          } else if (next.act === 'leave') {
            slots[next.slot] = aDevice();
            known.add(slots[next.slot] ?? '');
          } else if (next.act === 'signOut') {
            await sessions.endAll(users[next.user] ?? '');
            for (const device of joined.values()) if (device.user === next.user) device.until = -Infinity;
          } else {
            const joining = join(device, users[next.user] ?? '');
            const before = joined.get(device);
            if (before && before.user !== next.user)
              await expect(joining).rejects.toMatchObject(isRevoked(device) ? revoked : { status: 409 });
            else {
              expect(await joining).toBe(!before);
              joined.set(device, { user: next.user, until: wait(0) + sessionUnusedMs });
            }
          }
        }

        const stored = await database.query().selectFrom('game_results').select('id').execute();
        expect(stored).toHaveLength(runs.length);
        const ownerOf = (device: string) => joined.get(device)?.user ?? device;
        for (const device of known) {
          const own = runs.filter((run) => ownerOf(run.device) === ownerOf(device));
          const told = () =>
            Promise.all([progress.ofDevice(device, 'mitsukete'), statistics(device), journey(device)]);
          if (isRevoked(device)) await expect(told()).rejects.toMatchObject(revoked);
          else expect(await told()).toEqual(await playedByOne(own));
        }
      }),
      { numRuns: 40 * inject('runsFactor') },
    );
  });

  test('AUT-12 an account stands on a list once, under its name; a guest stands there without one', async () => {
    await database.query().deleteFrom('players').execute();
    await database.query().deleteFrom('users').execute();
    await database.query().insertInto('users').values(aUser('aiko')).execute();
    const { join, leaderboards, play, wait } = parts();
    const [phone, laptop, guest] = [aDevice(), aDevice(), aDevice()];
    const run = { act: 'play', slot: 0, level: 'a', score: 3, ranksFrom: 0, hours: 0 } as const;
    for (const device of [phone, laptop, guest]) await play({ ...run, device, at: wait(0) });
    await play({ ...run, level: 'b', device: laptop, at: wait(0) });
    for (const device of [phone, laptop]) await join(device, 'aiko');
    for (const period of periods) {
      const { top, own } = await leaderboards.read({ game: 'mitsukete', period }, phone);
      expect(top).toMatchObject([
        { rank: 1, name: 'aiko', score: 6, own: true },
        { rank: 2, name: null, score: 3, own: false },
      ]);
      expect(own).toEqual(top[0]);
    }
  });
});
