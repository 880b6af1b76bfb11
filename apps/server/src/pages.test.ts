import type { PageData } from '@michi/contracts/page-data';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createFastify } from './fastify.ts';
import { siteThat } from './testing/small-site.ts';

const publicUrl = 'https://michi.example';
let app: FastifyInstance;
afterEach(() => app.close());

async function serve(handle: Parameters<typeof siteThat>[0]): Promise<void> {
  app = await createFastify({ publicUrl, logLevel: 'silent', proxies: 0 }, () => false);
  await app.register(siteThat(handle), { mode: 'production', publicUrl, data: {} as PageData });
}

const html = (body: string, status = 200) =>
  new Response(`<!doctype html>${body}`, { status, headers: { 'content-type': 'text/html' } });

/** Says what it was rendered from, and how often anything was rendered. */
async function serveEcho(): Promise<Request[]> {
  const rendered: Request[] = [];
  await serve(async (request, nonce) => {
    rendered.push(request);
    return html(`<script nonce="${nonce}"></script>${request.url}`);
  });
  return rendered;
}

test('a page is rendered from the address of the site, its path and the parameters that it reads', async () => {
  const rendered = await serveEcho();
  const asked = [
    '/profile?utm_source=letter',
    '/games?x=1&filter=beginner',
    '/verify-email?token=abc&fbclid=x',
    '//evil.example/x',
    'http://evil.example/about?x=1',
  ];
  for (const url of asked) {
    const headers = { host: 'evil.example', cookie: 'language=fr', 'x-other': 'y', range: 'bytes=0-1' };
    expect((await app.inject({ url, headers })).statusCode, url).toBe(200);
  }
  expect(rendered.map(({ url }) => url)).toEqual([
    `${publicUrl}/profile`,
    `${publicUrl}/games?filter=beginner`,
    `${publicUrl}/verify-email?token=abc`,
    `${publicUrl}//evil.example/x`,
    `${publicUrl}/about`,
  ]);
  for (const { headers } of rendered) expect([...headers]).toEqual([['cookie', 'language=fr']]);
});

test('one rendering serves all that ask for a page: with parameters of others, by GET and by HEAD', async () => {
  const rendered = await serveEcho();
  const urls = ['/about', '/about?fbclid=1', '/about?utm_source=a&utm_medium=b'];
  const answers = await Promise.all(urls.map((url) => app.inject(url)));
  for (const { statusCode, body, headers } of answers) {
    expect(statusCode).toBe(200);
    expect(body).toContain(`${publicUrl}/about`);
    const head = await app.inject({ method: 'HEAD', url: '/about?x=1' });
    expect(head.headers).toMatchObject({
      'content-type': headers['content-type'],
      'content-length': headers['content-length'],
      vary: 'Cookie, Accept-Encoding',
    });
    expect(head.body).toBe('');
  }
  expect(rendered).toHaveLength(1);

  await app.inject('/games?filter=available');
  await app.inject('/games?filter=available&x=1');
  expect(rendered).toHaveLength(2);
  await app.inject('/games?filter=anything');
  await app.inject('/games?filter=anything');
  expect(rendered).toHaveLength(4);
});

test('four pages are rendered at a time, a hundred wait, and who comes later reads that there is much to do', async () => {
  const ends: (() => void)[] = [];
  let atOnce = 0;
  let most = 0;
  await serve(async () => {
    most = Math.max(most, ++atOnce);
    await new Promise<void>((end) => ends.push(end));
    atOnce--;
    return html('', 404);
  });
  const waiting = Array.from({ length: 104 }, (_, index) => app.inject(`/nothing/${index}`));
  await expect.poll(() => ends.length).toBe(4);

  for (const url of ['/en/nothing', '/en/games']) {
    const refused = await app.inject(url);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(refused.body).toContain('<html lang="en">');
    expect(refused.body).toContain('The server is busy or restarting. Please try again in a moment.');
  }
  for (let next = 0; next < 104; next++) {
    await expect.poll(() => ends.length, { interval: 1 }).toBeGreaterThan(next);
    ends[next]?.();
  }
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(Array(104).fill(404));
  expect(most).toBe(4);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY'])(
  '%s is none of the methods of a page: 405 with those',
  async (method) => {
    const rendered = await serveEcho();
    const answer = await app.inject({ method: method as 'POST', url: '/games', payload: 'x=1' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(answer.json().message).toContain('GET, HEAD');
    expect(rendered).toEqual([]);
  },
);

test('a page whose data cannot be had for now says when to come again', async () => {
  await serve(async () => html('unavailable', 503));
  for (const url of ['/about', '/profile']) {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  }
});
