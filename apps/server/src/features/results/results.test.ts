import type { GameResult } from '@michi/contracts/game-results';
import { postGameResult, postGameTicket } from '@michi/contracts/game-results';
import type { Setup } from '@michi/games/mitsukete/level';
import { setupOf } from '@michi/games/mitsukete/level';
import { standardLevels } from '@michi/games/mitsukete/standard-levels';
import { playToTimeUp, playToVictory } from '@michi/testing/mitsukete';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { deviceKey } from '../../device-key.ts';
import {
  aDevice,
  aResult,
  aTicketRequest,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';

describe.each(databaseTargets)('results on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  const tables = ['players', 'game_results', 'level_progress', 'game_totals', 'leaderboard_scores'] as const;
  async function everything() {
    const rows = tables.map((table) => server.database.query().selectFrom(table).selectAll().execute());
    return JSON.stringify(await Promise.all(rows));
  }

  async function ticketFor(request: ReturnType<typeof aTicketRequest>) {
    const response = await server.post('/api/v1/game-tickets', request);
    expect(response.statusCode).toBe(201);
    const given = postGameTicket.responses[201].parse(response.json());
    return { ...given, setup: given.setup as Setup };
  }

  /** A won run with a ticket, played honestly while the server's clock went on. */
  async function aTicketedResult(overrides: Partial<GameResult> = {}, level = 'first-strokes') {
    const request = aTicketRequest({ level, deviceId: overrides.deviceId ?? aDevice() });
    const { ticket, seed, setup } = await ticketFor(request);
    const recording = playToVictory(setup, seed);
    server.clock.now += recording.endedAt;
    return aResult(recording, { ...request, ticket, ...overrides });
  }

  async function anOfflineResult(overrides: Partial<GameResult> = {}) {
    const { setup } = await ticketFor(aTicketRequest());
    return aResult(playToVictory(setup, 7), overrides);
  }

  const submit = (result: unknown) => server.post('/api/v1/game-results', result);

  async function accepted(result: GameResult) {
    const response = await submit(result);
    expect(response.json()).toHaveProperty('runId', result.runId);
    expect(response.statusCode).toBe(200);
    return postGameResult.responses[200].parse(response.json());
  }

  async function refused(result: unknown, status: number, field: string) {
    const before = await everything();
    const response = await submit(result);
    expect([response.statusCode, Object.keys(response.json().errors ?? {})]).toEqual([status, [field]]);
    expect(await everything()).toBe(before);
  }

  async function boardOf(deviceId: string) {
    const url = '/api/v1/leaderboards/mitsukete?period=all';
    return (await server.get(url, { 'x-device-id': deviceId })).json().own;
  }

  test('API-09 MIT-11 a run with a ticket is proved, stored and ranked', async () => {
    const result = await aTicketedResult();
    const outcome = await accepted(result);
    // Three matches of 10 + 20 points, the second and third with a combo of 5 and 10.
    expect(outcome).toEqual({
      runId: result.runId,
      won: true,
      score: 105,
      ranked: true,
      progress: { totalScore: 105, level: { completed: true, highScore: 105 } },
    });
    const stored = await server.database
      .query()
      .selectFrom('game_results')
      .innerJoin('players', 'players.id', 'player_id')
      .selectAll('game_results')
      .select('device_key')
      .where('game_results.id', '=', result.runId)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      device_key: deviceKey(result.deviceId),
      game: 'mitsukete',
      level_id: 'first-strokes',
      won: 1,
      score: 105,
      duration_ms: result.endedAt,
      finished_at: server.clock.now,
    });
    expect(JSON.parse(stored.recording).moves).toEqual(result.moves);
    expect(await boardOf(result.deviceId)).toMatchObject({ score: 105 });
  });

  test('API-09 the database never holds the device id itself', async () => {
    const result = await aTicketedResult();
    await accepted(result);
    expect(await everything()).not.toContain(result.deviceId);
  });

  test('API-09 the same run sent again is answered again and counted once', async () => {
    const result = await aTicketedResult();
    const first = await accepted(result);
    const before = await everything();
    expect(await accepted(result)).toEqual(first);
    expect(await everything()).toBe(before);
  });

  test('API-09 the same run sent many times at once is counted once', async () => {
    const result = await aTicketedResult();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => accepted(result)));
    expect(new Set(outcomes.map(({ progress }) => progress.totalScore))).toEqual(new Set([105]));
  });

  test('API-09 MIT-11 a run without a ticket counts for progress, not for the leaderboard', async () => {
    const result = await anOfflineResult();
    expect(await accepted(result)).toMatchObject({ won: true, ranked: false, progress: { totalScore: 105 } });
    expect(await boardOf(result.deviceId)).toBeNull();
  });

  test('API-09 the standard levels can be played with a ticket and without', async () => {
    expect((await accepted(await aTicketedResult({}, 'standard-3'))).ranked).toBe(true);
    const [level] = standardLevels();
    if (!level) throw new Error('no standard level');
    const offline = aResult(playToVictory(setupOf(level), 1), { level: level.id });
    expect((await accepted(offline)).ranked).toBe(false);
  });

  test('API-09 a lost run is stored and raises nothing', async () => {
    const request = aTicketRequest({ level: 'standard-3' });
    const { ticket, seed, setup } = await ticketFor(request);
    const recording = playToTimeUp(setup, seed);
    server.clock.now += recording.endedAt;
    const result = aResult(recording, { ...request, ticket });
    expect(await accepted(result)).toEqual({
      runId: result.runId,
      won: false,
      score: 0,
      ranked: false,
      progress: { totalScore: 0, level: { completed: false, highScore: 0 } },
    });
    expect(await boardOf(result.deviceId)).toBeNull();
    await refused({ ...result, runId: newId() }, 409, 'ticket');
  });

  test('MIT-11 results of a locked level that arrive before those that opened it are taken', async () => {
    const result = await aTicketedResult({}, 'last-sheet');
    expect((await accepted(result)).won).toBe(true);
  });

  test('API-09 a ticketed run stays good when the level was changed meanwhile', async () => {
    const result = await aTicketedResult({}, 'money');
    await server.database.query().deleteFrom('game_levels').where('id', '=', 'money').execute();
    server.clock.now += 60_000;
    await refused({ ...aResult({ ...result, gameId: 'mitsukete' }), level: 'money' }, 422, 'level');
    expect((await accepted(result)).ranked).toBe(true);
  });

  describe('API-09 what cannot have been is refused, and nothing is stored', () => {
    test('the run of another device: 409 runId', async () => {
      const result = await aTicketedResult();
      await accepted(result);
      await refused({ ...result, deviceId: aDevice() }, 409, 'runId');
      await refused(await aTicketedResult({ runId: result.runId }), 409, 'runId');
    });

    test('a ticket used by another run: 409 ticket', async () => {
      const result = await aTicketedResult();
      await accepted(result);
      await refused({ ...result, runId: newId() }, 409, 'ticket');
    });

    test('two runs with one ticket at once: one is taken', async () => {
      const result = await aTicketedResult();
      const runs = [result, { ...result, runId: newId() }, { ...result, runId: newId() }];
      const statuses = await Promise.all(runs.map(async (run) => (await submit(run)).statusCode));
      expect(statuses.sort()).toEqual([200, 409, 409]);
    });

    test('a forged ticket: 422 ticket', async () => {
      const result = await aTicketedResult();
      await refused({ ...result, ticket: `${result.ticket}x` }, 422, 'ticket');
      await refused({ ...result, ticket: 'a.b' }, 422, 'ticket');
      await refused({ ...result, ticket: '' }, 422, 'ticket');
      await refused({ ...result, ticket: '\0\ud800' }, 422, 'ticket');
      await refused({ ...result, ticket: 'x'.repeat(4097) }, 422, 'ticket');
    });

    test('the ticket of another device: 422 ticket', async () => {
      await refused({ ...(await aTicketedResult()), deviceId: aDevice() }, 422, 'ticket');
    });

    test('the ticket of another level: 422 ticket', async () => {
      await refused({ ...(await aTicketedResult()), level: 'one-to-ten' }, 422, 'ticket');
    });

    test('the ticket of another server: 422 ticket', async () => {
      const other = await startTestServer(target);
      const request = aTicketRequest();
      const { ticket, seed, setup } = (await other.post('/api/v1/game-tickets', request)).json();
      await other.close();
      await refused(aResult(playToVictory(setup, seed), { ...request, ticket }), 422, 'ticket');
    });

    test('another seed than the ticket gives: 422 seed', async () => {
      const result = await aTicketedResult();
      await refused({ ...result, seed: (result.seed + 1) % 2 ** 32 }, 422, 'seed');
    });

    test('another setup than the ticket or the level gives: 422 setup', async () => {
      for (const result of [await aTicketedResult(), await anOfflineResult()]) {
        const setup = result.setup as Setup;
        await refused({ ...result, setup: { ...setup, pointsPerMatch: 1000 } }, 422, 'setup');
        await refused({ ...result, setup: { ...setup, more: 1 } }, 422, 'setup');
        await refused({ ...result, setup: { ...setup, kanji: ['\0', '\ud800'] } }, 422, 'setup');
        await refused({ ...result, setup: null }, 422, 'setup');
      }
    });

    test('another version of the rules: 422 rulesVersion', async () => {
      await refused({ ...(await aTicketedResult()), rulesVersion: 0 }, 422, 'rulesVersion');
      await refused({ ...(await anOfflineResult()), rulesVersion: 2 }, 422, 'rulesVersion');
    });

    test('an unknown level: 422 level', async () => {
      for (const level of ['nothing', 'standard-9', '__proto__', '\0', '\ud800', '', 'x'.repeat(41)]) {
        await refused(await anOfflineResult({ level }), 422, 'level');
        const ticket = await server.post('/api/v1/game-tickets', aTicketRequest({ level }));
        expect([ticket.statusCode, Object.keys(ticket.json().errors)]).toEqual([422, ['level']]);
      }
    });

    test('moves out of order: 422 with the move', async () => {
      const result = await anOfflineResult();
      const moves = result.moves.with(3, { at: 0, seat: 0, move: result.moves[3]?.move });
      await refused({ ...result, moves }, 422, 'moves.3.at');
      await refused({ ...result, endedAt: 500 }, 422, 'moves.1.at');
    });

    test('moves that the rules forbid: 422 with the move', async () => {
      const result = await anOfflineResult();
      const last = result.moves.length - 1;
      const matched = result.moves.with(last, {
        at: result.endedAt - 1500,
        seat: 0,
        move: result.moves[0]?.move,
      });
      await refused({ ...result, moves: matched }, 422, `moves.${last}.move`);
      const pausedTwice = [
        { at: 0, seat: 0, move: 'pause' },
        { at: 0, seat: 0, move: 'pause' },
      ];
      await refused({ ...result, moves: pausedTwice }, 422, 'moves.1.move');
      const afterTheEnd = [...result.moves, { at: result.endedAt, seat: 0, move: { pick: 0 } }];
      await refused({ ...result, moves: afterTheEnd }, 422, `moves.${last + 1}.move`);
    });

    test('moves that are none: 422 with the move', async () => {
      const result = await anOfflineResult();
      const odd = [
        '\0',
        { pick: -1 },
        { pick: 64 },
        { pick: 1.5 },
        { pick: '1' },
        { pick: 1, more: 1 },
        null,
        [],
        {},
      ];
      for (const move of odd) {
        await refused({ ...result, moves: [{ at: 0, seat: 0, move }] }, 422, 'moves.0.move');
      }
    });

    test('a recording that ends before it could: 422 endedAt', async () => {
      const result = await anOfflineResult();
      await refused({ ...result, endedAt: result.endedAt - 1 }, 422, 'endedAt');
      await refused({ ...result, moves: [] }, 422, 'endedAt');
    });

    test('a run longer than the time since its ticket: 422 endedAt', async () => {
      const result = await aTicketedResult();
      const tolerance = 2_000;
      await refused({ ...result, endedAt: result.endedAt + tolerance + 1 }, 422, 'endedAt');
      await accepted({ ...result, endedAt: result.endedAt + tolerance });
    });

    test.each([
      ['runId', 'x'],
      ['runId', '5f0c7f3e-8d59-4f5a-9d0e-6c1f2a3b4c5d'],
      ['deviceId', 'device_'],
      ['deviceId', 'device_\0aaaaaaaaaaaaaaaa'],
      ['game', 'chess'],
      ['level', 7],
      ['ticket', 7],
      ['rulesVersion', 'one'],
      ['seed', -1],
      ['seed', 2 ** 32],
      ['seed', 0.5],
      ['moves', {}],
      ['moves', Array(5001).fill({ at: 0, seat: 0, move: 'pause' })],
      ['endedAt', -1],
      ['endedAt', 8 * 24 * 60 * 60 * 1000],
    ])('a wrong %s (case %#): 422 naming it', async (field, value) => {
      await refused({ ...(await anOfflineResult()), [field]: value }, 422, field);
    });

    test.each([
      [{ at: '0', seat: 0, move: 'pause' }, 'moves.0.at'],
      [{ at: -1, seat: 0, move: 'pause' }, 'moves.0.at'],
      [{ at: 0.5, seat: 0, move: 'pause' }, 'moves.0.at'],
      [{ at: 0, seat: 2, move: 'pause' }, 'moves.0.seat'],
      ['pause', 'moves.0'],
    ])('the malformed move %j: 422 with its path', async (move, field) => {
      await refused({ ...(await anOfflineResult()), moves: [move] }, 422, field);
    });
  });

  test('API-08 keys that the contract does not know are not stored', async () => {
    const result = await anOfflineResult();
    const moves = result.moves.map((move) => ({ ...move, secret: 'smuggled' }));
    await accepted({ ...result, moves, score: 1_000_000, secret: 'smuggled' } as GameResult);
    const text = await everything();
    expect(text).not.toContain('smuggled');
    expect(text).not.toContain('1000000');
  });
});
