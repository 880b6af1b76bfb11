import { getUserStats, type UserStats } from '@michi/contracts/journey';
import {
  getModules,
  getPaths,
  type ListedModule,
  type ListedPath,
  postModuleStart,
  type StartedModule,
} from '@michi/contracts/tabibito';
import { difficulties } from '@michi/games/tabibito/difficulties';
import { pathsSchema } from '@michi/games/tabibito/path';
import pathsJson from '@michi/games/tabibito/paths.json' with { type: 'json' };
import { provedKanji } from '@michi/games/tabibito/proved';
import { locales } from '@michi/messages/locales';
import { playThrough } from '@michi/testing/tabibito';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { deviceKey } from '../../device-key.ts';
import { bearer, openAccount } from '../../testing/account.ts';
import { aDevice, aResult, startTestServer, type TestServer, testTime } from '../../testing/test-server.ts';
import { createDevicesRepository } from '../devices/repository.ts';
import { createTabibitoRepository } from './repository.ts';

const paths = pathsSchema.parse(pathsJson);
const [path] = paths;
if (!path) throw new Error('no path');
const [first, second] = path.modules;
if (!first || !second) throw new Error('no modules');
const graded = path.modules.find(({ type }) => type === 'practice' || type === 'quiz');
if (!graded) throw new Error('no graded module');
const today = Math.floor(testTime / (24 * 60 * 60 * 1000));
type Headers = Record<string, string>;
const as = (device: string): Headers => ({ 'x-device-id': device });

describe.each(databaseTargets)('Tabibito on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  async function stats(who: Headers = {}, query = ''): Promise<UserStats> {
    const response = await server.get(`/api/tabibito/user-stats${query}`, who);
    expect(response.statusCode).toBe(200);
    return getUserStats.responses[200].parse(response.json());
  }
  async function listedPaths(who: Headers = {}, query = ''): Promise<ListedPath[]> {
    const response = await server.get(`/api/tabibito/paths${query}`, who);
    expect(response.statusCode).toBe(200);
    return getPaths.responses[200].parse(response.json());
  }
  async function modules(who: Headers = {}, id = path?.id): Promise<ListedModule[]> {
    const response = await server.get(`/api/tabibito/paths/${id}/modules`, who);
    expect(response.statusCode).toBe(200);
    return getModules.responses[200].parse(response.json());
  }
  const start = (id: string, who: Headers = {}) =>
    server.post(`/api/tabibito/modules/${id}/start`, undefined, who);
  const complete = (id: string, who: Headers = {}, body?: unknown) =>
    server.post(`/api/tabibito/modules/${id}/complete`, body, who);
  async function earned(id: string, who: Headers, body?: unknown): Promise<number> {
    const response = await complete(id, who, body);
    expect(response.json()).toEqual({ xp_earned: expect.any(Number) });
    expect(response.statusCode).toBe(200);
    return response.json().xp_earned;
  }

  /** Stores a passed run of a module as if it had been proved. */
  async function pass(
    module: string,
    who: { device?: string; userId?: string },
    won: 0 | 1 = 1,
    wrong = 0,
  ): Promise<void> {
    const devices = createDevicesRepository(server.database);
    const player_id = who.userId
      ? await devices.playerOfAccount(who.userId, testTime)
      : await devices.playerFor(deviceKey(who.device ?? ''), testTime);
    const listed = (await modules()).find(({ id }) => id === module);
    const setup = listed?.run?.setup;
    const row = {
      id: newId(),
      player_id,
      game: 'tabibito',
      level_id: module,
      ticket_id: null,
      won,
      ranked: 0,
      score: 80,
      duration_ms: 60_000,
      rules_version: 1,
      content_version: '1',
      recording: JSON.stringify(setup ? playThrough(setup, 1, { wrong }) : {}),
      finished_at: testTime,
    } as const;
    await server.database.query().insertInto('game_results').values(row).execute();
  }

  /** Completes modules in their order, with a passed run of each. */
  async function walk(device: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await pass(id, { device });
      await earned(id, as(device));
    }
  }

  test('API-07 nobody has completed anything, and finds the first module of the first path open', async () => {
    expect(await stats()).toEqual({
      total_xp: 0,
      streak_days: 0,
      kanji_mastered: 0,
      modules_completed: 0,
      completions: [],
    });
    for (const difficulty of difficulties) {
      const own = await listedPaths({}, `?difficulty=${difficulty}`);
      expect(own.map((each) => each.id)).toEqual(
        paths.filter((each) => each.difficulty_level === difficulty).map((each) => each.id),
      );
      expect(own.map((each) => each.is_unlocked)).toEqual(own.map((_, index) => index === 0));
      expect(own.every(({ progress }) => progress === 0)).toBe(true);
    }
    expect((await listedPaths()).map(({ id }) => id)).toEqual(paths.map(({ id }) => id));
    const listed = await modules();
    expect(listed.map(({ id }) => id)).toEqual(path.modules.map(({ id }) => id));
    expect(listed.map((each) => each.is_locked)).toEqual(listed.map((_, index) => index !== 0));
  });

  test('API-07 a module is started with its content, in the language of the request', async () => {
    const stories = new Set<string>();
    for (const locale of locales) {
      const response = await start(first.id, { 'x-locale': locale });
      expect(response.statusCode).toBe(200);
      const started: StartedModule = postModuleStart.responses[200].parse(response.json());
      expect(started).toMatchObject({ id: first.id, path_id: path.id, type: first.type, is_locked: false });
      expect(started.kanji.map(({ kanji }) => kanji)).toEqual(first.kanji);
      expect(started.content.length).toBeGreaterThan(0);
      stories.add(started.story);
    }
    expect(stories.size).toBe(locales.length);
  });

  test('TAB-02 a practice lists its exercises with ten points each; a graded module says how it is played', async () => {
    for (const module of await modules()) {
      const isGraded = ['practice', 'quiz', 'review', 'challenge'].includes(module.type);
      expect(module.run !== null).toBe(isGraded);
      if (module.type !== 'practice') expect(module.exercises).toEqual([]);
      else {
        expect(module.exercises).toHaveLength(module.run?.setup.questions ?? 0);
        for (const exercise of module.exercises) expect(exercise.points).toBe(10);
      }
      const shown = module.run?.kanji.map(({ kanji }) => kanji) ?? [];
      expect(shown).toEqual(module.run?.setup.cards.map(({ kanji }) => kanji) ?? []);
    }
  });

  test('API-07 a locked module answers 403 to start and to complete, an unknown one 404, and nothing changes', async () => {
    const device = aDevice();
    for (const call of [start, complete]) {
      expect((await call(second.id, as(device))).statusCode).toBe(403);
      expect((await call('no-such-module', as(device))).statusCode).toBe(404);
    }
    const sentence = (await start(second.id, { 'x-locale': 'de' })).json();
    expect(sentence).toEqual({
      message: 'Diese Station ist noch verschlossen. Schließ erst die Station davor ab.',
    });
    expect((await server.get('/api/tabibito/paths/no-such-path/modules')).statusCode).toBe(404);
    expect(await stats(as(device))).toMatchObject({ total_xp: 0, modules_completed: 0 });
  });

  test('API-07 completing earns once, opens the next module, and is known by the device alone', async () => {
    const device = aDevice();
    expect(await earned(first.id, as(device))).toBe(first.xp_reward);
    expect(await earned(first.id, as(device))).toBe(0);
    expect(await stats(as(device))).toMatchObject({
      total_xp: first.xp_reward,
      modules_completed: 1,
      streak_days: 1,
      completions: [{ module_id: first.id, xp_earned: first.xp_reward, day: today }],
    });
    const [one, two, three] = await modules(as(device));
    expect([one?.is_completed, two?.is_locked, three?.is_locked]).toEqual([true, false, true]);
    expect((await start(second.id, as(device))).statusCode).toBe(200);
    expect(await stats(as(aDevice()))).toMatchObject({ total_xp: 0 });
    expect(await stats()).toMatchObject({ total_xp: 0 });
  });

  test('API-07 of the same completion sent at the same time by two tabs one earns', async () => {
    const device = aDevice();
    const answers = await Promise.all([1, 2, 3, 4].map(() => earned(first.id, as(device))));
    expect(answers.toSorted((one, other) => one - other)).toEqual([0, 0, 0, first.xp_reward]);
  });

  test('API-07 without an account or a device nothing can be completed', async () => {
    expect((await complete(first.id)).statusCode).toBe(401);
  });

  test('TAB-05 a graded module is completed with a passed run of the same player only', async () => {
    const [device, other] = [aDevice(), aDevice()];
    const before = path.modules.slice(0, path.modules.indexOf(graded)).map(({ id }) => id);
    await walk(device, before);
    await pass(graded.id, { device }, 0);
    await pass(graded.id, { device: other });
    expect((await complete(graded.id, as(device))).statusCode).toBe(409);
    await pass(graded.id, { device });
    expect(await earned(graded.id, as(device))).toBeGreaterThan(0);
  });

  test('TAB-05 API-09 a run is proved from the id of its module alone, and then completes it', async () => {
    const device = aDevice();
    const before = path.modules.slice(0, path.modules.indexOf(graded)).map(({ id }) => id);
    await walk(device, before);
    const { run } = (await modules(as(device))).find(({ id }) => id === graded.id) ?? {};
    if (!run) throw new Error('no run');
    const sent = { deviceId: device, game: 'tabibito', level: graded.id } as const;
    const submit = (result: unknown) => server.post('/api/v1/game-results', result);

    const ticket = await server.post('/api/v1/game-tickets', sent);
    expect(ticket.json().setup).toEqual(run.setup);
    const easier = playThrough({ ...run.setup, questions: 1 }, 5);
    const refused = await submit(aResult(easier, sent));
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['setup']]);
    expect((await complete(graded.id, as(device))).statusCode).toBe(409);

    const played = playThrough(run.setup, 5);
    const answer = await submit(aResult(played, sent));
    expect(answer.json()).toMatchObject({ won: true, ranked: false });
    expect(await earned(graded.id, as(device))).toBeGreaterThan(0);
  });

  test('TAB-03 a whole path can be walked; a challenge brings twice its XP, and the next path opens at 70 percent', async () => {
    const device = aDevice();
    const neighbours = paths.filter((each) => each.difficulty_level === path.difficulty_level);
    const ids = path.modules.map(({ id }) => id);
    const enough = Math.ceil(ids.length * 0.7);
    await walk(device, ids.slice(0, enough - 1));
    const open = async () => {
      const listed = await listedPaths(as(device), `?difficulty=${path.difficulty_level}`);
      return listed.map(({ is_unlocked }) => is_unlocked).slice(0, 2);
    };
    expect(await open()).toEqual([true, false].slice(0, neighbours.length));
    await walk(device, ids.slice(enough - 1));
    expect(await open()).toEqual([true, true].slice(0, neighbours.length));

    const { total_xp, kanji_mastered, completions } = await stats(as(device));
    const xpOf = (type: string) =>
      completions.filter(({ module_id }) => path.modules.find(({ id }) => id === module_id)?.type === type);
    const challenge = path.modules.find(({ type }) => type === 'challenge');
    expect(xpOf('challenge')[0]?.xp_earned).toBe(2 * (challenge?.xp_reward ?? 30));
    expect(total_xp).toBe(completions.reduce((sum, { xp_earned }) => sum + xp_earned, 0));
    const proves = ['quiz', 'review', 'challenge'];
    const proven = (await modules(as(device))).filter(({ type }) => proves.includes(type));
    const asked = proven.flatMap(({ run }) => (run ? provedKanji(playThrough(run.setup, 1)) : []));
    expect(kanji_mastered).toBe(new Set(asked).size);
    const [walked] = await listedPaths(as(device), `?difficulty=${path.difficulty_level}`);
    expect(walked?.progress).toBe(100);
  });

  test.each([
    ['no date', undefined, today],
    ['the server’s date', '2026-11-18', today],
    ['the date far in the east', '2026-11-19', today + 1],
    ['the date far in the west', '2026-11-17', today - 1],
    ['a date that is nowhere yet', '2027-01-01', today + 1],
    ['a date two weeks ago, delivered late', '2026-11-04', today - 14],
    ['a date long ago', '2020-01-01', today - 14],
  ])('TAB-01 a completion counts for the learner’s day: %s', async (_, date, day) => {
    const device = aDevice();
    await earned(first.id, as(device), date === undefined ? undefined : { date });
    expect((await stats(as(device))).completions[0]?.day).toBe(day);
    expect(await stats(as(device), date === undefined ? '' : `?date=${date}`)).toMatchObject({
      streak_days: day < today - 1 ? 0 : 1,
    });
  });

  test('TAB-08 what was done offline on several days counts for each of them when it is delivered', async () => {
    const device = aDevice();
    const dates = ['2026-11-16', '2026-11-17', '2026-11-18'];
    for (const [index, date] of dates.entries()) {
      const { id = '' } = path.modules[index] ?? {};
      await pass(id, { device });
      await earned(id, as(device), { date });
    }
    const { completions } = await stats(as(device));
    expect(new Set(completions.map(({ day }) => day))).toEqual(new Set([today - 2, today - 1, today]));
    expect(await stats(as(device), '?date=2026-11-18')).toMatchObject({ streak_days: 3 });
  });

  test('TAB-07 only kanji that were right in the passed run are mastered, also after devices join', async () => {
    const [phone, laptop] = [aDevice(), aDevice()];
    const index = path.modules.findIndex(({ type }) => type === 'quiz');
    const quiz = path.modules[index]?.id ?? '';
    for (const [device, wrong] of [
      [phone, 3],
      [laptop, 1],
    ] as const) {
      await walk(
        device,
        path.modules.slice(0, index).map(({ id }) => id),
      );
      await pass(quiz, { device }, 1, wrong);
      await earned(quiz, as(device));
    }
    const run = (await modules()).find(({ id }) => id === quiz)?.run;
    if (!run) throw new Error('no run');
    const right = (wrong: number) => provedKanji(playThrough(run.setup, 1, { wrong })).length;
    expect(right(3)).toBeLessThan(right(1));
    expect(await stats(as(phone))).toMatchObject({ kanji_mastered: right(3) });
    expect(await stats(as(laptop))).toMatchObject({ kanji_mastered: right(1) });
    const { token } = await openAccount(server);
    for (const deviceId of [laptop, phone])
      await server.post('/api/v1/devices/join', { deviceId }, bearer(token));
    expect(await stats(bearer(token))).toMatchObject({ kanji_mastered: right(1) });
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
    const index = path.modules.findIndex(({ type }) => type === 'quiz');
    const quiz = path.modules[index]?.id ?? '';
    const before = path.modules.slice(0, index).map(({ id }) => id);
    await walk(device, before);
    await pass(quiz, { device }, 1, 3);
    expect(await earned(quiz, as(device))).toBeGreaterThan(0);
    const first = await stats(as(device));
    await pass(quiz, { device }, 0);
    expect(await earned(quiz, as(device))).toBe(0);
    expect(await stats(as(device))).toEqual(first);
    await pass(quiz, { device });
    expect(await earned(quiz, as(device))).toBe(0);
    const again = await stats(as(device));
    expect(again.kanji_mastered).toBeGreaterThan(first.kanji_mastered);
    expect(again).toMatchObject({ total_xp: first.total_xp, modules_completed: index + 1 });
  });

  test('TAB-01 the streak grows day by day, and ends with a day left out', async () => {
    const device = aDevice();
    const dayMs = 24 * 60 * 60 * 1000;
    const begin = server.clock.now;
    try {
      for (const { id } of path.modules.slice(0, 3)) {
        await walk(device, [id]);
        server.clock.now += dayMs;
      }
      expect(await stats(as(device))).toMatchObject({ streak_days: 3 });
      server.clock.now += dayMs;
      expect(await stats(as(device))).toMatchObject({ streak_days: 0 });
    } finally {
      server.clock.now = begin;
    }
  });

  test('AUT-12 a guest’s journey joins the account, by device and by token the same, and counts once', async () => {
    const [phone, laptop] = [aDevice(), aDevice()];
    await walk(phone, [first.id]);
    await walk(laptop, [first.id, second.id]);
    const { user, token } = await openAccount(server);
    for (const deviceId of [phone, laptop])
      expect((await server.post('/api/v1/devices/join', { deviceId }, bearer(token))).statusCode).toBe(200);
    const [byToken, byPhone, byLaptop] = [
      await stats(bearer(token)),
      await stats(as(phone)),
      await stats(as(laptop)),
    ];
    expect(byToken).toMatchObject({ modules_completed: 2 });
    expect([byPhone, byLaptop]).toEqual([byToken, byToken]);
    const third = path.modules[2]?.id ?? '';
    await pass(third, { userId: user.id });
    expect(await earned(third, bearer(token))).toBeGreaterThan(0);
    expect(await stats(as(phone))).toMatchObject({ modules_completed: 3 });
  });

  test('AUT-11 the export holds the journey, and it goes with the account', async () => {
    const { token, password } = await openAccount(server);
    await earned(first.id, bearer(token));
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

  test.each([
    ['/api/tabibito/paths?difficulty=easy', 'difficulty'],
    ['/api/tabibito/user-stats?date=yesterday', 'date'],
  ])('API-08 the wrong field is named: %s', async (url, field) => {
    const response = await server.get(url);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual([field]);
  });

  test('API-08 a wrong device or body is refused by its field', async () => {
    expect((await complete(first.id, as('somebody'))).statusCode).toBe(422);
    const wrong = await complete(first.id, as(aDevice()), { date: 'today' });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['date']]);
  });
});
