import { randomUUIDv7 as newId } from 'node:crypto';
import { postBatch } from '@michi/contracts/batch';
import { getProgress } from '@michi/contracts/progress';
import { endsOnReceipt } from '@michi/testing/ends-on-receipt';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { first, Journey } from '../../testing/journey.ts';
import { playOn } from '../../testing/play-on.ts';
import { aDevice, startTestServer, type TestServer } from '../../testing/test-server.ts';

const aRun = (body: unknown) => ({ operation: 'postGameResult', body });

describe.each(databaseTargets)('a batch on $name', (target) => {
  let server: TestServer;
  let client: ReturnType<typeof playOn>;
  beforeEach(async () => {
    server = await startTestServer(target);
    client = playOn(server);
  });
  afterEach(() => server.close());

  async function answersTo(calls: readonly unknown[], headers = {}) {
    const response = await server.post('/api/v1/batch', { calls }, headers);
    expect(response.statusCode).toBe(200);
    return postBatch.responses[200].parse(response.json()).answers;
  }

  test('API-09 each call is answered as it would be by itself, and wrong ones hold up no other', async () => {
    const deviceId = aDevice();
    const [one, other] = [
      await client.anOfflineResult({ deviceId }),
      await client.anOfflineResult({ deviceId }),
    ];
    const forged = { ...(await client.anOfflineResult({ deviceId })), endedAt: 1 };
    const answers = await answersTo(
      [aRun(one), aRun(forged), aRun({ runId: 'no' }), aRun(null), aRun(one), aRun(other)],
      { 'x-locale': 'es' },
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 422, 422, 200, 200]);
    expect(answers[4]).toEqual(answers[0]);
    expect(answers[1]).toEqual({
      status: 422,
      body: (await server.post('/api/v1/game-results', forged, { 'x-locale': 'es' })).json(),
      retryAfterS: null,
    });
    const progress = await server.get(`/api/user/progress?deviceId=${deviceId}`);
    expect(getProgress.responses[200].parse(progress.json()).totalScore).toBe(210);
  });

  test('API-07 a module is completed for the device that the call names', async () => {
    const complete = {
      operation: 'postModuleComplete',
      params: { id: first.id },
      body: { date: '2026-11-18' },
    };
    const deviceId = aDevice();
    const answers = await answersTo([
      { ...complete, deviceId },
      complete,
      { ...complete, deviceId, params: { id: '../../user/progress?' } },
      { ...complete, deviceId, params: undefined },
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 404]);
    expect(await new Journey(server).stats({ 'x-device-id': deviceId })).toMatchObject({
      completions: [{ module_id: first.id }],
    });
  });

  test('MEM-04 kanji are imported and taken back', async () => {
    const deviceId = aDevice();
    const id = newId();
    const body = { id, kanji: ['山'], ...endsOnReceipt };
    const answers = await answersTo([
      { operation: 'postKanjiImport', deviceId, body },
      { operation: 'deleteKanjiImport', deviceId, params: { id } },
      { operation: 'deleteKanjiImport', deviceId, params: { id } },
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
    expect(answers[0]?.body).toMatchObject({ imports: [{ id, kanji: 1 }] });
  });

  test('API-08 what is no batch, or too large a one, is refused with its field', async () => {
    const many = Array.from({ length: 51 }, () => aRun(null));
    for (const body of [null, {}, { calls: [] }, { calls: many }, { calls: [{ operation: 'postLogin' }] }]) {
      const response = await server.post('/api/v1/batch', body);
      expect(response.statusCode).toBe(422);
      expect(Object.keys(response.json().errors)).not.toEqual([]);
    }
  });

  test('API-09 every call counts in the limits of its own, and what follows a call that came too often waits with it', async () => {
    const remoteAddress = '192.0.2.7';
    const calls = Array.from({ length: 50 }, () => aRun(null));
    const post = () =>
      server.app.inject({ method: 'POST', url: '/api/v1/batch', payload: { calls }, remoteAddress });
    const statuses: number[] = [];
    let last: unknown = null;
    for (let batch = 0; batch < 7; batch++) {
      const { answers } = postBatch.responses[200].parse((await post()).json());
      statuses.push(...answers.map(({ status }) => status));
      last = answers.at(-1);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(300);
    expect(statuses.slice(300)).toEqual(Array(50).fill(429));
    expect(last).toMatchObject({ status: 429, retryAfterS: expect.any(Number) });
  });
});
