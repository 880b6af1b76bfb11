import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFastify } from '../http/fastify.ts';
import { serveBuiltFiles } from './built-files.ts';

const script = `console.log(${JSON.stringify('道'.repeat(2000))})`;
const sound = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
const built = new Date('2026-11-20T12:00:00Z');

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kanji-no-michi-'));
  const files = {
    'assets/a.js': script,
    'assets/a.js.br': brotliCompressSync(script),
    'assets/a.js.gz': gzipSync(script),
    'assets/pon-1.mp3': sound,
    'og/1a2b3c4d/de.png': 'card',
    'icons/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.vite/manifest.json': '{}',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
    await utimes(join(folder, name), built, built);
  }
  app = await createFastify(
    { publicUrl: 'https://michi.example', logLevel: 'silent', proxies: 0 },
    () => false,
  );
  serveBuiltFiles(app, folder);
  await app.ready();
  await rm(folder, { recursive: true }); // from here on they are in memory alone
});
afterAll(() => app.close());

const get = (url: string, headers = {}) => app.inject({ url, headers });

test('a file comes with its type, and for as long as its name promises', async () => {
  const sheet = await get('/assets/a.js');
  expect(sheet.statusCode).toBe(200);
  expect(sheet.body).toBe(script);
  expect(sheet.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'last-modified': 'Fri, 20 Nov 2026 12:00:00 GMT',
    'accept-ranges': 'bytes',
    vary: 'accept-encoding',
  });
  expect((await get('/og/1a2b3c4d/de.png')).headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const icon = await get('/icons/icon.svg', { 'accept-encoding': 'br, gzip' });
  expect(icon.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600',
  });
  expect(icon.headers).not.toHaveProperty('content-encoding');
});

test.each([
  ...['/.vite/manifest.json', '/assets/a.js.br', '/assets', '/assets/'],
  ...['/..%2f..%2fpackage.json', '/..%5c..%5cpackage.json', '/assets/..%2f..%2fserver/index.js'],
  ...['/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fpackage.json', '/assets/%00'],
])('%s is no file of the site, and is not served', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)('a client that reads %s gets %s', async (accepted, encoding, unpack) => {
  const answer = await get('/assets/a.js', { 'accept-encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(String(unpack(answer.rawPayload))).toBe(script);
});

test('HEAD tells what GET would, without the bytes', async () => {
  const headers = { 'accept-encoding': 'br' };
  const whole = await app.inject({ url: '/assets/a.js', headers });
  const head = await app.inject({ method: 'HEAD', url: '/assets/a.js', headers });
  const { 'x-request-id': _one, date: _at, ...told } = head.headers;
  expect(whole.headers).toMatchObject(told);
  expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
  expect(head.rawPayload).toHaveLength(0);
});

describe('a client that has the file', () => {
  test.each(['br', 'gzip', 'identity'])('in %s is told so, by its tag or date', async (accepted) => {
    const ask = (headers: object) => get('/assets/a.js', { 'accept-encoding': accepted, ...headers });
    const { etag, 'last-modified': modified } = (await ask({})).headers;
    for (const known of [
      { 'if-none-match': `"x", W/${etag}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': modified },
    ]) {
      const answer = await ask(known);
      expect(answer.statusCode).toBe(304);
      expect(answer.headers).toMatchObject({ etag, vary: 'accept-encoding' });
      expect(answer.rawPayload).toHaveLength(0);
    }
    for (const other of [
      { 'if-none-match': '"x"', 'if-modified-since': modified },
      { 'if-modified-since': 'Fri, 20 Nov 2026 11:59:59 GMT' },
      { 'if-modified-since': 'nonsense' },
    ])
      expect((await ask(other)).statusCode).toBe(200);
  });

  test('in another encoding gets it anew', async () => {
    const { etag } = (await get('/assets/a.js', { 'accept-encoding': 'br' })).headers;
    expect((await get('/assets/a.js', { 'if-none-match': etag })).statusCode).toBe(200);
  });
});

describe('a part of a file', () => {
  test.each([
    ['bytes=0-3', 0, 3],
    ['bytes=990-', 990, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=-5000', 0, 999],
  ])('%s', async (range, first, last) => {
    const answer = await get('/assets/pon-1.mp3', { range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${first}-${last}/1000`,
      'content-length': String(last - first + 1),
      'content-type': 'audio/mpeg',
    });
    expect(answer.rawPayload).toEqual(sound.subarray(first, last + 1));
  });

  test.each(['bytes=1000-', 'bytes=9999-10000', 'bytes=-0'])('%s cannot be had: 416', async (range) => {
    const answer = await get('/assets/pon-1.mp3', { range });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers).toMatchObject({ 'content-range': 'bytes */1000', 'cache-control': 'no-store' });
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  test.each(['bytes=0-1,5-6', 'lines=1-2', 'bytes=5-2', 'bytes=-', 'bytes=x'])(
    '%s: all of it',
    async (range) => {
      expect((await get('/assets/pon-1.mp3', { range })).statusCode).toBe(200);
    },
  );

  test('is of the file that the client began with, else all comes', async () => {
    const { etag, 'last-modified': modified } = (await get('/assets/pon-1.mp3')).headers;
    const status = async (condition: unknown) =>
      (await get('/assets/pon-1.mp3', { range: 'bytes=0-3', 'if-range': condition })).statusCode;
    expect(await status(etag)).toBe(206);
    expect(await status(modified)).toBe(206);
    expect(await status('"other"')).toBe(200);
  });
});
