import { randomUUIDv7 as newId } from 'node:crypto';
import type { GameResult } from '@michi/contracts/game-results';
import { setupOf } from '@michi/games/mitsukete/level';
import { standardLevels } from '@michi/games/mitsukete/standard-levels';
import { playToTimeUp, playToVictory } from '@michi/testing/mitsukete';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import { playOn } from '../../testing/play-on.ts';
import { aResult, aTicketRequest, startTestServer, type TestServer } from '../../testing/test-server.ts';

describe.each(databaseTargets)('results on $name', (target) => {
  let server: TestServer;
  let client: ReturnType<typeof playOn>;
  beforeAll(async () => {
    server = await startTestServer(target);
    client = playOn(server);
  });
  afterAll(() => server.close());

  test('API-09 MIT-11 a run with a ticket is proved, stored and ranked', async () => {
    const result = await client.aTicketedResult();
    const outcome = await client.accepted(result);
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
      ranked: 1,
      score: 105,
      duration_ms: result.endedAt,
      finished_at: server.clock.now,
    });
    expect(JSON.parse(stored.recording).moves).toEqual(result.moves);
    expect(await client.boardOf(result.deviceId)).toMatchObject({ score: 105 });
  });

  test('API-09 the database never holds the device id itself', async () => {
    const result = await client.aTicketedResult();
    await client.accepted(result);
    expect(await client.everything()).not.toContain(result.deviceId);
  });

  test('API-09 the same run sent again is answered again and counted once', async () => {
    const result = await client.aTicketedResult();
    const first = await client.accepted(result);
    const before = await client.everything();
    expect(await client.accepted(result)).toEqual(first);
    expect(await client.everything()).toBe(before);
  });

  test('API-09 the same run sent many times at once is counted once', async () => {
    const result = await client.aTicketedResult();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => client.accepted(result)));
    expect(new Set(outcomes.map(({ progress }) => progress.totalScore))).toEqual(new Set([105]));
  });

  test('API-09 MIT-11 a run without a ticket counts for progress, not for the leaderboard', async () => {
    const result = await client.anOfflineResult();
    expect(await client.accepted(result)).toMatchObject({
      won: true,
      ranked: false,
      progress: { totalScore: 105 },
    });
    expect(await client.boardOf(result.deviceId)).toBeNull();
  });

  test('API-09 the standard levels can be played with a ticket and without, and are not ranked', async () => {
    const ticketed = await client.aTicketedResult({}, 'standard-3');
    expect(await client.accepted(ticketed)).toMatchObject({ won: true, ranked: false });
    expect(await client.boardOf(ticketed.deviceId)).toBeNull();
    const [level] = standardLevels();
    if (!level) throw new Error('no standard level');
    const offline = aResult(playToVictory(setupOf(level), 1), { level: level.id });
    expect((await client.accepted(offline)).ranked).toBe(false);
  });

  test('API-09 runs of one player that two processes take at the same time are added up once', async () => {
    const stored = await target.lend('built-in');
    const shared = { ...target, lend: async () => ({ ...stored, remove: async () => {} }) };
    const servers = [await startTestServer(shared), await startTestServer(shared)] as const;
    const [one, two] = [playOn(servers[0]), playOn(servers[1])];
    try {
      for (let round = 0; round < 5; round++) {
        const { deviceId } = aTicketRequest();
        // Entering a new player would itself let one process wait for the other.
        await one.accepted(await one.anOfflineResult({ deviceId }));
        const results: GameResult[] = [];
        // What they bring together opens the locked ones, whichever comes first.
        for (const level of ['first-strokes', 'one-to-ten', 'sky-and-earth', 'positions', 'seven-days']) {
          const request = aTicketRequest({ level, deviceId });
          const { ticket, seed, setup } = await one.ticketFor(request);
          results.push(aResult(playToVictory(setup, seed), { ...request, ticket }));
        }
        for (const { clock } of servers) clock.now += 120_000;
        const outcomes = await Promise.all(
          results.map((result, index) => (index % 2 === 0 ? one : two).accepted(result)),
        );
        const sum = outcomes.reduce((before, { score }) => before + score, 0);
        expect((await one.boardOf(deviceId)).score).toBe(sum);
      }
    } finally {
      for (const { app } of servers) await app.close();
      await stored.remove();
    }
  });

  test('API-09 a lost run is stored and raises nothing', async () => {
    const request = aTicketRequest({ level: 'seven-days' });
    const { ticket, seed, setup } = await client.ticketFor(request);
    const recording = playToTimeUp(setup, seed);
    server.clock.now += recording.endedAt;
    const result = aResult(recording, { ...request, ticket });
    expect(await client.accepted(result)).toEqual({
      runId: result.runId,
      won: false,
      score: 0,
      ranked: false,
      progress: { totalScore: 0, level: { completed: false, highScore: 0 } },
    });
    expect(await client.boardOf(result.deviceId)).toBeNull();
    await client.refused({ ...result, runId: newId() }, 409, 'ticket');
  });

  test('MIT-11 results of a locked level that arrive before those that opened it are taken', async () => {
    const result = await client.aTicketedResult({}, 'last-sheet');
    expect((await client.accepted(result)).won).toBe(true);
  });

  test('API-09 a ticketed run stays good when the level was changed meanwhile', async () => {
    const result = await client.aTicketedResult({}, 'money');
    await server.database.query().deleteFrom('game_levels').where('id', '=', 'money').execute();
    server.clock.now += 60_000;
    await client.refused({ ...aResult({ ...result, gameId: 'mitsukete' }), level: 'money' }, 422, 'level');
    expect((await client.accepted(result)).ranked).toBe(true);
  });

  test('API-08 keys that the contract does not know are not stored', async () => {
    const result = await client.anOfflineResult();
    const moves = result.moves.map((move) => ({ ...move, secret: 'smuggled' }));
    await client.accepted({ ...result, moves, score: 1_000_000, secret: 'smuggled' } as GameResult);
    const text = await client.everything();
    expect(text).not.toContain('smuggled');
    expect(text).not.toContain('1000000');
  });
});
