import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { html, smallSite } from '../testing/small-site.ts';
import { plainAddress } from './plain-address.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

test.each([
  ['/Games', '/games'],
  ['/GAMES?filter=Available&x=A/', '/games?filter=Available&x=A/'],
  ['/games/', '/games'],
  ['/games//', '/games'],
  ['/EN/Games/?x', '/en/games?x'],
  ['/en/', '/en'],
  ['/Blog/Okurigana', '/blog/okurigana'],
])('SHL-03 %s is written %s', (url, plain) => {
  expect(plainAddress(url)).toBe(plain);
});

test.each([
  '/',
  '/?X=Y',
  '/games',
  '/en/games?filter=A',
  '//',
  '//Evil.example',
  '//Evil',
  '/\\Evil',
  '/%5CEvil',
  '/En//Evil',
  '/Robots.txt',
  '/assets/Page-BCa1.js',
  '/%47ames',
  '*',
])('SHL-03 %s is left as it is', (url) => {
  expect(plainAddress(url)).toBeNull();
});

test('SHL-03 whatever is asked for, the way leads to this site, once, and keeps the search part', () => {
  const text = fc.string({ unit: fc.constantFrom(...'/\\aZ9-.?%:@ ü') });
  const property = fc.property(text, (rest) => {
    const plain = plainAddress(`/${rest}`);
    if (plain === null) return;
    const { origin, search } = new URL(plain, 'https://michi.example');
    expect(origin).toBe('https://michi.example');
    expect(search).toBe(new URL(`https://michi.example/${rest}`).search);
    expect(plainAddress(plain)).toBeNull();
  });
  fc.assert(property, { numRuns: 5000 });
});

/** A site that has a few pages, and takes capitals for small letters as the router does. */
async function serveFew() {
  const rendered: string[] = [];
  const there = ['/games', '/en/games', '/profile', '/verify-email', '/blog/okurigana'];
  const site = await smallSite(async ({ url }) => {
    const { pathname } = new URL(url);
    rendered.push(pathname);
    if (pathname === '/de/games') return new Response(null, { status: 302, headers: { location: '/games' } });
    const known = there.includes(pathname) || pathname.toLowerCase() === '/games';
    return html(pathname, known ? 200 : 404);
  });
  app = site;
  return { site, rendered };
}

test.each([
  ['/Games?filter=Beginner&utm=X', '/games?filter=Beginner&utm=X'],
  ['/games/', '/games'],
  ['/EN/Games/', '/en/games'],
  ['/DE/games', '/de/games'],
  ['/Profile', '/profile'],
  ['/Verify-Email?token=AbC', '/verify-email?token=AbC'],
  ['/Blog/Okurigana', '/blog/okurigana'],
])('SHL-03 %s leads to %s', async (url, location) => {
  const { site } = await serveFew();
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await site.inject({ method, url });
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      308,
      location,
      'public, max-age=3600',
    ]);
  }
  expect((await site.inject(location)).statusCode).toBeLessThan(308);
});

test('SHL-03 an address in capitals leads to its page though that cannot be had now', async () => {
  app = await smallSite(async () => html('busy', 503));
  for (const url of ['/Games', '/Profile']) {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers.location]).toEqual([308, url.toLowerCase()]);
  }
});

test.each(['/Nothing', '/blog/Nothing', '/en/', '/API/games', '//Games', '/Games.html', '/en//Games'])(
  'SHL-03 %s leads nowhere: 404 of its own',
  async (url) => {
    const { site, rendered } = await serveFew();
    const { statusCode, headers } = await site.inject(url);
    expect([statusCode, headers.location]).toEqual([404, undefined]);
    expect(rendered.at(-1)).toBe(url);
  },
);
