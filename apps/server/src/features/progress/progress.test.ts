import { setupOf } from '@michi/games/mitsukete/level';
import { standardLevels } from '@michi/games/mitsukete/standard-levels';
import { playToVictory } from '@michi/testing/mitsukete';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { aDevice, aResult, startTestServer, type TestServer } from '../../testing/test-server.ts';

describe.each(databaseTargets)('progress on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  const read = async (device: string) => (await server.get(`/api/user/progress?deviceId=${device}`)).json();

  test('API-06 MIT-04 a device nobody knows has reached nothing, and is not entered', async () => {
    const device = aDevice();
    const response = await server.get(`/api/user/progress?deviceId=${device}`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ totalScore: 0, levels: {} });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await server.database.query().selectFrom('players').selectAll().execute()).toEqual([]);
  });

  test('API-06 MIT-11 each device has its own total and best scores', async () => {
    const [mine, other] = [aDevice(), aDevice()];
    const [one, , three] = standardLevels();
    if (!one || !three) throw new Error('no standard levels');
    const submit = async (deviceId: string, level: typeof one, thinkMs: number) => {
      const recording = playToVictory(setupOf(level), 1, { thinkMs });
      const response = await server.post(
        '/api/v1/game-results',
        aResult(recording, { deviceId, level: level.id }),
      );
      expect(response.statusCode).toBe(200);
      return response.json().score as number;
    };
    const first = await submit(mine, one, 500);
    const fast = await submit(mine, three, 500);
    const slow = await submit(mine, three, 3_000);
    expect(slow).toBeLessThan(fast);
    const elsewhere = await submit(other, one, 500);

    expect(await read(mine)).toEqual({
      totalScore: first + fast + slow,
      levels: {
        [one.id]: { completed: true, highScore: first, flawlessMs: 4_500 },
        [three.id]: { completed: true, highScore: fast, flawlessMs: 4_500 },
      },
    });
    expect((await read(other)).totalScore).toBe(elsewhere);
  });

  test.each([
    '',
    'deviceId=',
    'deviceId=nobody',
    'deviceId=device_short',
    'deviceId=device_%00000000000000000',
  ])('API-08 the wrong device id "%s" is named: 422', async (query) => {
    const response = await server.get(`/api/user/progress?${query}`);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toHaveProperty('deviceId');
  });
});
