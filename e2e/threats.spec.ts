import { expect, test } from './fixtures.ts';

test('no path leads out of the built files', async ({ request }) => {
  const paths = [
    '/..%2f..%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '/assets/..%2f..%2fserver/index.js',
    '/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fpackage.json',
    '/assets/%00',
    '/.vite/manifest.json',
  ];
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(404);
});

test('SHL-03 the way from /de to the address without prefix stays on this site', async ({ request }) => {
  for (const path of ['/de/games', '/de//evil.example/x', '/de///evil.example', '/de/%5cevil.example']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location, path).toMatch(/^\/(?![/\\])/);
  }
  // an escaped prefix is none: nothing leads from it to itself
  expect((await request.get('/d%65/games', { maxRedirects: 0 })).status()).toBe(404);
});

test('SHL-03 a page has one address: it is not written with escapes or doubled slashes', async ({
  request,
  baseURL,
}) => {
  for (const path of ['/g%61mes', '//', '/en//games', '/blog/okurig%61na'])
    expect((await request.get(baseURL + path, { maxRedirects: 0 })).status(), path).toBe(404);
});

test('SHL-03 capitals and slashes at the end lead to pages of this site, and else nowhere', async ({
  request,
}) => {
  const answered = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await answered('/EN/Games/?filter=Available')).toEqual([308, '/en/games?filter=Available']);
  expect(await answered('/Blog/Okurigana')).toEqual([308, '/blog/okurigana']);
  for (const path of ['/%2fEvil.example', '/%5cEvil.example', '/Evil//', '/en//Evil/', '/blog/Evil', '/Api/'])
    expect(await answered(path), path).toEqual([404, undefined]);
});
