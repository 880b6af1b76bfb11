import Fastify, { LogController } from 'fastify';
import { expect, test } from 'vitest';
import { logRequests } from './request-log.ts';

test('API-10 a line names the route that a handler found, else its own, and nothing of the address', async () => {
  const lines: string[] = [];
  const app = Fastify({
    logger: { stream: { write: (line) => void lines.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  logRequests(app);
  app.get('/api/users/:id', async () => 'user');
  app.get('*', async (request) => {
    request.pageRoute = '/blog/:slug';
    return 'page';
  });
  await app.inject('/api/users/geheim');
  await app.inject('/blog/geheim?to=geheim');
  await app.inject({ method: 'POST', url: '/geheim' });
  await app.close();

  const logged = lines.map((line) => JSON.parse(line));
  expect(logged.map(({ route, status }) => [route, status])).toEqual([
    ['/api/users/:id', 200],
    ['/blog/:slug', 200],
    ['none', 404],
  ]);
  expect(lines.join()).not.toContain('geheim');
});
