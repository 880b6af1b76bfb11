import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createFastify } from '../http/fastify.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function answerTo(url: string, stopping: boolean) {
  const settings = { publicUrl: 'https://michi.example', logLevel: 'silent', proxies: 0 } as const;
  app = await createFastify(settings, () => stopping);
  app.all('/api/*', async () => 'a');
  return app.inject(url);
}

test('API-08 an address that cannot be read is refused with all that other answers carry', async () => {
  const known = await answerTo('/api/x', false);
  await app.close();
  const { statusCode, headers } = await answerTo('/api/%', false);
  expect(statusCode).toBe(400);
  expect(headers['x-request-id']).toMatch(/-1$/);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers).toMatchObject({ 'strict-transport-security': expect.any(String) });
  expect(Object.keys(headers)).toEqual(
    expect.arrayContaining(Object.keys(known.headers).filter((name) => name !== 'vary')),
  );
});

test('API-08 while the server stops, it ends its connection too', async () => {
  expect((await answerTo('/api/%', false)).headers.connection).not.toBe('close');
  await app.close();
  expect((await answerTo('/api/%', true)).headers.connection).toBe('close');
});
