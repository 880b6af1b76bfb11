import { postModuleStart, type StartedModule } from '@michi/contracts/tabibito';
import { difficulties } from '@michi/games/tabibito/difficulties';
import { provedKanji } from '@michi/games/tabibito/proved';
import { locales } from '@michi/messages/locales';
import { playThrough } from '@michi/testing/tabibito';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { as, first, Journey, path, paths, second, today } from '../../testing/journey.ts';
import { aDevice, startTestServer, type TestServer } from '../../testing/test-server.ts';

describe.each(databaseTargets)('Tabibito on $name', (target) => {
  let server: TestServer;
  let journey: Journey;
  beforeAll(async () => {
    server = await startTestServer(target);
    journey = new Journey(server);
  });
  afterAll(() => server.close());

  test('API-07 nobody has completed anything, and finds the first module of the first path open', async () => {
    expect(await journey.stats()).toEqual({
      total_xp: 0,
      streak_days: 0,
      kanji_mastered: 0,
      modules_completed: 0,
      completions: [],
    });
    for (const difficulty of difficulties) {
      const own = await journey.paths({}, `?difficulty=${difficulty}`);
      expect(own.map((each) => each.id)).toEqual(
        paths.filter((each) => each.difficulty_level === difficulty).map((each) => each.id),
      );
      expect(own.map((each) => each.is_unlocked)).toEqual(own.map((_, index) => index === 0));
      expect(own.every(({ progress }) => progress === 0)).toBe(true);
    }
    expect((await journey.paths()).map(({ id }) => id)).toEqual(paths.map(({ id }) => id));
    const listed = await journey.modules();
    expect(listed.map(({ id }) => id)).toEqual(path.modules.map(({ id }) => id));
    expect(listed.map((each) => each.is_locked)).toEqual(listed.map((_, index) => index !== 0));
  });

  test('API-07 a module is started with its content, in the language of the request', async () => {
    const stories = new Set<string>();
    for (const locale of locales) {
      const response = await journey.start(first.id, { 'x-locale': locale });
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
    for (const module of await journey.modules()) {
      const isGraded = ['practice', 'quiz', 'review', 'challenge'].includes(module.type);
      expect(module.run !== null).toBe(isGraded);
      if (module.type !== 'practice') expect(module.exercises).toEqual([]);
      else {
        expect(module.exercises).toHaveLength(module.run?.setup.questions ?? 0);
        for (const exercise of module.exercises) expect(exercise.points).toBe(10);
      }
      const shown = module.run?.kanji.map(({ kanji }) => kanji) ?? [];
      expect(shown).toEqual(module.run?.setup.prompts.map(({ kanji }) => kanji) ?? []);
    }
  });

  test('API-07 a locked module answers 403 to start and to complete, an unknown one 404, and nothing changes', async () => {
    const device = aDevice();
    for (const call of ['start', 'complete'] as const) {
      expect((await journey[call](second.id, as(device))).statusCode).toBe(403);
      expect((await journey[call]('no-such-module', as(device))).statusCode).toBe(404);
    }
    const sentence = (await journey.start(second.id, { 'x-locale': 'de' })).json();
    expect(sentence).toEqual({
      message: 'Diese Station ist noch verschlossen. Schließ erst die Station davor ab.',
    });
    expect((await server.get('/api/tabibito/paths/no-such-path/modules')).statusCode).toBe(404);
    expect(await journey.stats(as(device))).toMatchObject({ total_xp: 0, modules_completed: 0 });
  });

  test('API-07 completing earns once, opens the next module, and is known by the device alone', async () => {
    const device = aDevice();
    const completed = await journey.complete(first.id, as(device));
    expect(completed.json()).toEqual({ xp_earned: first.xp_reward });
    expect(await journey.earned(first.id, as(device))).toBe(0);
    expect(await journey.stats(as(device))).toMatchObject({
      total_xp: first.xp_reward,
      modules_completed: 1,
      streak_days: 1,
      completions: [{ module_id: first.id, xp_earned: first.xp_reward, day: today }],
    });
    const [one, two, three] = await journey.modules(as(device));
    expect([one?.is_completed, two?.is_locked, three?.is_locked]).toEqual([true, false, true]);
    expect((await journey.start(second.id, as(device))).statusCode).toBe(200);
    expect(await journey.stats(as(aDevice()))).toMatchObject({ total_xp: 0 });
    expect(await journey.stats()).toMatchObject({ total_xp: 0 });
  });

  test('API-07 of the same completion sent at the same time by two tabs one earns', async () => {
    const device = aDevice();
    const answers = await Promise.all([1, 2, 3, 4].map(() => journey.earned(first.id, as(device))));
    expect(answers.toSorted((one, other) => one - other)).toEqual([0, 0, 0, first.xp_reward]);
  });

  test('API-07 without an account or a device nothing can be completed', async () => {
    expect((await journey.complete(first.id)).statusCode).toBe(401);
  });

  test('TAB-03 a whole path can be walked; a challenge brings twice its XP, and the next path opens at 70 percent', async () => {
    const device = aDevice();
    const neighbours = paths.filter((each) => each.difficulty_level === path.difficulty_level);
    const ids = path.modules.map(({ id }) => id);
    const enough = Math.ceil(ids.length * 0.7);
    await journey.walk(device, ids.slice(0, enough - 1));
    const open = async () => {
      const listed = await journey.paths(as(device), `?difficulty=${path.difficulty_level}`);
      return listed.map(({ is_unlocked }) => is_unlocked).slice(0, 2);
    };
    expect(await open()).toEqual([true, false].slice(0, neighbours.length));
    await journey.walk(device, ids.slice(enough - 1));
    expect(await open()).toEqual([true, true].slice(0, neighbours.length));

    const { total_xp, kanji_mastered, completions } = await journey.stats(as(device));
    const xpOf = (type: string) =>
      completions.filter(({ module_id }) => path.modules.find(({ id }) => id === module_id)?.type === type);
    const challenge = path.modules.find(({ type }) => type === 'challenge');
    expect(xpOf('challenge')[0]?.xp_earned).toBe(2 * (challenge?.xp_reward ?? 30));
    expect(total_xp).toBe(completions.reduce((sum, { xp_earned }) => sum + xp_earned, 0));
    const proves = ['quiz', 'review', 'challenge'];
    const proven = (await journey.modules(as(device))).filter(({ type }) => proves.includes(type));
    const asked = proven.flatMap(({ run }) => (run ? provedKanji(playThrough(run.setup, 1)) : []));
    expect(kanji_mastered).toBe(new Set(asked).size);
    const [walked] = await journey.paths(as(device), `?difficulty=${path.difficulty_level}`);
    expect(walked?.progress).toBe(100);
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
    expect((await journey.complete(first.id, as('somebody'))).statusCode).toBe(422);
    const wrong = await journey.complete(first.id, as(aDevice()), { date: 'today' });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['date']]);
  });
});
