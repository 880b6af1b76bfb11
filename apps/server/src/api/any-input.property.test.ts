import { failure } from '@michi/contracts/contract';
import { setupOf } from '@michi/games/mitsukete/level';
import { standardLevels } from '@michi/games/mitsukete/standard-levels';
import { playToVictory } from '@michi/testing/mitsukete';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { databaseTargets } from '../db/testing.ts';
import { aResult, aTicketRequest, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  const [sqlite] = databaseTargets;
  if (!sqlite) throw new Error('no database to test with');
  server = await startTestServer(sqlite);
});
afterAll(() => server.close());

async function expectRefusal(url: string, body: unknown): Promise<void> {
  const response = await server.post(url, body);
  const { errors } = failure.parse(response.json());
  // Keys such as __proto__ are refused with the whole body, before anybody looks at fields.
  if (response.statusCode === 400) return expect(JSON.stringify(body)).toMatch(/"(__proto__|constructor)":/);
  expect([409, 422]).toContain(response.statusCode);
  expect(Object.keys(errors ?? {})).not.toEqual([]);
}

const anything = fc.jsonValue({ noUnicodeString: false });
const anyObject = fc.dictionary(fc.string(), anything);

test('API-08 whatever object is sent, the fields that are wrong are named', async () => {
  const property = fc.asyncProperty(anyObject, async (body) => {
    await expectRefusal('/api/v1/game-results', body);
    await expectRefusal('/api/v1/game-tickets', body);
  });
  await fc.assert(property, { numRuns: 150 * inject('runsFactor') });
});

test('API-08 whatever replaces one field of a good result, it is refused or as good', async () => {
  const [level] = standardLevels();
  if (!level) throw new Error('no standard level');
  const good = aResult(playToVictory(setupOf(level), 1), { level: level.id });
  const fields = ['runId', 'game', 'level', 'ticket', 'rulesVersion', 'setup', 'moves'] as const;
  const property = fc.asyncProperty(fc.constantFrom(...fields), anything, async (field, value) => {
    fc.pre(JSON.stringify(value) !== JSON.stringify(good[field]));
    await expectRefusal('/api/v1/game-results', { ...good, [field]: value });
  });
  await fc.assert(property, { numRuns: 200 * inject('runsFactor') });
  expect(await server.database.query().selectFrom('game_results').selectAll().execute()).toEqual([]);
});

test('API-08 deeply nested input is refused, not followed', async () => {
  const depth = 50_000;
  const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const [level] = standardLevels();
  if (!level) throw new Error('no standard level');
  const good = aResult(playToVictory(setupOf(level), 1), { level: level.id });
  for (const field of ['setup', 'moves', 'runId']) {
    const text = JSON.stringify({ ...good, [field]: 'NESTED' }).replace('"NESTED"', nested);
    const headers = { 'content-type': 'application/json' };
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/v1/game-results',
      payload: text,
      headers,
    });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)[0]).toMatch(field);
  }
  expect((await server.post('/api/v1/game-tickets', aTicketRequest())).statusCode).toBe(201);
});
