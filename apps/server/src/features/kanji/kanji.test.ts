import { getKanji } from '@michi/contracts/kanji';
import { locales } from '@michi/messages/locales';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadKanjiLibrary } from '../../content/kanji-library.ts';
import { databaseTargets } from '../../db/testing.ts';
import { startTestServer, type TestServer, testTime } from '../../testing/test-server.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe.each(databaseTargets)('kanji on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  async function kanji(query = '', headers = {}) {
    const response = await server.get(`/api/kanji${query}`, headers);
    expect(response.statusCode).toBe(200);
    return getKanji.responses[200].parse(response.json());
  }

  test('API-01 thirty different kanji come unless another number is asked for', async () => {
    const thirty = await kanji();
    expect(new Set(thirty.map((item) => item.kanji)).size).toBe(30);
    expect(await kanji('?limit=100')).toHaveLength(100);
    expect(await kanji('?limit=1')).toEqual(thirty.slice(0, 1));
  });

  test('API-01 what a learner meets first comes first', async () => {
    const library = await loadKanjiLibrary();
    const [first = [], second = []] = library.decks;
    const shown = (await kanji('?limit=100')).map((item) => item.kanji);
    expect(shown.slice(0, first.length).sort()).toEqual([...first].sort());
    expect(second).toEqual(expect.arrayContaining(shown.slice(first.length)));
  });

  test.each(locales)('API-01 every item is complete in %s', async (locale) => {
    for (const { id, kanji: character, meaning, romaji } of await kanji('?limit=100', {
      'x-locale': locale,
    })) {
      expect(id).toBe(character);
      expect(character).toMatch(/^\p{Script=Han}$/u);
      expect(meaning).not.toBe('');
      expect(romaji).toMatch(/^[a-zāīūēō' -]+$/);
    }
  });

  test('API-01 the meaning is in the language of X-Locale, else of Accept-Language', async () => {
    const german = await kanji('?limit=9');
    const french = await kanji('?limit=9', { 'x-locale': 'fr' });
    expect(french.map((item) => item.kanji)).toEqual(german.map((item) => item.kanji));
    expect(french.map((item) => item.meaning)).not.toEqual(german.map((item) => item.meaning));
    expect(await kanji('?limit=9', { 'accept-language': 'fr-CA,fr;q=0.9' })).toEqual(french);
  });

  test('API-01 the selection stays for a day (UTC) and is another one the next day', async () => {
    const noon = await kanji();
    server.clock.now = testTime + dayMs / 2 - 1;
    expect(await kanji()).toEqual(noon);
    server.clock.now += 1;
    const next = await kanji();
    expect(next.map((item) => item.kanji)).not.toEqual(noon.map((item) => item.kanji));
    server.clock.now = testTime;
    expect(await kanji()).toEqual(noon);
  });

  test('API-01 caches may ask whether the answer is still the same', async () => {
    const { etag } = (await server.get('/api/kanji')).headers;
    const again = await server.get('/api/kanji', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each(['0', '101', 'abc', '', '-1', '1.5', '99999'])(
    'API-08 the limit "%s" is named: 422',
    async (limit) => {
      const response = await server.get(`/api/kanji?limit=${limit}`);
      expect(response.statusCode).toBe(422);
      expect(Object.keys(response.json().errors)).toEqual(['limit']);
    },
  );
});
