import { randomUUIDv7 as newId } from 'node:crypto';
import type { GameResult } from '@michi/contracts/game-results';
import { strokeOf } from '@michi/games/tatakae/ink';
import { locales } from '@michi/messages/locales';
import { endsOnReceipt } from '@michi/testing/ends-on-receipt';
import { aStroke, Battle } from '@michi/testing/tatakae';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { databaseTargets } from '../../db/testing.ts';
import { dayOf } from '../../pacing/notes-of-day.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import { playOn } from '../../testing/play-on.ts';
import { aDevice, startTestServer, type TestServer, testTime } from '../../testing/test-server.ts';
import { createNetworkQuotas, dailyQuota, networkQuota } from './quota.ts';

describe.each(databaseTargets)('the quota of results on $name', (target) => {
  let server: TestServer;
  let client: ReturnType<typeof playOn>;
  beforeAll(async () => {
    server = await startTestServer(target);
    client = playOn(server);
  });
  afterAll(() => server.close());

  const send = (result: GameResult, locale = 'de') =>
    server.post('/api/v1/game-results', result, { 'x-locale': locale });
  const used = (deviceId: string) =>
    server.database
      .query()
      .selectFrom('result_quotas')
      .select(['day', 'results', 'bytes'])
      .where('device_key', '=', deviceKey(deviceId))
      .executeTakeFirst();
  const setUsed = (deviceId: string, stored: { results?: number; bytes?: number }) =>
    server.database
      .query()
      .updateTable('result_quotas')
      .set(stored)
      .where('device_key', '=', deviceKey(deviceId))
      .execute();

  test('API-09 what a device stores is counted by day: each run once, with the bytes of its recording', async () => {
    const result = await client.anOfflineResult();
    await client.accepted(result);
    await client.accepted(result);
    await client.accepted(client.likeIt(result));
    const { recording } = await server.database
      .query()
      .selectFrom('game_results')
      .select('recording')
      .where('id', '=', result.runId)
      .executeTakeFirstOrThrow();
    const bytes = 2 * Buffer.byteLength(recording);
    expect(await used(result.deviceId)).toEqual({ day: dayOf(testTime), results: 2, bytes });
    await server.database
      .query()
      .updateTable('result_quotas')
      .set({ day: dayOf(testTime) - 1 })
      .execute();
    await client.accepted(client.likeIt(result));
    expect(await used(result.deviceId)).toEqual({ day: dayOf(testTime), results: 1, bytes: bytes / 2 });
  });

  test.each([
    { full: { results: dailyQuota.results }, almost: { results: dailyQuota.results - 1 } },
    { full: { bytes: dailyQuota.bytes }, almost: { bytes: dailyQuota.bytes - 1 } },
  ])(
    'API-09 beyond $full a day a device waits for the next one, and loses nothing',
    async ({ full, almost }) => {
      const first = await client.anOfflineResult();
      const outcome = await client.accepted(first);
      await setUsed(first.deviceId, almost);
      await client.accepted(client.likeIt(first));
      await setUsed(first.deviceId, full);

      const waiting = client.likeIt(first);
      const refusal = await send(waiting);
      // Noon: the next day begins in twelve hours.
      expect([refusal.statusCode, refusal.headers['retry-after']]).toEqual([429, String(12 * 3600)]);
      expect(refusal.json().message).toMatch(/Nichts geht verloren/);
      expect(await client.accepted(first)).toMatchObject({ runId: outcome.runId, score: outcome.score });
      await client.accepted(await client.anOfflineResult());

      server.clock.now = testTime + 12 * 3_600_000 - 1;
      expect((await send(waiting)).headers['retry-after']).toBe('1');
      server.clock.now += 1;
      expect((await client.accepted(waiting)).progress.totalScore).toBe(3 * outcome.score);
      server.clock.now = testTime;
    },
  );

  test('API-09 WEB-02 beyond what an address may store on a day, no device of it does, and others do', async () => {
    const quotas = createNetworkQuotas();
    const refused = (address: string, at = testTime) => {
      try {
        quotas.refuseBeyond(address, at);
        return null;
      } catch (error) {
        return error instanceof ApiError && error.retryAfterS;
      }
    };
    quotas.count('192.0.2.1', networkQuota.bytes - 1, testTime);
    expect(refused('192.0.2.1')).toBeNull();
    quotas.count('::ffff:192.0.2.1', 1, testTime);
    expect([refused('192.0.2.1'), refused('192.0.2.2')]).toEqual([12 * 3600, null]);
    expect(refused('192.0.2.1', testTime + 12 * 3_600_000)).toBeNull();
    for (let network = 0; network < 10; network++)
      quotas.count(`2001:db8:0:${network}::1`, networkQuota.bytes, testTime);
    expect(['2001:db8:0:ff::1', '2001:db8:1::1'].map((address) => refused(address))).toEqual([
      12 * 3600,
      null,
    ]);
  });

  test('API-09 WEB-02 what an address stores is counted over its devices', async () => {
    const [one, other] = [await client.anOfflineResult(), await client.anOfflineResult()];
    const from = (remoteAddress: string, result: GameResult) =>
      server.app.inject({ method: 'POST', url: '/api/v1/game-results', payload: result, remoteAddress });
    server.networks.count('192.0.2.7', networkQuota.bytes - 1, testTime);
    expect((await from('192.0.2.7', one)).statusCode).toBe(200);
    const refusal = await from('192.0.2.7', other);
    expect([refusal.statusCode, refusal.json().message]).toEqual([429, expect.stringMatching(/Netz/)]);
    expect((await from('192.0.2.7', one)).statusCode).toBe(200);
    expect((await from('192.0.2.8', other)).statusCode).toBe(200);
  });

  test('API-09 WEB-02 strokes that took no time count, and what lies between their ends is not stored', async () => {
    const asked = { game: 'tatakae', level: 'classic', deviceId: aDevice() } as const;
    const battle = new Battle();
    const ways = [
      strokeOf(Array.from({ length: 1_000 }, (_, x) => ({ x, y: 2 * (x % 2), ms: 0 }))),
      aStroke(20),
      strokeOf([{ x: 5, y: 6, ms: 0 }]),
    ];
    for (const stroke of ways) battle.run.play({ stroke }, battle.run.at + 600);
    const { rulesVersion, setup, seed, moves } = battle.run.recording;
    const left = {
      runId: newId(),
      ticket: null,
      rulesVersion,
      setup,
      seed,
      moves,
      endedAt: 2_000,
      abandoned: true,
      ...endsOnReceipt,
    } as const;
    expect((await send({ ...asked, ...left })).statusCode).toBe(200);
    const { recording } = await server.database
      .query()
      .selectFrom('game_results')
      .select('recording')
      .where('id', '=', left.runId)
      .executeTakeFirstOrThrow();
    const stored = JSON.parse(recording).moves.flatMap(
      ({ move }: { move: { stroke?: unknown } }) => move.stroke ?? [],
    );
    expect(stored).toEqual([0, 0, 999, 2, 0, ...(ways[1] ?? []), 5, 6]);
  });

  test('LNG-01 the refusal says so in every language', async () => {
    const first = await client.anOfflineResult();
    await client.accepted(first);
    await setUsed(first.deviceId, { results: dailyQuota.results });
    const sentences = await Promise.all(
      locales.map(async (locale) => (await send(client.likeIt(first), locale)).json().message),
    );
    expect(new Set(sentences).size).toBe(locales.length);
  });
});
