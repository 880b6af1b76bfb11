import { provedKanji } from '@michi/games/tabibito/proved';
import { playThrough } from '@michi/testing/tabibito';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import { bearer, openAccount } from '../../testing/account.ts';
import { as, first, idsBefore, Journey, path } from '../../testing/journey.ts';
import { aDevice, aResult, startTestServer, type TestServer, testTime } from '../../testing/test-server.ts';
import { createDevicesRepository } from '../devices/repository.ts';
import { createTabibitoRepository } from './repository.ts';

const idOf = (type: 'practice' | 'quiz') => {
  const module = path.modules.find((each) => each.type === type);
  if (!module) throw new Error(`no ${type}`);
  return module.id;
};
const practice = idOf('practice');
const quiz = idOf('quiz');

describe.each(databaseTargets)('Tabibito on $name', (target) => {
  let server: TestServer;
  let journey: Journey;
  beforeAll(async () => {
    server = await startTestServer(target);
    journey = new Journey(server);
  });
  afterAll(() => server.close());

  test('TAB-05 a graded module is completed with a passed run of the same player only', async () => {
    const [device, other] = [aDevice(), aDevice()];
    await journey.walk(device, idsBefore(practice));
    await journey.pass(practice, { device }, { won: false });
    await journey.pass(practice, { device: other });
    expect((await journey.complete(practice, as(device))).statusCode).toBe(409);
    await journey.pass(practice, { device });
    expect(await journey.earned(practice, as(device))).toBeGreaterThan(0);
  });

  test('TAB-05 API-09 a run is proved from the id of its module alone, and then completes it', async () => {
    const device = aDevice();
    await journey.walk(device, idsBefore(practice));
    const { run } = (await journey.modules(as(device))).find(({ id }) => id === practice) ?? {};
    if (!run) throw new Error('no run');
    const sent = { deviceId: device, game: 'tabibito', level: practice } as const;
    const submit = (result: unknown) => server.post('/api/v1/game-results', result);

    const ticket = await server.post('/api/v1/game-tickets', sent);
    expect(ticket.json().setup).toEqual(run.setup);
    const easier = playThrough({ ...run.setup, questions: 1 }, 5);
    const refused = await submit(aResult(easier, sent));
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['setup']]);
    expect((await journey.complete(practice, as(device))).statusCode).toBe(409);

    const played = playThrough(run.setup, 5);
    const answer = await submit(aResult(played, sent));
    expect(answer.json()).toMatchObject({ won: true, ranked: false });
    expect(await journey.earned(practice, as(device))).toBeGreaterThan(0);
  });

  test('TAB-07 only kanji that were right in the passed run are mastered, also after devices join', async () => {
    const [phone, laptop] = [aDevice(), aDevice()];
    for (const [device, wrong] of [
      [phone, 3],
      [laptop, 1],
    ] as const) {
      await journey.walk(device, idsBefore(quiz));
      await journey.pass(quiz, { device }, { wrong });
      await journey.earned(quiz, as(device));
    }
    const run = (await journey.modules()).find(({ id }) => id === quiz)?.run;
    if (!run) throw new Error('no run');
    const right = (wrong: number) => provedKanji(playThrough(run.setup, 1, { wrong })).length;
    expect(right(3)).toBeLessThan(right(1));
    expect(await journey.stats(as(phone))).toMatchObject({ kanji_mastered: right(3) });
    expect(await journey.stats(as(laptop))).toMatchObject({ kanji_mastered: right(1) });
    const { token } = await openAccount(server);
    for (const deviceId of [laptop, phone])
      await server.post('/api/v1/devices/join', { deviceId }, bearer(token));
    expect(await journey.stats(bearer(token))).toMatchObject({ kanji_mastered: right(1) });
  });

  test('TAB-07 the kanji that two devices proved in one module count together after they join', async () => {
    const { database } = server;
    const devices = createDevicesRepository(database);
    const repository = createTabibitoRepository(database);
    const [phone, laptop] = await Promise.all(
      [aDevice(), aDevice()].map((device) => devices.playerFor(deviceKey(device), testTime)),
    );
    if (!phone || !laptop) throw new Error('no players');
    const completed = { module_id: first.id, xp: 20, day: 5, completed_at: testTime };
    await repository.insert({ ...completed, player_id: phone, kanji: '一二三' });
    await repository.insert({ ...completed, player_id: laptop, kanji: '三四' });
    await database.transaction(() => repository.merge(laptop, phone));
    expect(await repository.completions(phone)).toMatchObject([{ module_id: first.id, kanji: '一二三四' }]);
    expect(await repository.completions(laptop)).toEqual([]);
  });

  test('TAB-07 a quiz that is passed again after its completion proves what it had not', async () => {
    const device = aDevice();
    const before = idsBefore(quiz);
    await journey.walk(device, before);
    await journey.pass(quiz, { device }, { wrong: 3 });
    expect(await journey.earned(quiz, as(device))).toBeGreaterThan(0);
    const first = await journey.stats(as(device));
    await journey.pass(quiz, { device }, { won: false });
    expect(await journey.earned(quiz, as(device))).toBe(0);
    expect(await journey.stats(as(device))).toEqual(first);
    await journey.pass(quiz, { device });
    expect(await journey.earned(quiz, as(device))).toBe(0);
    const again = await journey.stats(as(device));
    expect(again.kanji_mastered).toBeGreaterThan(first.kanji_mastered);
    expect(again).toMatchObject({ total_xp: first.total_xp, modules_completed: before.length + 1 });
  });
});
