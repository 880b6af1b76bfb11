import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { html, publicUrl, smallSite } from '../testing/small-site.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** Says by which method a page was asked for, as the pages of the site do. */
async function serveByMethod(rendered: Request[]): Promise<void> {
  app = await smallSite(async (request, nonce, readable) => {
    rendered.push(request);
    return html(`<script nonce="${nonce}"></script>`, readable ? 200 : 405);
  });
}

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'QUERY'])(
  'SHL-01 %s is none of the methods of a page: 405 with those, and a page that says so',
  async (method) => {
    const rendered: Request[] = [];
    await serveByMethod(rendered);
    const { statusCode, headers, body } = await app.inject({
      method: method as 'POST',
      url: '/en/games?x=1',
    });
    expect(statusCode).toBe(405);
    expect(headers).toMatchObject({ allow: 'GET, HEAD', 'content-type': 'text/html' });
    const nonce = body.match(/nonce="([^"]+)"/)?.[1];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(rendered.map((request) => [request.method, request.url])).toEqual([
      ['GET', `${publicUrl}/en/games`],
    ]);
    expect((await app.inject('/en/games')).statusCode).toBe(200);
  },
);

test.each([
  ['application/json', '{'],
  ['application/json', '{"__proto__":{}}'],
  ['application/x-www-form-urlencoded', 'a=1&a=2'],
  ['multipart/form-data; boundary=x', '--x'],
  ['text/plain', '\0\ud800'],
  ['nonsense', ''],
  ['application/json', 'x'.repeat(2 ** 20)],
])('SHL-01 a page refuses a body of the type %s unread: 405', async (type, payload) => {
  await serveByMethod([]);
  const headers = { 'content-type': type };
  const { statusCode } = await app.inject({ method: 'POST', url: '/games', headers, payload });
  expect(statusCode).toBe(405);
});

test('SHL-01 OPTIONS is told the methods of pages, of whatever address: 204', async () => {
  const rendered: Request[] = [];
  await serveByMethod(rendered);
  for (const url of ['/games', '/nothing', '/Games']) {
    const { statusCode, headers, body } = await app.inject({ method: 'OPTIONS', url });
    expect([statusCode, headers.allow, body], url).toEqual([204, 'GET, HEAD', '']);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
  expect(rendered).toEqual([]);
});
