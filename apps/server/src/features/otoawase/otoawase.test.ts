import { randomUUIDv7 as newId } from 'node:crypto';
import type { GameResult } from '@michi/contracts/game-results';
import { otoawase } from '@michi/games/otoawase/rules';
import type { Prompt } from '@michi/games/otoawase/setup';
import { endsOnReceipt } from '@michi/testing/ends-on-receipt';
import { Performance, songSetup } from '@michi/testing/otoawase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { aDevice, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { withBeside } from '../../testing/with-beside.ts';

/** A song with all its answers right, as a client sends it. */
function aResult(
  deviceId: string,
  prompts: readonly Prompt[] = songSetup().prompts,
  level = 'sakura',
): GameResult {
  const setup = { ...songSetup(), prompts: withBeside(prompts) };
  const performance = new Performance(setup);
  performance.playToTheEnd();
  const { seed, moves, endedAt } = performance.run.recording;
  const { version: rulesVersion } = otoawase;
  const played = { game: 'otoawase', level, ticket: null, rulesVersion, setup } as const;
  return { runId: newId(), deviceId, ...played, seed, moves, endedAt, ...endsOnReceipt };
}

describe.each(databaseTargets)('Otoawase on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  const send = (result: GameResult) => server.post('/api/v1/game-results', result);

  test('API-09 a song whose prompts take as right what is right counts', async () => {
    expect((await send(aResult(aDevice()))).json()).toMatchObject({ won: true, ranked: false });
  });

  test.each([
    ['takes a reading as right which is none', { readings: ['あ'] }],
    ['takes a meaning as right which is none', { glosses: ['Tal'] }],
    ['asks for what nobody knows', { kanji: '鬱' }],
  ])('API-09 a song that %s is refused, and earns nothing', async (_, change) => {
    const [prompt, ...prompts] = songSetup().prompts;
    if (!prompt) throw new Error('no prompt');
    const deviceId = aDevice();
    expect((await send(aResult(deviceId, [{ ...prompt, ...change }, ...prompts]))).statusCode).toBe(422);
    const { statistics, achievements } = (
      await server.get(`/api/user/statistics?deviceId=${deviceId}`)
    ).json();
    expect([statistics.totalScore, achievements]).toEqual([0, {}]);
  });

  test('API-09 a song is no other level', async () => {
    expect((await send(aResult(aDevice(), songSetup().prompts, 'rain'))).statusCode).toBe(422);
  });
});
