import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { bearer, openAccount } from '../../testing/account.ts';
import { as, first, Journey, path, second, today } from '../../testing/journey.ts';
import { aDevice, startTestServer, type TestServer, testTime } from '../../testing/test-server.ts';

describe.each(databaseTargets)('Tabibito on $name', (target) => {
  let server: TestServer;
  let journey: Journey;
  beforeAll(async () => {
    server = await startTestServer(target);
    journey = new Journey(server);
  });
  afterAll(() => server.close());

  test('AUT-12 a guest’s journey joins the account, by device and by token the same, and counts once', async () => {
    const [phone, laptop] = [aDevice(), aDevice()];
    await journey.walk(phone, [first.id]);
    await journey.walk(laptop, [first.id, second.id]);
    const { user, token } = await openAccount(server);
    for (const deviceId of [phone, laptop])
      expect((await server.post('/api/v1/devices/join', { deviceId }, bearer(token))).statusCode).toBe(200);
    const [byToken, byPhone, byLaptop] = [
      await journey.stats(bearer(token)),
      await journey.stats(as(phone)),
      await journey.stats(as(laptop)),
    ];
    expect(byToken).toMatchObject({ modules_completed: 2 });
    expect([byPhone, byLaptop]).toEqual([byToken, byToken]);
    const third = path.modules[2]?.id ?? '';
    await journey.pass(third, { userId: user.id });
    expect(await journey.earned(third, bearer(token))).toBeGreaterThan(0);
    expect(await journey.stats(as(phone))).toMatchObject({ modules_completed: 3 });
  });

  test('AUT-11 the export holds the journey, and it goes with the account', async () => {
    const { token, password } = await openAccount(server);
    await journey.earned(first.id, bearer(token));
    const get = { method: 'GET', url: '/api/game-auth/export', headers: bearer(token) } as const;
    expect((await server.app.inject(get)).json().module_completions).toEqual([
      { module_id: first.id, xp: first.xp_reward, day: today, kanji: '', completed_at: testTime },
    ]);
    const count = async () =>
      (await server.database.query().selectFrom('module_completions').selectAll().execute()).length;
    const before = await count();
    await server.post('/api/game-auth/deletion', { password }, bearer(token));
    expect(await count()).toBe(before - 1);
  });
});
