import { expect, test } from './fixtures.ts';
import { startServer } from './server.ts';

test('API-10 the log names the route of a page, rendered or from memory, and never its address', async ({
  request,
}) => {
  const server = await startServer({ LOG_LEVEL: 'info' });
  const get = (path: string) => request.get(server.url + path, { maxRedirects: 0 });
  for (const path of ['/games', '/games', '/ja/blog/okurigana?to=geheim', '/mitsukete/play/geheim'])
    await get(path);
  await get('/de/pricing');
  await get('/geheim/geheim');
  await request.head(`${server.url}/about`);
  await request.post(`${server.url}/blog/geheim`);
  await get('/Games?geheim');
  await server.stop();

  const logged = server.complaints.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(logged.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
    'GET /:lang?/games 200',
    'GET /:lang?/games 200',
    'GET /:lang?/blog/:slug 200',
    'GET /:lang?/mitsukete/play/:levelId 404',
    'GET /:lang?/pricing 302',
    'GET /:lang?/* 404',
    'HEAD /:lang?/about 200',
    'POST /:lang?/blog/:slug 405',
    'GET /:lang?/games 308',
  ]);
  expect([...server.complaints, ...server.errors].join()).not.toContain('geheim');
});
