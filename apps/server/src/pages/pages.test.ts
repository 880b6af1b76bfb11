import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { html, publicUrl, smallSite } from '../testing/small-site.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function serve(handle: Parameters<typeof smallSite>[0]): Promise<void> {
  app = await smallSite(handle);
}

/** Says what it was rendered from, and how often anything was rendered. */
async function serveEcho(): Promise<Request[]> {
  const rendered: Request[] = [];
  await serve(async (request, nonce) => {
    rendered.push(request);
    return html(`<script nonce="${nonce}"></script>${request.url}`);
  });
  return rendered;
}

test('LNG-05 a page is rendered from the address of the site, its path and the parameters that it reads, whatever languages a browser prefers', async () => {
  const rendered = await serveEcho();
  const asked = [
    '/profile?utm_source=letter',
    '/games?x=1&filter=beginner',
    '/verify-email?token=abc&fbclid=x',
    '//evil.example/x',
    'http://evil.example/about?x=1',
  ];
  for (const url of asked) {
    const headers = {
      ...{ host: 'evil.example', cookie: 'language=fr', 'x-other': 'y', range: 'bytes=0-1' },
      'accept-language': 'en-GB,en;q=0.9',
    };
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

test('SHL-03 one rendering serves all that ask for a page: with parameters of others, by GET and by HEAD', async () => {
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
  const brotli = { 'accept-encoding': 'br' };
  const { rawPayload } = await app.inject({ url: '/about', headers: brotli });
  const head = await app.inject({ method: 'HEAD', url: '/about', headers: brotli });
  expect(head.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(rawPayload.length),
    vary: 'Cookie, Accept-Encoding',
  });
  expect(rendered).toHaveLength(1);

  await app.inject('/games?filter=available');
  await app.inject('/games?filter=available&x=1');
  expect(rendered).toHaveLength(2);
  await app.inject('/games?filter=anything');
  await app.inject('/games?filter=anything');
  expect(rendered).toHaveLength(4);
});

/** A site whose renderings end when the test says so. */
async function serveHeld() {
  const ends: (() => void)[] = [];
  const rendered: string[] = [];
  const counts = { atOnce: 0, most: 0 };
  await serve(async ({ url }) => {
    rendered.push(url.slice(publicUrl.length));
    counts.most = Math.max(counts.most, ++counts.atOnce);
    await new Promise<void>((end) => ends.push(end));
    counts.atOnce--;
    return html('', 404);
  });
  const endAll = async (count: number) => {
    for (let next = 0; next < count; next++) {
      await expect.poll(() => ends.length, { interval: 1 }).toBeGreaterThan(next);
      ends[next]?.();
    }
  };
  return { ends, rendered, counts, endAll };
}

test('four pages are rendered at a time, a hundred wait, and who comes later reads that there is much to do', async () => {
  const { ends, counts, endAll } = await serveHeld();
  const waiting = Array.from({ length: 104 }, (_, index) =>
    app.inject({ url: `/nothing/${index}`, remoteAddress: `192.0.2.${index % 8}` }),
  );
  await expect.poll(() => ends.length).toBe(4);

  for (const url of ['/en/nothing', '/en/games']) {
    const refused = await app.inject({ url, remoteAddress: '192.0.2.9' });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(refused.body).toContain('<html lang="en">');
    expect(refused.body).toContain('The server is busy or restarting. Please try again in a moment.');
  }
  await endAll(104);
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(Array(104).fill(404));
  expect(counts.most).toBe(4);
});

test('twenty pages wait for one address, a /64 of IPv6 being one, while others are rendered one', async () => {
  const { ends, endAll } = await serveHeld();
  const ask = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });
  const waiting = Array.from({ length: 24 }, (_, index) => ask(`/nothing/${index}`, `2001:db8::${index}`));
  await expect.poll(() => ends.length).toBe(4);
  expect((await ask('/nothing', '2001:db8::ff')).statusCode).toBe(503);
  waiting.push(ask('/nothing', '2001:db8:0:1::1'));
  await endAll(25);
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(Array(25).fill(404));
});

test('a page is not rendered for who left before its turn, but one to keep is', async () => {
  const { ends, rendered, endAll } = await serveHeld();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const waiting = [0, 1, 2, 3].map((index) => app.inject(`/nothing/${index}`));
  await expect.poll(() => ends.length).toBe(4);
  const left = once(app.server, 'connection').then(([socket]) => once(socket, 'close'));
  const { port } = app.server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  let asked = 0;
  app.server.on('request', () => asked++);
  client.write('GET /left HTTP/1.1\r\nhost: x\r\n\r\nGET /about HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(() => asked).toBe(2);
  client.destroy();
  await left;
  waiting.push(app.inject('/nothing/4'));
  await endAll(6);
  await Promise.all(waiting);
  expect(rendered).toEqual(['/nothing/0', '/nothing/1', '/nothing/2', '/nothing/3', '/about', '/nothing/4']);
});

test('a page that fails to be rendered for two is rendered once, and each reads its own nonce', async () => {
  let renderings = 0;
  await serve(async (_request, nonce) => {
    renderings++;
    return html(`<script nonce="${nonce}"></script>`, 500);
  });
  const answers = await Promise.all([app.inject('/about'), app.inject('/about')]);
  for (const { statusCode, headers, body } of answers) {
    expect(statusCode).toBe(500);
    const nonce = body.match(/nonce="([^"]+)"/)?.[1];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  }
  expect(renderings).toBe(1);
});

test('a page whose data cannot be had for now says when to come again', async () => {
  await serve(async () => html('unavailable', 503));
  for (const url of ['/about', '/profile']) {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  }
});
