import type { GameResult } from '@michi/contracts/game-results';
import { locales } from '@michi/messages/locales';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import { playOn } from '../../testing/play-on.ts';
import { startTestServer, type TestServer, testTime } from '../../testing/test-server.ts';
import { dailyQuota, dayOf } from './quota.ts';

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
