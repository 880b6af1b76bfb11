import type { JukugoWord } from '@michi/contracts/jukugo';
import { seededRandom } from '@michi/game-kit/random';
import { wordRequest } from '@michi/games/jukugo/word-request';
import { categories, difficulties } from '@michi/games/jukugo/words';
import { locales } from '@michi/messages/locales';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { loadKanjiLibrary } from '../../content/kanji-library.ts';
import { databaseTargets } from '../../db/testing.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createJukugoService } from './service.ts';
import { drawWords, loadWords, shareAnswer } from './words.ts';

/** What this server answers, from which a field is never missing. */
const wholeAnswer = z.strictObject({
  status: z.literal('success'),
  data: z.array(
    z.strictObject({
      id: z.string().check(z.minLength(1)),
      jukugo: z.string().check(z.regex(/^\p{Script=Han}{2}$/u)),
      hiragana: z.string().check(z.regex(/^[ぁ-ゖ]+$/u)),
      romaji: z.string().check(z.regex(/^[a-zāūēō']+$/)),
      meaning: z.string().check(z.minLength(1)),
      kanji_array: z.array(z.string()),
      kanji_meanings: z.array(z.string().check(z.minLength(1))).check(z.length(2)),
      kanji_readings: z.array(z.string().check(z.regex(/^[ぁ-ゖ]+$/u))).check(z.length(2)),
      example: z.string().check(z.minLength(1)),
      example_ja: z.string().check(z.minLength(1)),
      category: z.enum(categories),
      difficulty: z.literal(difficulties),
    }),
  ),
});

describe('the draw', async () => {
  const words = await loadWords();
  const library = await loadKanjiLibrary();
  const drawn = (seed: number) =>
    createJukugoService(words, library, seededRandom(seed))
      .draw({ count: 12, difficulty: 5 }, 'de')
      .map((word) => word.id);

  test('API-04 chance decides which words come, and in which order', () => {
    expect(drawn(1)).toEqual(drawn(1));
    expect(new Set(Array.from({ length: 20 }, (_, seed) => drawn(seed).join())).size).toBe(20);
  });

  test.each([2, 3, 4, 5])(
    'JUK-02 in level %i at most a quarter of the words is of its difficulty, first those of known kanji',
    (level) => {
      const { count, ...asked } = wordRequest(level);
      for (let seed = 0; seed < 20; seed++) {
        const drawn = drawWords(words, { count, ...asked }, seededRandom(seed));
        expect(drawn).toHaveLength(count);
        const hardest = drawn.filter(({ difficulty }) => difficulty === level);
        expect(hardest.length).toBeLessThanOrEqual(Math.ceil(count / 4));
        expect(hardest).not.toEqual([]);
        if (level !== 2) continue;
        const easy = words.filter((word) => word.difficulty === 1 && word.category === 'basic');
        const known = easy.map(({ jukugo }) => jukugo).join('');
        for (const { jukugo } of hardest)
          expect(
            [...jukugo].some((kanji) => known.includes(kanji)),
            jukugo,
          ).toBe(true);
      }
    },
  );

  test('API-04 every word comes sooner or later', () => {
    const jukugo = createJukugoService(words, library, seededRandom(7));
    const seen = new Set<string>();
    for (let call = 0; call < 100; call++)
      for (const word of jukugo.draw({ count: 100, difficulty: 5 }, 'de')) seen.add(word.jukugo);
    expect(seen.size).toBe(words.length);
  });

  test.each(difficulties)(
    'ANS-01 JUK-02 no two words of a draw share a meaning or a reading, up to difficulty %i',
    (difficulty) => {
      for (let seed = 0; seed < 20; seed++) {
        const drawn = drawWords(words, { count: 15, difficulty }, seededRandom(seed));
        expect(drawn).toHaveLength(15);
        for (const [place, one] of drawn.entries())
          expect(drawn.slice(place + 1).filter((other) => shareAnswer(one, other))).toEqual([]);
      }
    },
  );
});

describe.each(databaseTargets)('words of two kanji on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  async function words(query = '', headers = {}) {
    const response = await server.get(`/api/jukugo/random${query}`, headers);
    expect(response.statusCode).toBe(200);
    return wholeAnswer.parse(response.json()).data;
  }

  test.each([1, 8, 100])('API-04 %i different words come when so many are asked for', async (count) => {
    const drawn = await words(`?count=${count}`);
    expect(new Set(drawn.map((word) => word.id)).size).toBe(count);
    for (const { jukugo, kanji_array } of drawn) expect(kanji_array.join('')).toBe(jukugo);
  });

  test('API-04 ten words of any difficulty come unless something else is asked for', async () => {
    expect(await words()).toHaveLength(10);
    const difficultiesSeen = new Set((await words('?count=100')).map((word) => word.difficulty));
    expect(difficultiesSeen.size).toBe(difficulties.length);
  });

  test.each(difficulties)('API-04 no word is harder than difficulty %i', async (difficulty) => {
    const drawn = await words(`?count=100&difficulty=${difficulty}`);
    expect(Math.max(...drawn.map((word) => word.difficulty))).toBe(difficulty);
  });

  test.each(categories)('API-04 words of the category %s come alone', async (category) => {
    const drawn = await words(`?count=100&category=${category}`);
    expect([...new Set(drawn.map((word) => word.category))]).toEqual([category]);
  });

  test.each([1, 2, 3])('API-04, JUK-02 there are enough basic words for level %i', async (level) => {
    const count = 8 + 2 * level;
    expect(await words(`?count=${count}&difficulty=${level}&category=basic`)).toHaveLength(count);
  });

  test('API-04 fewer words come where there are not so many', async () => {
    const all = (await loadWords()).filter((word) => word.category === 'body' && word.difficulty === 1);
    const drawn = await words('?count=100&difficulty=1&category=body');
    expect(drawn.map((word) => word.id).sort()).toEqual(all.map((word) => word.jukugo).sort());
  });

  test.each(locales)('API-04 meaning and example are in the language of the request: %s', async (locale) => {
    const known = new Map((await loadWords()).map((word) => [word.jukugo, word]));
    for (const word of await words('?count=20', { 'x-locale': locale })) {
      expect(word.meaning).toBe(known.get(word.id)?.meaning[locale]);
      expect(word.example).toBe(known.get(word.id)?.example[locale]);
      expect(word.example_ja).toBe(known.get(word.id)?.example.ja);
    }
  });

  test('API-04, JUK-01 each kanji comes with its own meaning, in Japanese with its reading', async () => {
    const of = async (locale: string) => {
      const response = await server.get('/api/v1/jukugo-words?words=電車,宿題', { 'x-locale': locale });
      return response.json().data.map(({ kanji_meanings }: JukugoWord) => kanji_meanings);
    };
    expect(await of('de')).toEqual([
      ['Elektrizität', 'Wagen'],
      ['Herberge', 'Thema'],
    ]);
    expect(await of('ja')).toEqual([
      ['でん', 'くるま'],
      ['やど', 'だい'],
    ]);
  });

  test('API-04, JUK-01 each kanji comes with its reading in the word, or on its own', async () => {
    const response = await server.get('/api/v1/jukugo-words?words=料理,学校,手紙,今日');
    expect(response.json().data.map(({ kanji_readings }: JukugoWord) => kanji_readings)).toEqual([
      ['りょう', 'り'],
      ['がっ', 'こう'],
      ['て', 'がみ'],
      ['こん', 'にち'],
    ]);
  });

  test('API-04, JUK-05 the words that two of some kanji make come in the language of the request', async () => {
    const response = await server.get('/api/v1/jukugo-of-kanji?kanji=車学話電校山', { 'x-locale': 'en' });
    expect(response.statusCode).toBe(200);
    expect(
      response
        .json()
        .data.map(({ jukugo, meaning }: JukugoWord) => [jukugo, meaning])
        .sort(),
    ).toEqual([
      ['学校', 'school'],
      ['電話', 'telephone'],
      ['電車', 'train'],
    ]);
  });

  test.each(['', 'ab', '学,校', '学'.repeat(65)])('API-08 %j are no kanji of a board', async (kanji) => {
    const response = await server.get(`/api/v1/jukugo-of-kanji?kanji=${encodeURIComponent(kanji)}`);
    expect(response.statusCode).toBe(422);
  });

  test('JUK-02 the words of a level begun earlier come in the language of now, unknown ones not', async () => {
    const response = await server.get('/api/v1/jukugo-words?words=学校,山川,電車', { 'x-locale': 'en' });
    expect(response.statusCode).toBe(200);
    expect(response.json().data.map(({ jukugo, meaning }: JukugoWord) => [jukugo, meaning])).toEqual([
      ['学校', 'school'],
      ['電車', 'train'],
    ]);
  });

  test.each(['', '学', '学校電車', '学校,', 'ab', Array(21).fill('学校').join()])(
    'API-08 %j is no list of words',
    async (list) => {
      const response = await server.get(`/api/v1/jukugo-words?words=${encodeURIComponent(list)}`);
      expect(response.statusCode).toBe(422);
    },
  );

  test('API-04 no cache keeps a draw', async () => {
    const { headers } = await server.get('/api/jukugo/random');
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['count', '0'],
    ['count', '101'],
    ['count', '1.5'],
    ['count', ''],
    ['difficulty', '0'],
    ['difficulty', '6'],
    ['difficulty', 'easy'],
    ['category', 'general'],
    ['category', ''],
  ])('API-04, API-08 the wrong field is named: %s=%s', async (field, value) => {
    const response = await server.get(`/api/jukugo/random?${field}=${value}`);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual([field]);
  });
});
