import { randomUUIDv7 as newId } from 'node:crypto';
import type { GameResult } from '@michi/contracts/game-results';
import { review } from '@michi/games/review/rules';
import { kanjiItem } from '@michi/progress/item';
import { endsOnReceipt } from '@michi/testing/ends-on-receipt';
import { aSetup, playThrough } from '@michi/testing/review';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { aDevice, startTestServer, type TestServer } from '../../testing/test-server.ts';

/** A whole sitting as a client sends it. */
function aResult(deviceId: string, setup = aSetup(), wrong = 0): GameResult {
  const { seed, moves, endedAt } = playThrough(setup, { wrong });
  const { version: rulesVersion } = review;
  const played = { game: 'review', level: 'due', ticket: null, rulesVersion, setup } as const;
  return { runId: newId(), deviceId, ...played, seed, moves, endedAt, ...endsOnReceipt };
}

describe.each(databaseTargets)('The quick review on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  test('MEM-01 TDY-01 what was answered is remembered, an answer that was shown before is not', async () => {
    const deviceId = aDevice();
    const sent = await server.post('/api/v1/game-results', aResult(deviceId, aSetup(), 1));
    expect(sent.json()).toMatchObject({ won: true, score: 0, ranked: false });
    const heard = await server.get('/api/v1/memory', { 'x-device-id': deviceId });
    const { memories } = heard.json<{ memories: [string, string, number][] }>();
    expect(memories.map(([item, skill]) => item + skill).sort()).toEqual(
      ['k:山meaning', 'k:川reading', 'k:木recognition'].sort(),
    );
    const stability = (wanted: string) => memories.find(([item]) => item === kanjiItem(wanted))?.[2];
    expect(stability('山'), 'missed, then copied').toBeLessThan(1);
    expect(stability('川'), 'typed').toBeGreaterThan(2);
  });

  test('TDY-01 a sitting counts for answers and days, not as a game, and brings no experience', async () => {
    const deviceId = aDevice();
    await server.post('/api/v1/game-results', aResult(deviceId));
    const answer = await server.get(`/api/user/statistics?deviceId=${deviceId}`);
    expect(answer.json()).toMatchObject({
      statistics: {
        totalGamesPlayed: 0,
        totalScore: 0,
        answers: { given: 3, correct: 3 },
        days: [expect.any(Number)],
      },
    });
  });

  test.each([
    ['takes a reading as right which is none', { kanji: '川', skill: 'reading', readings: ['ぬ'] }],
    ['asks for what nobody knows', { kanji: '鬱', skill: 'reading', readings: ['うつ'] }],
  ] as const)('API-09 a sitting that %s is refused', async (_, question) => {
    const setup = aSetup({ questions: [{ ...question, readings: [...question.readings] }] });
    const answer = await server.post('/api/v1/game-results', aResult(aDevice(), setup));
    expect(answer.statusCode).toBe(422);
  });

  test('API-09 it is no game of the leaderboards', async () => {
    expect((await server.get('/api/v1/leaderboards/review')).statusCode).toBe(404);
  });
});
