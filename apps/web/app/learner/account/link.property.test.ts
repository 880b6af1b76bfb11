import type { Leaderboard } from '@michi/contracts/leaderboards';
import type { Progress } from '@michi/contracts/progress';
import type { Setup } from '@michi/games/mitsukete/level';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { databaseTargets } from '../../../../server/src/db/testing.ts';
import { createWriteQueue } from '../../../../server/src/db/write-queue.ts';
import { createSessions, type Sessions } from '../../../../server/src/features/accounts/sessions.ts';
import { createSessionsRepository } from '../../../../server/src/features/accounts/sessions-repository.ts';
import { aDevice, startTestServer, type TestServer } from '../../../../server/src/testing/test-server.ts';
import { aUser } from '../../../../server/src/testing/users.ts';
import { act, type Earned, levels, Machine, type Ticketed } from '../../testing/account-link.ts';

let server: TestServer;
let sessions: Sessions;
let setups: ReadonlyMap<string, Setup>;
/** The total score from which each level is open, and its runs count for the leaderboard. */
let unlockScores: ReadonlyMap<string, number>;
/** How many pairs of accounts were made, for their names. */
let count = 0;

beforeAll(async () => {
  const [target] = databaseTargets;
  if (!target) throw new Error('no database');
  server = await startTestServer(target);
  const { database, clock } = server;
  sessions = createSessions({
    repository: createSessionsRepository(database),
    queue: createWriteQueue(database),
    now: () => clock.now,
  });
  const given = levels.map(async (level) => {
    const body = { game: 'mitsukete', level, deviceId: aDevice() };
    return [level, (await server.post('/api/v1/game-tickets', body)).json().setup as Setup] as const;
  });
  setups = new Map(await Promise.all(given));
  const rows = await database.query().selectFrom('game_levels').select(['id', 'unlock_score']).execute();
  unlockScores = new Map(rows.map((row) => [row.id, row.unlock_score]));
});
afterAll(() => server.close());
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

/** The least and the most that ranks. */
type Ranked = readonly [least: number, most: number];

/** A ticket of the same level on another device of the account may have made this one worthless. */
const isContested = ({ by, level }: Earned, ticketed: readonly Ticketed[]) =>
  ticketed.some(
    (other) => other.by !== by && by.user !== null && other.by.user === by.user && other.level === level,
  );

function expected(
  earned: readonly Earned[],
  ticketed: readonly Ticketed[],
): { progress: Progress; ranked: Ranked } {
  const reached: Progress['levels'] = {};
  const best: Record<string, number> = {};
  const surely: Record<string, number> = {};
  const sum = (scores: readonly number[]) => scores.reduce((total, score) => total + score, 0);
  const totalScore = sum(earned.map(({ score }) => score));
  for (const run of earned) {
    const { level, score, flawlessMs, ranked } = run;
    const { highScore = 0, flawlessMs: before = null } = reached[level] ?? {};
    const shortest = Math.min(...[before, flawlessMs].filter((ms) => ms !== null));
    reached[level] = {
      completed: true,
      highScore: Math.max(score, highScore),
      ...(Number.isFinite(shortest) && { flawlessMs: shortest }),
    };
    if (!ranked || totalScore < (unlockScores.get(level) ?? 0)) continue;
    best[level] = Math.max(score, best[level] ?? 0);
    if (!isContested(run, ticketed)) surely[level] = Math.max(score, surely[level] ?? 0);
  }
  return {
    progress: { totalScore, levels: reached },
    ranked: [sum(Object.values(surely)), sum(Object.values(best))],
  };
}

async function onServer(deviceId: string) {
  const progress = (await server.get(`/api/user/progress?deviceId=${deviceId}`)).json() as Progress;
  const board = await server.get('/api/v1/leaderboards/mitsukete?period=all', { 'x-device-id': deviceId });
  const { own } = board.json() as Leaderboard;
  return { progress, ranked: own?.score ?? 0 };
}

/** The server has what was earned, and ranks of it what it must and may. */
async function expectOnServer(deviceId: string, own: ReturnType<typeof expected>): Promise<void> {
  const { progress, ranked } = await onServer(deviceId);
  expect(progress).toEqual(own.progress);
  const [least, most] = own.ranked;
  expect(ranked).toBeGreaterThanOrEqual(least);
  expect(ranked).toBeLessThanOrEqual(most);
}

/** A device that has just joined the account sees what the account has. */
async function newDeviceOf(user: string): Promise<string> {
  const deviceId = aDevice();
  const token = await sessions.signIn(user, 'test', null);
  const joined = await server.post(
    '/api/v1/devices/join',
    { deviceId },
    { authorization: `Bearer ${token}` },
  );
  expect(joined.json()).toEqual({ joined: true });
  return deviceId;
}

test('AUT-09 AUT-12 however two devices play, log in and out, with a network and without, nothing is lost or counted twice, and no key stays', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40, size: 'max' }), async (acts) => {
      count++;
      const users = [`a${count}`, `b${count}`];
      const rows = users.map((name) => aUser(name));
      await server.database.query().insertInto('users').values(rows).execute();
      const earned: Earned[] = [];
      const ticketed: Ticketed[] = [];
      const world = {
        server,
        sessions,
        setups,
        users,
        earned,
        ticketed,
        underWay: new Set<Promise<unknown>>(),
      };
      const machines = [new Machine(world), new Machine(world)] as const;
      for (const event of acts) await machines[event.machine === 0 ? 0 : 1].happen(event);

      for (const at of machines) await at.calmDown();
      const ofUser = (user: string | null) =>
        expected(
          earned.filter(({ by }) => by.user === user),
          ticketed,
        );
      for (const at of machines) {
        expect(at.waiting()).toEqual([]);
        const own = ofUser(at.identity.user);
        await at.page.learner.refreshProgress('mitsukete');
        expect(at.page.learner.progress.shown('mitsukete')).toEqual(own.progress);
        await expectOnServer(at.page.learner.deviceId, own);
        for (const secret of at.former()) {
          const refused = await server.get(`/api/user/progress?deviceId=${secret}`);
          expect([refused.statusCode, refused.json().code]).toEqual([401, 'device.revoked']);
        }
      }
      for (const user of users) await expectOnServer(await newDeviceOf(user), ofUser(user));
    }),
    { numRuns: 60 * inject('runsFactor') },
  );
}, 600_000);
