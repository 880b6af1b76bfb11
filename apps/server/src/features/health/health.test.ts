import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { databaseTargets } from '../../db/testing.ts';
import { deliveryInto, startTestServer, type TestServer, testSettings } from '../../testing/test-server.ts';

describe.each(databaseTargets)('health on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  test('API-10 a server with its database lives and is ready', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const response = await server.get(url);
      expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  test('API-10 a server that is stopping lives, and wants no more requests', async () => {
    const app = await buildApp({
      settings: testSettings,
      database: server.database,
      delivery: deliveryInto([]),
      stopping: () => true,
    });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable' }]);
    expect(ready.headers.connection).toBe('close');
    await app.close();
  });

  test('API-10 a server whose database does not answer lives, and is not ready', async () => {
    const broken = await startTestServer(target);
    await broken.database.close();
    expect((await broken.get('/healthz')).statusCode).toBe(200);
    expect((await broken.get('/readyz')).statusCode).toBe(503);
    await broken.close();
  });
});
