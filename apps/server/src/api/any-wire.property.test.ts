import { METHODS } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { databaseTargets } from '../db/testing.ts';
import { siteThat } from '../testing/small-site.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const [sqlite] = databaseTargets;
const rendered: string[] = [];
const site = siteThat(async (request, nonce, readable) => {
  rendered.push(request.url);
  const page = `<!doctype html><script nonce="${nonce}"></script>`;
  return new Response(page, { status: readable ? 200 : 405 });
});

let server: TestServer;
let port: number;
beforeAll(async () => {
  if (!sqlite) throw new Error('no database to test with');
  server = await startTestServer(sqlite, { proxies: 1 }, site);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

interface Wire {
  readonly method: string;
  readonly target: string;
  readonly version: string;
  /** Lines of the head, each `name: value`. */
  readonly lines: readonly string[];
  readonly body: string;
}

/** Sends a request byte by byte as it is given, and answers all that comes back until the server ends the connection. */
function send({ method, target, version, lines, body }: Wire): Promise<string> {
  return new Promise((resolve, reject) => {
    const head = [`${method} ${target} HTTP/${version}`, ...lines, 'connection: close', '', ''].join('\r\n');
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(head + body, 'latin1')));
    let answer = '';
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

const get = (target: string, ...lines: string[]) =>
  send({ method: 'GET', target, version: '1.1', lines, body: '' });
const statusOf = (answer: string) => Number(answer.match(/^HTTP\/1\.1 (\d{3}) /)?.[1]);

const chunked = '1\r\na\r\n0\r\n\r\n';
/** What may stand in a line at all. */
const text = fc.string({
  unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)),
  maxLength: 30,
});
const query = fc.oneof(
  fc.constantFrom('', '?', '?filter=available', '?token=x', '?utm_source=a&%'),
  text.map((each) => `?${each}`),
);
const path = fc.oneof(
  fc.constantFrom(
    '/',
    '/games',
    '/en/blog',
    '/de//x',
    '/nothing',
    '/healthz',
    '/api/games',
    '/api/nothing',
    '/robots.txt',
  ),
  text.map((each) => `/${each}`),
);
const host = fc.oneof(
  fc.constantFrom('x', 'michi.example:80', '[::1]:3000', '', 'user:pass@x', '<script>', '[::', 'x/y', 'a b'),
  text,
);
const target = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(path, query).map((parts) => parts.join('')) },
  {
    weight: 1,
    arbitrary: fc.tuple(host, path, query).map(([name, ...parts]) => `http://${name}${parts.join('')}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('*', 'x:443', 'file:///etc/passwd', 'http://', '//evil/x', 'games'),
  },
);
const line = fc.oneof(
  fc.constantFrom(
    'range: bytes=99999999-',
    'range: x',
    'accept-encoding: br;q=0, *',
    'if-none-match: *',
    'expect: 100-continue',
    'expect: nonsense',
    'upgrade: websocket',
    'content-type: application/json',
    'x-forwarded-for: nobody',
  ),
  fc
    .tuple(
      fc.constantFrom('cookie', 'accept-language', 'authorization', 'x-locale', 'if-modified-since'),
      text,
    )
    .map((parts) => parts.join(': ')),
);
const requests: fc.Arbitrary<Wire> = fc
  .record({
    method: fc.oneof(fc.constantFrom('GET', 'HEAD', 'POST'), fc.constantFrom(...METHODS)),
    target,
    version: fc.constantFrom('1.1', '1.1', '1.1', '1.0', '2.0'),
    hosts: fc.array(host, { minLength: 1, maxLength: 2 }),
    lines: fc.array(line, { maxLength: 3 }),
    body: fc.oneof(fc.constant(''), text, fc.constant(chunked)),
  })
  .map(({ hosts, lines, body, ...rest }) => ({
    ...rest,
    body,
    lines: [...hosts.map((name) => `host: ${name}`), ...lines, ...lengthOf(body)],
  }));

const lengthOf = (body: string) => {
  if (body === chunked) return ['transfer-encoding: chunked'];
  return body === '' ? [] : [`content-length: ${body.length}`];
};

test('API-08 whatever is sent to whatever address by whatever method, it is no fault of the server', async () => {
  const statuses = new Set<number>();
  const property = fc.asyncProperty(requests, async (request) => {
    const answer = await send(request);
    const status = statusOf(answer);
    expect(status, answer).toBeGreaterThanOrEqual(100);
    expect(status, answer).toBeLessThan(500);
    if (status === 405) expect(answer).toMatch(/^allow: [A-Z]/im);
    statuses.add(status);
  });
  await fc.assert(property, { numRuns: 1500 * inject('runsFactor'), seed: 11 });
  // Were everything refused at the first look, nothing behind it would have been tried.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 405]));
  expect(new Set(rendered.map((url) => new URL(url).origin))).toEqual(new Set(['https://michi.example']));
}, 600_000);

test.each(['/games', 'http://michi.example/games?x=1', 'HTTP://elsewhere.example:81/games'])(
  '%s is a page',
  async (asked) => {
    expect(statusOf(await get(asked, 'host: michi.example'))).toBe(200);
  },
);

test('an absolute address of the API is one of its calls', async () => {
  const answer = await get('http://michi.example/api/games?x=1', 'host: michi.example');
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*content-type: application\/json/s);
});

test.each([['*'], ['file:///etc/passwd'], ['x:443']])('%s is no address here: 400', async (asked) => {
  const answer = await get(asked, 'host: x');
  expect(statusOf(answer)).toBe(400);
});

test.each([
  [['host: x', 'host: y']],
  [['host: x', 'Host: x']],
  [['host: user:pass@x']],
  [['host: <script>']],
  [['host: [::']],
  [['host: x, y']],
  [[]],
])('%j names not one host: 400, for pages and calls', async (lines) => {
  for (const asked of ['/games', '/api/games', '/healthz']) {
    expect(statusOf(await get(asked, ...lines)), asked).toBe(400);
  }
});

test('a client of HTTP/1.0 need not name a host', async () => {
  const answer = await send({ method: 'GET', target: '/games', version: '1.0', lines: [], body: '' });
  expect(statusOf(answer)).toBe(200);
});

test.each(['TRACE', 'CONNECT', 'DELETE'])('%s is refused with what is allowed: 405', async (method) => {
  const targets = method === 'CONNECT' ? ['x:443'] : ['/games', '/api/games'];
  for (const asked of targets) {
    const answer = await send({ method, target: asked, version: '1.1', lines: ['host: x'], body: '' });
    expect(answer, asked).toMatch(/^HTTP\/1\.1 405 .*\r\nallow: GET/is);
  }
});

test('OPTIONS is told what is allowed, of the server as of an address: 204', async () => {
  for (const asked of ['*', '/games', '/api/games']) {
    const answer = await send({
      method: 'OPTIONS',
      target: asked,
      version: '1.1',
      lines: ['host: x'],
      body: '',
    });
    expect(answer, asked).toMatch(/^HTTP\/1\.1 204 .*\r\nallow: GET/is);
  }
});
