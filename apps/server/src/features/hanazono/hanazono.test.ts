import { randomUUIDv7 as newId } from 'node:crypto';
import { type GameResult, postGameTicket } from '@michi/contracts/game-results';
import { hanazono } from '@michi/games/hanazono/rules';
import { endsOnReceipt } from '@michi/testing/ends-on-receipt';
import { aPlant, aPrompt, aSetup, Visit } from '@michi/testing/hanazono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { aDevice, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { withBeside } from '../../testing/with-beside.ts';

const fourOptions = (kanji: string) => aPrompt(kanji, { options: ['山', '川', '木', '水'] });
const ordinary = aSetup({
  ...{ points: 500, zen: 100, planted: 2, grown: 1 },
  plants: [aPlant('山', { type: 'lotus', growth: 2 }), aPlant('川', { type: 'bamboo', x: 20 })],
  prompts: ['山', '川'].map(fourOptions),
});

/** A visit with so many right answers, three seconds apart, as a client sends it. */
function aResult(deviceId: string, proposed = ordinary, answers = 6, seed?: number): GameResult {
  const setup = { ...proposed, prompts: withBeside(proposed.prompts) };
  const visit = new Visit(setup, seed);
  for (let answered = 0; answered < answers; answered++) {
    visit.run.advance(visit.run.at + 3_000);
    visit.answerRightly(1);
  }
  visit.finish();
  const { moves, endedAt } = visit.run.recording;
  const { version: rulesVersion } = hanazono;
  const played = { game: 'hanazono', level: 'garden', ticket: null, rulesVersion, setup } as const;
  return { runId: newId(), deviceId, ...played, seed: visit.run.seed, moves, endedAt, ...endsOnReceipt };
}

describe.each(databaseTargets)('Hanazono on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  test('HAN-04 GAM-06 a visit counts what it has brought, not what its garden had before', async () => {
    const deviceId = aDevice();
    const sent = await server.post('/api/v1/game-results', aResult(deviceId));
    expect(sent.json()).toMatchObject({ won: true, score: 210, ranked: false });
    const answer = await server.get(`/api/user/statistics?deviceId=${deviceId}`);
    expect(answer.json()).toMatchObject({
      statistics: {
        totalScore: 210,
        feats: { 'hanazono.points': 210, 'hanazono.zen': 30, 'hanazono.grown': 1 },
      },
      achievements: { hanazono_first_level: expect.any(Number) },
    });
  });

  test('API-09 WEB-02 the ticket of a large garden is as short as any, and good for that garden alone', async () => {
    const large = aSetup({
      plants: ordinary.plants,
      prompts: [...'山川木水火月新校休大母森林花雨'].map((kanji) => aPrompt(kanji)),
    });
    const { game, level, deviceId, setup } = aResult(aDevice(), large);
    const given = await server.post('/api/v1/game-tickets', { game, level, deviceId, setup });
    const { ticket, seed } = postGameTicket.responses[201].parse(given.json());
    expect(ticket.length).toBeLessThan(600);
    const ticketed = { ...aResult(deviceId, large, 6, seed), ticket };
    const other = await server.post('/api/v1/game-results', { ...ticketed, setup: ordinary });
    expect([other.statusCode, Object.keys(other.json().errors)]).toEqual([422, ['setup']]);
    expect((await server.post('/api/v1/game-results', ticketed)).statusCode).toBe(200);
  });

  test.each([
    ['takes a reading as right which is none', { readings: ['ぬ'] }],
    ['takes a meaning as right which is none', { glosses: ['Tal'] }],
    ['asks for what nobody knows', { kanji: '鬱', options: ['鬱', '川', '木', '水'] }],
  ])('API-09 a visit that %s is refused', async (_, change) => {
    const setup = { ...ordinary, prompts: [...ordinary.prompts, { ...fourOptions('木'), ...change }] };
    const answer = await server.post('/api/v1/game-results', aResult(aDevice(), setup));
    expect(answer.statusCode).toBe(422);
  });

  test('API-09 ANS-02 a visit that takes a meaning of another kanji for a typo is refused', async () => {
    const result = aResult(aDevice());
    const setup = { ...ordinary, prompts: ordinary.prompts.map((prompt) => ({ ...prompt, beside: [] })) };
    expect((await server.post('/api/v1/game-results', { ...result, setup })).statusCode).toBe(422);
  });

  test.each([
    ['en', 'mountain', 200],
    ['ja', 'mountain', 200],
    ['de', 'mountain', 422],
    ['en', 'mountainous', 422],
  ] as const)('API-09 in %s, %s is right or not: %i', async (language, gloss, status) => {
    const prompts = [
      aPrompt('山', { options: ['山', '川', '木', '水'], glosses: [gloss], beside: ['fountain'] }),
    ];
    const plants = [aPlant('山', { type: 'bamboo' })];
    const setup = { ...ordinary, language, plants, prompts };
    const answer = await server.post('/api/v1/game-results', aResult(aDevice(), setup));
    expect(answer.statusCode).toBe(status);
  });
});
