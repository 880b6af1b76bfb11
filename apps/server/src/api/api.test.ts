import { request as rawRequest } from 'node:http';
import { connect } from 'node:net';
import { getGameLevels } from '@michi/contracts/game-levels';
import { playableGames } from '@michi/games/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseTargets } from '../db/testing.ts';
import { aDevice, aTicketRequest, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  const [sqlite] = databaseTargets;
  if (!sqlite) throw new Error('no database to test with');
  server = await startTestServer(sqlite);
});
afterAll(() => server.close());

const results = '/api/v1/game-results';
const json = { 'content-type': 'application/json' };
const send = (payload: string, headers: Record<string, string> = json) =>
  server.app.inject({ method: 'POST', url: results, payload, headers });

test.each(['{', '', 'null x', '{"a":1,}', '{"__proto__":{"a":1}}', '\0'])(
  'API-08 %j is no JSON: 400',
  async (body) => {
    const response = await send(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      message: 'Diese Anfrage lässt sich nicht lesen. Schick bitte gültiges JSON.',
    });
  },
);

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
  'API-08 a body of the type %s is refused: 415',
  async (type) => {
    const response = await send('{}', { 'content-type': type });
    expect(response.statusCode).toBe(415);
    expect(response.json().message).toContain('JSON');
  },
);

test('API-08 a huge body is refused: 413', async () => {
  const tooLong = JSON.stringify({ ticket: 'x'.repeat(600 * 1024) });
  expect((await send(tooLong)).statusCode).toBe(413);
  const levelTicket = await server.post('/api/v1/game-tickets', { level: 'x'.repeat(70 * 1024) });
  expect(levelTicket.statusCode).toBe(413);
  expect(levelTicket.json()).toEqual({ message: 'Diese Anfrage ist zu groß.' });
});

test.each(['[]', '"text"', '7', 'null', 'true'])(
  'API-08 a body that is %s instead of an object: 422',
  async (body) => {
    const response = await send(body);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ body: ['Hier wird ein Objekt erwartet.'] });
  },
);

test('API-08 every missing field is named, in the language of the request', async () => {
  const response = await send('{}', { ...json, 'x-locale': 'en' });
  expect(response.statusCode).toBe(422);
  const { message, errors } = response.json();
  expect(message).toBe('Some of the details aren’t right yet. Please check them.');
  const fields = [
    'runId',
    'deviceId',
    'game',
    'level',
    'ticket',
    'rulesVersion',
    'seed',
    'moves',
    'endedAt',
    'at',
    'utcOffset',
    'sentAt',
  ];
  expect(errors).toMatchObject(Object.fromEntries(fields.map((field) => [field, ['This is missing.']])));
});

test('API-08 an unknown address of the API is no page but a sentence: 404', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    const response = await server.app.inject({
      method,
      url: '/api/v1/nothing?x=1',
      headers: { 'x-locale': 'fr' },
    });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: 'Il n’y a rien à cette adresse.' });
  }
});

test('API-08 the root of the API has no page either: 404', async () => {
  for (const url of ['/api', '/api?x=1', '/api/']) {
    const response = await server.get(url, { 'x-locale': 'en' });
    expect([response.statusCode, response.json()], url).toEqual([
      404,
      { message: 'There is nothing at this address.' },
    ]);
  }
});

test('API-08 OPTIONS is told the methods of a call, and no other site that it may make it: 204', async () => {
  const methodsOf = async (url: string) => {
    const preflight = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const response = await server.app.inject({ method: 'OPTIONS', url, headers: preflight });
    const { allow, ...headers } = response.headers;
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    return [response.statusCode, allow];
  };
  expect(await methodsOf(results)).toEqual([204, 'POST']);
  expect((await methodsOf('/api/v1/leaderboards/mitsukete'))[0]).toBe(204);
  expect(await methodsOf('/api/v1/nothing')).toEqual([404, undefined]);
});

test.each([
  '/api/games',
  `${getGameLevels.path}?game_type=mitsukete`,
  '/api/blog-posts',
  '/api/openapi.json',
])('API-08 whoever has %s in any state is told that it is there: 304', async (url) => {
  const response = await server.get(url, { 'if-none-match': '*' });
  expect([response.statusCode, response.body]).toEqual([304, '']);
  expect(response.headers.etag).toBe((await server.get(url)).headers.etag);
  expect((await server.get(url, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
});

test.each([
  ['DELETE', '/api/v1/leaderboards/mitsukete', 'GET, HEAD'],
  ['GET', '/api/v1/game-results', 'POST'],
  ['POST', '/api/docs', 'GET, HEAD'],
  ['PUT', '/api/openapi.json', 'GET, HEAD'],
  ['POST', '/api/game-auth/profile', 'GET, HEAD, PATCH'],
] as const)(
  'API-08 %s %s tells which methods are possible, HEAD among them: 405',
  async (method, url, allow) => {
    const response = await server.app.inject({ method, url });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe(allow);
  },
);

test.each(['/api/%zz', '/api/v1/leaderboards/%E0%A4%A'])(
  'API-08 the malformed address %s: 400',
  async (url) => {
    const response = await server.app.inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message: 'Diese Anfrage lässt sich nicht verstehen.' });
  },
);

test.each(['/%', '/blog/x%ff', '/%E0%A4%A'])(
  'SHL-01 the malformed address %s outside the API is one that does not exist: 404',
  async (url) => {
    expect((await server.app.inject(url)).statusCode).toBe(404);
  },
);

test('API-08 a game that does not exist: 404 naming it', async () => {
  const response = await server.get('/api/v1/leaderboards/chess');
  expect(response.statusCode).toBe(404);
  expect(response.json().errors).toEqual({ game: [`Möglich ist hier: ${playableGames.join(', ')}.`] });
});

test('API-08 repeated, foreign and odd query parameters never lead to a 500', async () => {
  const queries = [
    'game_type=a&game_type=b',
    'game_type[]=x',
    'game_type=%00',
    'game_type=%ED%A0%80',
    '__proto__=x',
    '',
  ];
  for (const query of queries) {
    const response = await server.get(`${getGameLevels.path}?${query}`);
    expect(response.statusCode, query).toBe(422);
    expect(response.json().errors).toHaveProperty('game_type');
  }
});

test('API-08 too many calls a minute: 429, with the seconds to wait', async () => {
  const own = { remoteAddress: '192.0.2.7' };
  const call = () => {
    const payload = aTicketRequest();
    return server.app.inject({ method: 'POST', url: '/api/v1/game-tickets', payload, ...own });
  };
  const statuses = new Map<number, number>();
  let last = await call();
  for (let count = 1; count <= 60; count++) {
    statuses.set(last.statusCode, (statuses.get(last.statusCode) ?? 0) + 1);
    last = await call();
  }
  expect([...statuses]).toEqual([[201, 60]]);
  expect(last.statusCode).toBe(429);
  const seconds = Number(last.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(last.json().message).toContain(`${seconds} Sekunden`);

  const other = await server.post('/api/v1/game-tickets', aTicketRequest());
  expect(other.statusCode).toBe(201);
});

test('what nobody expected answers a general sentence: 500, without a word of the cause', async () => {
  const [sqlite] = databaseTargets;
  if (!sqlite) throw new Error('no database to test with');
  const broken = await startTestServer(sqlite);
  await broken.database.close();
  const response = await broken.get(`/api/user/progress?deviceId=${aDevice()}`);
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    message: 'Bei uns ist etwas schiefgegangen. Versuch es später noch einmal.',
  });
  await broken.close();
});

test('every answer carries strict headers', async () => {
  for (const url of ['/healthz', '/api/nothing', '/api/docs', `${getGameLevels.path}?game_type=mitsukete`]) {
    const { headers } = await server.get(url);
    expect(headers['content-security-policy'], url).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('answers from 1 KB on are compressed', async () => {
  const large = await server.get('/api/docs', { 'accept-encoding': 'gzip, br' });
  expect(large.headers['content-encoding']).toBe('br');
  const small = await server.get('/healthz', { 'accept-encoding': 'gzip, br' });
  expect(small.headers).not.toHaveProperty('content-encoding');
});

test('a client that sends nothing, or never ends, is cut off', async () => {
  const { requestTimeout, headersTimeout, timeout } = server.app.server;
  expect(requestTimeout).toBe(30_000);
  expect(headersTimeout).toBe(15_000);
  expect(timeout).toBe(60_000);
});

test('nonsense on the wire is answered, and the server lives on', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(address);
  const answered = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('GARBAGE\r\n\r\n'));
    let text = '';
    socket.on('data', (data) => (text += data));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
  expect(answered).toMatch(/^HTTP\/1\.1 400 /);
  const status = await new Promise((resolve, reject) => {
    const request = rawRequest(`${address}/healthz`, (response) => resolve(response.statusCode));
    request.on('error', reject).end();
  });
  expect(status).toBe(200);
});
