import type { BodyOf } from '@michi/contracts/contract';
import { type GameResult, postGameTicket } from '@michi/contracts/game-results';
import type { Recording } from '@michi/game-kit/recording';
import type { Setup as JukugoSetup } from '@michi/games/jukugo/level';
import { wordRequest } from '@michi/games/jukugo/word-request';
import type { Setup as PuzzleSetup } from '@michi/games/puzzle/setup';
import { rankedId, rankedLevels } from '@michi/games/ranked';
import { playLevel } from '@michi/testing/jukugo';
import { Bench } from '@michi/testing/puzzle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { playOn } from '../../testing/play-on.ts';
import { aDevice, aResult, startTestServer, type TestServer } from '../../testing/test-server.ts';

type Game = 'jukugo' | 'puzzle';

/** A level played to its end, each answer so long after the one before. */
function playedBy(game: Game, setup: unknown, seed: number, everyMs: number): Recording {
  if (game === 'jukugo') return playLevel(setup as JukugoSetup, seed, { thinkMs: everyMs / 2 });
  const bench = new Bench(setup as PuzzleSetup, seed);
  while (bench.run.result === null) bench.solve(bench.run.at + everyMs);
  return bench.run.recording;
}

describe.each(databaseTargets)('challenges for the leaderboard on $name', (target) => {
  let server: TestServer;
  let client: ReturnType<typeof playOn>;
  beforeAll(async () => {
    server = await startTestServer(target);
    client = playOn(server);
  });
  afterAll(() => server.close());

  async function ticketFor(asked: BodyOf<typeof postGameTicket>) {
    const response = await server.post('/api/v1/game-tickets', asked);
    expect(response.statusCode).toBe(201);
    return postGameTicket.responses[201].parse(response.json());
  }
  async function played(game: Game, level: string, everyMs = 1_000, proposed?: unknown): Promise<GameResult> {
    const asked = { game, level, deviceId: aDevice(), setup: proposed };
    const { ticket, seed, setup, rulesVersion } = await ticketFor(asked);
    const recording = playedBy(game, setup, seed, everyMs);
    server.clock.now += recording.endedAt;
    return aResult(recording, { ...asked, ticket, rulesVersion, setup });
  }
  const own = async (game: Game, device: string, level?: string) => {
    const url = `/api/v1/leaderboards/${game}?period=all${level ? `&level=${level}` : ''}`;
    return (await server.get(url, { 'x-device-id': device })).json().own;
  };

  describe.each(['jukugo', 'puzzle'] as const)('JUK-10 PUZ-10 API-09 %s', (game) => {
    test.each(rankedLevels)(
      'the server deals level %i, its result ranks, and its level has a list',
      async (level) => {
        const id = rankedId(level);
        const result = await played(game, id);
        expect(result.setup).toMatchObject({ mode: 'challenge', level });
        const totals = Object.values((result.setup as JukugoSetup | PuzzleSetup).totals);
        expect(totals.every((count) => count === 0)).toBe(true);
        const { ranked, score, progress } = await client.accepted(result);
        expect([ranked, progress.level.highScore]).toEqual([true, score]);
        for (const list of [undefined, id])
          expect(await own(game, result.deviceId, list)).toMatchObject({ score, own: true });
      },
    );

    test('what the device proposes changes nothing', async () => {
      const result = await played(game, 'ranked-2');
      const easy = { ...(result.setup as object), level: 1 };
      const other = await played(game, 'ranked-2', 1_000, easy);
      expect(other.setup).toMatchObject({ level: 2 });
    });

    test('faster than a hand can, it counts for progress alone', async () => {
      const result = await played(game, 'ranked-1', 100);
      expect(await client.accepted(result)).toMatchObject({ won: true, ranked: false });
      expect(await own(game, result.deviceId)).toBeNull();
    });

    test('without its ticket it counts for progress alone, and only if nothing was carried into it', async () => {
      const { setup, ...result } = await played(game, 'ranked-3');
      const [field] = Object.keys((setup as PuzzleSetup).totals);
      const carried = {
        ...(setup as PuzzleSetup),
        totals: { ...(setup as PuzzleSetup).totals, [field ?? '']: 5 },
      };
      await client.refused({ ...result, setup: carried, ticket: null }, 422, 'level');
      expect(await client.accepted({ ...result, setup, ticket: null })).toMatchObject({ ranked: false });
    });

    test('the challenge of a series ranks no more than before', async () => {
      const { setup } = await ticketFor({ game, level: 'ranked-1', deviceId: aDevice() });
      const result = await played(game, 'challenge-1', 1_000, setup);
      expect((await client.accepted(result)).ranked).toBe(false);
    });

    test('there are no levels beyond the five', async () => {
      for (const level of ['ranked-0', 'ranked-6', 'ranked-', 'ranked-1x']) {
        const response = await server.post('/api/v1/game-tickets', { game, level, deviceId: aDevice() });
        expect(response.statusCode).toBe(422);
      }
    });
  });

  test('JUK-10 the words are drawn as for a level of that number, each time others', async () => {
    const drawn = new Set<string>();
    for (const level of rankedLevels) {
      const { count, difficulty } = wordRequest(level);
      const { words } = (await played('jukugo', rankedId(level))).setup as JukugoSetup;
      expect(words).toHaveLength(count);
      expect(Math.max(...words.map((word) => word.difficulty))).toBeLessThanOrEqual(difficulty);
      drawn.add(JSON.stringify(words));
      drawn.add(JSON.stringify(((await played('jukugo', rankedId(level))).setup as JukugoSetup).words));
    }
    expect(drawn.size).toBe(2 * rankedLevels.length);
  });
});
