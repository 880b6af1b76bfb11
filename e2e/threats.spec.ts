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
});
