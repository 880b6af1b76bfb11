import { randomUUIDv7 as newId } from 'node:crypto';
import { endsOnReceipt } from '@michi/testing/ends-on-receipt';
import { fight } from '@michi/testing/tatakae';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { aDevice, startTestServer, type TestServer } from '../../testing/test-server.ts';

describe.each(databaseTargets)('battles on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  /** Fights by the seed of a ticket, one stroke each `strokeMs`, and sends the result. */
  async function fightWithTicket(strokeMs: number) {
    const asked = { game: 'tatakae', level: 'classic', deviceId: aDevice() };
    const given = (await server.post('/api/v1/game-tickets', asked)).json();
    const { run } = fight(given.seed, { strokeMs });
    const { recording } = run;
    server.clock.now += recording.endedAt;
    const { rulesVersion, setup, seed, moves, endedAt } = recording;
    const { ticket } = given;
    const played = { rulesVersion, setup, seed, moves, endedAt };
    const result = { ...asked, runId: newId(), ticket, ...played, ...endsOnReceipt };
    return { answer: await server.post('/api/v1/game-results', result), run, result };
  }

  test('TAT-06 API-09 a won battle is proved from its ink, and stands on no leaderboard', async () => {
    const { answer, run, result } = await fightWithTicket(300);
    const score = run.result?.scores[0];
    expect(run.result?.won).toBe(true);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ won: true, score, ranked: false, progress: { totalScore: score } });
    expect(Buffer.byteLength(JSON.stringify(result))).toBeLessThan(128 * 1024);
  });

  test('TAT-06 API-09 a lost battle is taken, and counts for nothing', async () => {
    const { answer, run } = await fightWithTicket(20_000);
    expect(run.result?.won).toBe(false);
    expect(answer.json()).toMatchObject({ won: false, ranked: false, progress: { totalScore: 0 } });
  });

  test('TAT-06 ACH-03 dots earn nothing that clean work does, whether the battle is won or lost', async () => {
    for (const strokeMs of [300, 5_000]) {
      const { answer, result } = await fightWithTicket(strokeMs);
      expect(answer.json().won).toBe(strokeMs === 300);
      const path = `/api/user/statistics?deviceId=${result.deviceId}`;
      const { statistics, days } = (await server.get(path)).json();
      expect(statistics).toMatchObject({ totalGamesPlayed: 1, perfectLevels: 0, flawlessGames: 0 });
      expect(statistics).toMatchObject({ bestCleanMs: 0, answers: { given: 0, correct: 0 } });
      expect(Object.values(days)).toMatchObject([{ flawless: 0, perfect: 0 }]);
    }
  });

  test('API-09 a stroke that leaves the paper is refused', async () => {
    const { result } = await fightWithTicket(300);
    const moves = [{ at: 10, seat: 0, move: { stroke: [1_537, 0] } }];
    const forged = { ...result, runId: newId(), ticket: null, moves };
    const answer = await server.post('/api/v1/game-results', forged);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['moves.0.move']);
  });
});
