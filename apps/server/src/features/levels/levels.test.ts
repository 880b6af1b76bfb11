import { getGameLevels } from '@michi/contracts/game-levels';
import mitsuketeLevels from '@michi/games/mitsukete/levels.json' with { type: 'json' };
import { locales } from '@michi/messages/locales';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const path = '/api/v1/game-levels?game_type=mitsukete';
const freshForMs = 60_000;

describe.each(databaseTargets)('levels on $name', (target) => {
  let server: TestServer;
  beforeEach(async () => {
    await server?.close();
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  async function levels(locale: string) {
    const response = await server.get(path, { 'x-locale': locale });
    expect(response.statusCode).toBe(200);
    return getGameLevels.responses[200].parse(response.json()).data;
  }

  test('API-05 the levels come in the order of play, with what the game needs of them', async () => {
    const [first, ...rest] = await levels('de');
    expect([first?.id, ...rest.map(({ id }) => id)]).toEqual(mitsuketeLevels.map(({ id }) => id));
    const { kanji_list, ...level } = first ?? { kanji_list: [] };
    expect(level).toEqual({
      id: 'first-strokes',
      name: 'Erste Striche',
      description: 'Berg, Fluss, Sonne, Mond: Zeichen, die noch Bilder sind.',
      difficulty: 1,
      grid_rows: 4,
      grid_cols: 4,
      target_count: 3,
      kanji_count: 5,
      time_limit: null,
      unlock_score: 0,
      points_per_match: 10,
      target_bonus: 20,
      time_bonus: 2,
    });
    expect(kanji_list[0]).toEqual({
      id: '山',
      kanji: '山',
      meaning: 'Berg',
      romaji: 'yama',
      hiragana: 'やま',
      on: 'サン',
    });
  });

  test.each(locales)('API-05 every level is complete in %s', async (locale) => {
    for (const level of await levels(locale)) {
      expect(level.name).not.toBe('');
      expect(level.description).not.toBe('');
      for (const { meaning } of level.kanji_list) expect(meaning).not.toBe('');
    }
  });

  test('LNG-03 a level without a text in a language shows the German one', async () => {
    const query = server.database
      .query()
      .deleteFrom('game_level_texts')
      .where('level_id', '=', 'first-strokes');
    await query.where('locale', '=', 'ja').execute();
    const [first, second] = await levels('ja');
    expect(first?.name).toBe('Erste Striche');
    expect(first?.kanji_list[0]?.meaning).not.toBe('Berg');
    expect(second?.name).not.toBe('Eins bis zehn');
  });

  test('API-05 levels that were changed are shown after a minute at the latest', async () => {
    expect(await levels('de')).toHaveLength(mitsuketeLevels.length);
    await server.database.query().deleteFrom('game_levels').where('id', '=', 'first-strokes').execute();
    expect((await levels('de'))[0]?.id).toBe('first-strokes');
    server.clock.now += freshForMs;
    expect((await levels('de'))[0]?.id).toBe('one-to-ten');
  });

  test('API-05 a game without levels has an empty list', async () => {
    await server.database.query().deleteFrom('game_levels').execute();
    expect(await levels('de')).toEqual([]);
  });

  test('API-05 caches may keep the answer for a minute and ask whether it is still the same', async () => {
    const first = await server.get(path);
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    expect(first.headers.vary).toBe('accept-encoding, x-locale, accept-language, cookie');
    const { etag } = first.headers;
    const again = await server.get(path, { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    server.clock.now += freshForMs;
    expect((await server.get(path)).headers.etag).toBe(etag);
    expect((await server.get(path, { 'x-locale': 'en' })).headers.etag).not.toBe(etag);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('API-05 the answer for %s is packed as %s', async (accepted, encoding) => {
    const response = await server.get(path, { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length);
  });

  test('API-08 an unknown or missing game is named: 422', async () => {
    for (const query of ['', '?game_type=', '?game_type=chess', '?game_type=Mitsukete']) {
      const response = await server.get(`/api/v1/game-levels${query}`);
      expect(response.statusCode).toBe(422);
      expect(response.json().errors).toHaveProperty('game_type');
    }
  });
});
