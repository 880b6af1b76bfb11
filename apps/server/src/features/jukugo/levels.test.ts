import { builtInFor } from '@michi/games/jukugo/built-in-words';
import { emptyTotals, type Setup } from '@michi/games/jukugo/level';
import { mostBefore } from '@michi/games/jukugo/reachable';
import { aSetup, playLevel } from '@michi/testing/jukugo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { playOn } from '../../testing/play-on.ts';
import {
  aDevice,
  aResult,
  aTicketRequest,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';
import { createJukugoLevels } from './levels.ts';
import { loadWords } from './words.ts';

const drawn = [
  { jukugo: '名前', difficulty: 1 },
  { jukugo: '学校', difficulty: 1 },
];

describe('the levels that there can be', async () => {
  const toPlay = createJukugoLevels(await loadWords());
  const first = aSetup({ words: drawn });
  const basic = (await loadWords()).filter(({ category }) => category === 'basic');
  const words = basic.slice(0, 16).map(({ jukugo, difficulty }) => ({ jukugo, difficulty }));

  test('JUK-07 a level is played as the device proposes, and never ranked', async () => {
    expect(await toPlay('puzzle-1', first)).toEqual({ setup: first, ranked: false });
  });

  test('JUK-03 a level of built-in words is one too', async () => {
    const builtIn = builtInFor(3).map(({ jukugo, difficulty }) => ({ jukugo, difficulty }));
    const totals = mostBefore({ mode: 'puzzle', level: 3 });
    const setup = aSetup({ level: 3, words: builtIn, totals });
    expect(await toPlay('puzzle-3', setup)).toEqual({ setup, ranked: false });
  });

  test.each<[string, string, Partial<Setup> | null]>([
    ['of another mode than it is called', 'challenge-1', {}],
    ['of another number than it is called', 'puzzle-2', {}],
    ['without a setup', 'puzzle-1', null],
    ['with a word nobody has', 'puzzle-1', { words: [{ jukugo: '山川', difficulty: 1 }] }],
    [
      'with a word made harder than it is',
      'puzzle-5',
      {
        level: 5,
        words: [{ jukugo: '電車', difficulty: 5 }],
        totals: mostBefore({ mode: 'puzzle', level: 5 }),
      },
    ],
    ['with a word too hard for it', 'puzzle-1', { words: [{ jukugo: '約束', difficulty: 2 }] }],
    ['with too many words', 'puzzle-1', { words: words.slice(0, 11) }],
    [
      'with a word of another category than it asks for',
      'puzzle-1',
      { words: [{ jukugo: '会社', difficulty: 1 }] },
    ],
    ['with points before the first', 'puzzle-1', { totals: { ...emptyTotals, score: 50 } }],
    [
      'with a streak that no level can bring',
      'puzzle-2',
      { level: 2, totals: { ...emptyTotals, streak: 9 } },
    ],
  ])('JUK-02 there is no level %s', async (_, level, overrides) => {
    expect(await toPlay(level, overrides && { ...first, ...overrides })).toBeNull();
  });
});

describe.each(databaseTargets)('levels of Jukugo on $name', (target) => {
  let server: TestServer;
  let client: ReturnType<typeof playOn>;
  beforeAll(async () => {
    server = await startTestServer(target);
    client = playOn(server);
  });
  afterAll(() => server.close());

  const setup = aSetup({ mode: 'challenge', words: drawn });
  const level = 'challenge-1';
  const asked = () => ({ game: 'jukugo', level, deviceId: aDevice() }) as const;

  test.each(['with', 'without'])(
    'JUK-07 a level %s a ticket counts for progress, not for a board',
    async (how) => {
      const request = asked();
      const response = await server.post('/api/v1/game-tickets', aTicketRequest({ ...request, setup }));
      expect(response.statusCode).toBe(201);
      const { ticket, seed } = response.json();
      const recording = playLevel(setup, seed);
      server.clock.now += recording.endedAt;
      const result = aResult(recording, { ...request, ticket: how === 'with' ? ticket : null });
      const outcome = await client.accepted(result);
      expect(outcome).toMatchObject({ won: true, ranked: false, progress: { level: { completed: true } } });
      expect(outcome.progress.totalScore).toBe(outcome.score);
      // Two words of 50 points, each with a time bonus of 96 after 800 ms; 20 for the second in a row; the level itself.
      expect(outcome.score).toBe(50 + 96 + 50 + 96 + 20 + 100 + 2 * 50 + 2 * 25);
    },
  );

  test.each([
    ['at once', 0],
    ['with the points for it', mostBefore({ mode: 'challenge', level: 1_000 }).score],
  ])('API-09 the last level, claimed %s, brings no more than the first', async (_, score) => {
    const totals = { ...mostBefore({ mode: 'challenge', level: 1_000 }), score };
    const last = { ...setup, level: 1_000, totals };
    const result = aResult(playLevel(last, 7), { ...asked(), level: 'challenge-1000' });
    if (score === 0) return client.refused(result, 422, 'level');
    expect((await client.accepted(result)).score).toBe(50 + 96 + 50 + 96 + 20 + 100 + 2 * 50 + 2 * 25);
  });

  test('JUK-02 a level that cannot have been dealt gets no ticket, and its result is refused', async () => {
    const harder = { ...setup, words: [{ jukugo: '電車', difficulty: 5 }] };
    const response = await server.post('/api/v1/game-tickets', aTicketRequest({ ...asked(), setup: harder }));
    expect(response.statusCode).toBe(422);
    await client.refused(aResult(playLevel(harder, 7), asked()), 422, 'level');
  });
});
