import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  const [sqlite] = databaseTargets;
  if (!sqlite) throw new Error('no database to test with');
  server = await startTestServer(sqlite);
});
afterAll(() => server.close());

const calls = [
  ['get', '/healthz'],
  ['get', '/readyz'],
  ['post', '/api/game-auth/register'],
  ['post', '/api/game-auth/login'],
  ['post', '/api/game-auth/logout'],
  ['post', '/api/v1/logout/ticket'],
  ['post', '/api/game-auth/logout-everywhere'],
  ['get', '/api/game-auth/profile'],
  ['patch', '/api/game-auth/profile'],
  ['get', '/api/game-auth/sessions'],
  ['delete', '/api/game-auth/sessions/{id}'],
  ['post', '/api/game-auth/password'],
  ['post', '/api/game-auth/email-verification'],
  ['post', '/api/game-auth/email-verification/confirmation'],
  ['post', '/api/game-auth/password-reset'],
  ['post', '/api/game-auth/password-reset/confirmation'],
  ['post', '/api/game-auth/second-factor'],
  ['post', '/api/game-auth/second-factor/confirmation'],
  ['post', '/api/game-auth/second-factor/proof'],
  ['post', '/api/game-auth/second-factor/recovery-codes'],
  ['post', '/api/game-auth/second-factor/removal'],
  ['get', '/api/game-auth/export'],
  ['post', '/api/game-auth/deletion'],
  ['get', '/api/auth/google'],
  ['get', '/api/auth/google/callback'],
  ['get', '/api/auth/facebook'],
  ['get', '/api/auth/facebook/callback'],
  ['post', '/api/auth/session'],
  ['post', '/api/auth/link'],
  ['get', '/api/v1/game-levels'],
  ['post', '/api/v1/game-tickets'],
  ['post', '/api/v1/game-results'],
  ['get', '/api/user/progress'],
  ['get', '/api/user/statistics'],
  ['post', '/api/v1/batch'],
  ['post', '/api/v1/devices/join'],
  ['post', '/api/v1/challenges/{challenge}/claims'],
  ['get', '/api/v1/documents'],
  ['put', '/api/v1/documents/{name}'],
  ['get', '/api/v1/creations'],
  ['get', '/api/v1/creations/{name}'],
  ['put', '/api/v1/creations/{name}'],
  ['get', '/api/v1/memory'],
  ['post', '/api/v1/memory/imports'],
  ['delete', '/api/v1/memory/imports/{id}'],
  ['get', '/api/v1/leaderboards/{game}'],
  ['get', '/api/kanji'],
  ['get', '/api/jukugo/random'],
  ['get', '/api/v1/jukugo-of-kanji'],
  ['get', '/api/v1/jukugo-words'],
  ['get', '/api/tabibito/user-stats'],
  ['get', '/api/tabibito/paths'],
  ['get', '/api/tabibito/paths/{id}/modules'],
  ['post', '/api/tabibito/modules/{id}/start'],
  ['post', '/api/tabibito/modules/{id}/complete'],
  ['get', '/api/games'],
  ['get', '/api/blog-posts'],
  ['get', '/api/blog-posts/{id}'],
  ['post', '/api/blog-posts/{id}/views'],
  ['post', '/api/contact'],
  ['post', '/api/feedback'],
  ['post', '/api/v1/name-reports'],
  ['post', '/api/newsletter'],
  ['post', '/api/newsletter/confirmation'],
  ['post', '/api/newsletter/end'],
  ['get', '/api/newsletter/end/{token}'],
  ['post', '/api/newsletter/end/{token}'],
  ['get', '/api/admin/changes'],
  ['post', '/api/admin/changes/{id}/undo'],
  ['get', '/api/admin/users'],
  ['get', '/api/admin/users/{id}'],
  ['patch', '/api/admin/users/{id}'],
  ['post', '/api/admin/users/{id}/logout'],
  ['get', '/api/admin/users/{id}/export'],
  ['post', '/api/admin/users/{id}/deletion'],
  ['get', '/api/admin/letters'],
  ['get', '/api/admin/letters/{id}'],
  ['patch', '/api/admin/letters/{id}'],
  ['post', '/api/admin/letters/{id}/answer'],
  ['post', '/api/admin/letters/{id}/deletion'],
  ['get', '/api/admin/open'],
  ['get', '/api/admin/names'],
  ['get', '/api/admin/names/{id}'],
  ['post', '/api/admin/names/{id}/rename'],
  ['post', '/api/admin/names/{id}/dismissal'],
  ['put', '/api/admin/runs/{id}/hidden'],
  ['get', '/api/admin/answers'],
  ['post', '/api/admin/answers/removal'],
  ['get', '/api/admin/dashboard'],
  ['get', '/api/admin/games'],
  ['patch', '/api/admin/games/{id}'],
  ['post', '/api/admin/games/{id}/move'],
  ['post', '/api/admin/games/{id}/reset'],
  ['get', '/api/admin/settings'],
  ['patch', '/api/admin/settings'],
] as const;

const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test('API-08 the OpenAPI document lists every call with its inputs and answers', async () => {
  const response = await server.get('/api/openapi.json');
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  const document = response.json();
  expect(document.openapi).toMatch(/^3\.1\./);
  const listed = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method, path]),
  );
  expect(listed).toEqual(calls);

  const board = document.paths['/api/v1/leaderboards/{game}'].get;
  const own = board.parameters.filter((each: object) => 'name' in each);
  expect(own.map((each: { name: string; in: string }) => `${each.in} ${each.name}`)).toEqual([
    'path game',
    'query period',
    'query level',
  ]);
  expect(board.security).toEqual([{ device: [] }, {}]);

  const result = document.paths['/api/v1/game-results'].post;
  expect(result.requestBody.content['application/json'].schema).toEqual(schemaRef('FinishedRun'));
  expect(document.components.schemas.FinishedRun.required).toContain('moves');
  const statuses = ['200', '400', '401', '409', '413', '415', '422', '429', 'default'];
  expect(Object.keys(result.responses)).toEqual(statuses);
  expect(result.responses[422]).toEqual({ $ref: '#/components/responses/Invalid' });
  expect(document.components.responses.Invalid.content['application/json'].schema).toEqual(
    schemaRef('Failure'),
  );

  const profile = document.paths['/api/game-auth/profile'];
  expect([profile.get.security, profile.patch.security]).toEqual([[{ session: [] }], [{ session: [] }]]);
  expect(document.paths['/api/game-auth/login'].post.security).toEqual([]);
  expect(profile.patch.parameters).toEqual([
    { $ref: '#/components/parameters/ForgeryToken' },
    { $ref: '#/components/parameters/Language' },
  ]);
  expect(document.components.schemas.Failure.required).toEqual(['message']);
});

test('API-08 parameters are described as what is read from their text', async () => {
  const { paths } = (await server.get('/api/openapi.json')).json();
  const [limit, withContent] = paths['/api/blog-posts'].get.parameters;
  expect(limit.schema).toEqual({ default: 24, type: 'integer', minimum: 1, maximum: 100 });
  expect(withContent.schema).toEqual({ default: false, type: 'boolean' });
  const [words] = paths['/api/v1/jukugo-words'].get.parameters;
  expect(words).toMatchObject({ required: true, explode: false, schema: { type: 'array', maxItems: 20 } });
});

test('API-08 the page of the API shows every call and needs no script', async () => {
  const response = await server.get('/api/docs');
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const [method, path] of calls) {
    expect(response.body).toContain(
      `<span class="method">${method.toUpperCase()}</span> <code>${path}</code>`,
    );
  }
  expect(response.body).not.toMatch(/<script|\son\w+=|https?:\/\//);
});

test('API-08 every link of the page leads to something on it', async () => {
  const { body } = await server.get('/api/docs');
  const ids = new Set([...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  const links = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
  expect(ids.size).toBe(body.match(/\sid="/g)?.length);
});

test('API-08 the style of the page is the one its policy allows', async () => {
  const response = await server.get('/api/docs');
  const style = response.body.match(/<style>(.*?)<\/style>/s)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
});
