import { randomUUIDv7 as newId } from 'node:crypto';
import type { GameResult } from '@michi/contracts/game-results';
import { puzzle } from '@michi/games/puzzle/rules';
import type { Setup } from '@michi/games/puzzle/setup';
import { endsOnReceipt } from '@michi/testing/ends-on-receipt';
import { aSetup, Bench } from '@michi/testing/puzzle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { aDevice, startTestServer, type TestServer } from '../../testing/test-server.ts';

const level = 'puzzle-1';

/** A whole level as a client sends it, played without a mistake. */
function aResult(overrides: Partial<GameResult> = {}): GameResult {
  const seed = overrides.seed ?? 7;
  const bench = new Bench(overrides.setup as Setup | undefined, seed);
  const moves: GameResult['moves'] = [];
  while (bench.run.result === null) {
    const at = bench.run.at + 100;
    for (const choose of bench.solution) {
      bench.run.play({ choose }, at);
      moves.push({ at, seat: 0, move: { choose } });
    }
    bench.run.advance(at + 2_000);
  }
  return {
    runId: newId(),
    deviceId: aDevice(),
    game: 'puzzle',
    level,
    ticket: null,
    rulesVersion: puzzle.version,
    setup: aSetup(),
    seed,
    moves,
    endedAt: bench.run.at,
    ...endsOnReceipt,
    ...overrides,
  };
}

describe.each(databaseTargets)('Kanji Puzzle on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  test('PUZ-08 API-09 the device proposes a level, and its result counts for progress, not for a leaderboard', async () => {
    const deviceId = aDevice();
    const asked = { game: 'puzzle', level, deviceId, setup: aSetup() };
    const given = await server.post('/api/v1/game-tickets', asked);
    expect(given.statusCode).toBe(201);
    const { ticket, seed, setup } = given.json();
    expect(setup).toEqual(aSetup());

    const result = aResult({ deviceId, ticket, seed });
    server.clock.now += result.endedAt;
    const answer = await server.post('/api/v1/game-results', result);
    expect(answer.json()).toMatchObject({ won: true, ranked: false, score: 2_230 });
    const progress = await server.get(`/api/user/progress?deviceId=${deviceId}&game=puzzle`);
    expect(progress.json()).toMatchObject({ totalScore: 2_230, levels: { [level]: { completed: true } } });
  });

  test('PUZ-08 OFF-01 a level played without a network counts too', async () => {
    const answer = await server.post('/api/v1/game-results', aResult());
    expect(answer.json()).toMatchObject({ won: true, ranked: false, score: 2_230 });
  });

  test('PUZ-08 a level of a further set counts, and so does one without a set, as devices proposed it before', async () => {
    const totals = { score: 2_230, completedKanji: 10, perfectCombos: 10, hintsUsed: 0, combo: 10 };
    for (const set of [{ set: 2 }, {}]) {
      const setup = aSetup({ level: 2, totals, ...set });
      const answer = await server.post('/api/v1/game-results', aResult({ level: 'puzzle-2', setup }));
      expect(answer.json()).toMatchObject({ won: true, score: 2_230 });
    }
  });

  test.each([
    ['with a set that there is not', { ...aSetup(), set: 99 }, 'level'],
    ['of another level', aSetup({ level: 2 }), 'level'],
    ['of another mode', aSetup({ mode: 'challenge' }), 'level'],
    ['that is none', { mode: 'puzzle' }, 'level'],
    ['that is missing', undefined, 'setup'],
  ])('API-09 a setup %s is refused', async (_, setup, field) => {
    const asked = { game: 'puzzle', level, deviceId: aDevice(), setup };
    expect((await server.post('/api/v1/game-tickets', asked)).statusCode).toBe(422);
    const refused = await server.post('/api/v1/game-results', { ...aResult(), setup });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().errors)).toEqual([field]);
  });

  test.each([
    ['at once', 0],
    ['with the points for it', 999 * 1_780 + 10 * ((9_990 * 9_989) / 2)],
  ])('API-09 the last level, claimed %s, brings no more than the first', async (_, score) => {
    const totals = { score, completedKanji: 9_990, perfectCombos: 9_990, hintsUsed: 0, combo: 9_990 };
    const setup = aSetup({ level: 1_000, totals });
    const answer = await server.post('/api/v1/game-results', aResult({ level: 'puzzle-1000', setup }));
    expect([answer.statusCode, answer.json().score]).toEqual(score === 0 ? [422, undefined] : [200, 2_230]);
  });

  test('API-09 a result with a move that is forbidden is refused', async () => {
    const { moves, ...result } = aResult();
    const spoiled = {
      ...result,
      moves: [...moves.slice(0, 3), { at: moves[3]?.at, seat: 0, move: { remove: 3 } }],
    };
    expect((await server.post('/api/v1/game-results', spoiled)).statusCode).toBe(422);
  });
});
