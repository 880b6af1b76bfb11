import type { IncomingMessage } from 'node:http';
import { postGameTicket } from '@michi/contracts/game-results';
import { getLeaderboard } from '@michi/contracts/leaderboards';
import { getProfile } from '@michi/contracts/profile';
import { getProgress } from '@michi/contracts/progress';
import { postLogin } from '@michi/contracts/sign-in';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve, type TestAnswer } from '../../testing/play.ts';
import { ApiError, call, type Fetch, NetworkError, onAnswered, UnreadableAnswer } from './api-client.ts';
import { tookTooLong } from './too-long.ts';

const deviceId = 'device_0123456789abcdef';
let answer: TestAnswer | null | (() => Promise<null>);
let seen: { request: IncomingMessage; body: unknown };
let server: { fetch: Fetch; close(): Promise<void> };

beforeEach(async () => {
  server = await serve((request, body) => {
    seen = { request, body };
    return typeof answer === 'function' ? answer() : answer;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  return server.close();
});

const ask = (signal?: AbortSignal, enough?: AbortSignal) =>
  call(
    getProgress,
    {
      query: { deviceId, game: 'mitsukete' },
      locale: 'fr',
      fetch: server.fetch,
      ...(signal ? { signal } : {}),
    },
    enough,
  );
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

test('LAN-02 LNG-02 a call names the language and answers what the contract promises', async () => {
  answer = { status: 200, body: { totalScore: 5, levels: {} } };
  expect(await ask()).toEqual({ totalScore: 5, levels: {} });
  expect(seen.request.method).toBe('GET');
  expect(seen.request.url).toBe(`/api/user/progress?deviceId=${deviceId}&game=mitsukete`);
  expect(seen.request.headers['x-locale']).toBe('fr');
  expect(seen.request.headers['accept-language']).toBe('fr');
  expect(seen.request.headers['x-device-id']).toBeUndefined();
});

test('OFF-01 an answered call of a page is told, and neither a failed one nor one in the background', async () => {
  const told = vi.fn();
  const forget = onAnswered(told);
  const { fetch } = globalThis;
  const onOwnHost: Fetch = (path, init) =>
    path.startsWith('/') ? server.fetch(path, init) : fetch(path, init);
  vi.stubGlobal('fetch', onOwnHost);
  const askForPage = () => call(getProgress, { query: { deviceId, game: 'mitsukete' }, locale: 'fr' });
  answer = { status: 502, body: 'Bad gateway' };
  await failureOf(askForPage());
  answer = { status: 200, body: { totalScore: 5, levels: {} } };
  await ask();
  expect(told).not.toHaveBeenCalled();
  await askForPage();
  expect(told).toHaveBeenCalledOnce();
  forget();
});

test('a body is sent as JSON', async () => {
  answer = { status: 201, body: { ticket: 't', seed: 1, rulesVersion: 1, setup: {} } };
  const body = { game: 'mitsukete', level: 'erste-schritte', deviceId } as const;
  await call(postGameTicket, { body, locale: 'de', fetch: server.fetch });
  expect(seen.request.headers['content-type']).toBe('application/json');
  expect(seen.body).toEqual(body);
});

test('the parameters of a path are filled in, and the device goes into a header', async () => {
  answer = { status: 200, body: { period: 'day', level: null, startsAt: 0, top: [], around: [], own: null } };
  await call(getLeaderboard, {
    params: { game: 'mitsukete' },
    query: { period: 'day' },
    locale: 'de',
    deviceId,
    fetch: server.fetch,
  });
  expect(seen.request.url).toBe('/api/v1/leaderboards/mitsukete?period=day');
  expect(seen.request.headers['x-device-id']).toBe(deviceId);
});

test('AUT-07 the token of the session goes into its header', async () => {
  answer = { status: 401, body: { message: '' } };
  await failureOf(call(getProfile, { token: 'secret', locale: 'de', fetch: server.fetch }));
  expect(seen.request.headers.authorization).toBe('Bearer secret');
  await failureOf(call(getProfile, { locale: 'de', fetch: server.fetch }));
  expect(seen.request.headers.authorization).toBeUndefined();
});

test.each([
  ['XSRF-TOKEN=abc-1', 'abc-1'],
  ['language=de; XSRF-TOKEN=a=b; other=1', 'a=b'],
  ['language=de; NOT-XSRF-TOKEN=abc', undefined],
  ['', undefined],
])('AUT-04 the cookie against forgery is repeated when there is one: %j', async (cookie, header) => {
  vi.stubGlobal('document', { cookie });
  answer = { status: 401, body: { message: '' } };
  const body = { email: 'yuki@example.org', password: 'secret' };
  await failureOf(call(postLogin, { body, locale: 'de', fetch: server.fetch }));
  expect(seen.request.headers['x-xsrf-token']).toBe(header);
  await failureOf(call(getProfile, { locale: 'de', fetch: server.fetch }));
  expect(seen.request.headers['x-xsrf-token']).toBeUndefined();
});

test('AUT-04 credentials are included', async () => {
  let init: RequestInit | undefined;
  const fetch: Fetch = (_path, given) => {
    init = given;
    return Promise.reject(new TypeError('enough'));
  };
  const body = { email: 'yuki@example.org', password: 'secret' };
  await failureOf(call(postLogin, { body, locale: 'de', fetch }));
  expect(init?.credentials).toBe('include');
});

test('API-08 a refusal carries its status, sentence and fields', async () => {
  answer = {
    status: 422,
    body: { message: 'Non.', errors: { deviceId: ['Inconnu.'] } },
    headers: { 'retry-after': '7' },
  };
  const error = await failureOf(ask());
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 422,
    message: 'Non.',
    errors: { deviceId: ['Inconnu.'] },
    retryAfterS: 7,
  });
});

test('a refusal without a readable sentence is one all the same', async () => {
  answer = { status: 502, body: '<h1>Bad Gateway</h1>' };
  expect(await failureOf(ask())).toMatchObject({
    name: 'ApiError',
    status: 502,
    message: '',
    retryAfterS: null,
  });
});

test.each([
  { status: 200, body: { totalScore: 'many' } },
  { status: 200, body: '<p>Welcome to the hotel</p>' },
  { status: 204 },
])('an answer that the contract does not know is as good as none: %j', async (unreadable) => {
  answer = unreadable;
  const failure = await failureOf(ask());
  expect(failure).toBeInstanceOf(NetworkError);
  expect(failure).toBeInstanceOf(UnreadableAnswer); // AUT-06 tells the two apart
});

test('AUT-06 a broken connection is a network error', async () => {
  answer = null;
  const failure = await failureOf(ask());
  expect(failure).toBeInstanceOf(NetworkError);
  expect(failure).not.toBeInstanceOf(UnreadableAnswer);
});

test('a call that is given up is a network error, and took not too long', async () => {
  const giveUp = new AbortController();
  const { promise, resolve } = Promise.withResolvers<null>();
  answer = () => {
    giveUp.abort();
    return promise;
  };
  const failure = await failureOf(ask(giveUp.signal));
  expect(failure).toBeInstanceOf(NetworkError);
  expect(tookTooLong(failure)).toBe(false);
  resolve(null);
});

test.each(['before', 'amid'])('SHL-10 an answer that is late %s its body is told apart', async (when) => {
  const late = new AbortController();
  const timeIsUp = () => late.abort(new DOMException('10 s', 'TimeoutError'));
  const fetch: Fetch = async (_path, { signal }) => {
    const rest = new ReadableStream({
      pull: (body) => {
        timeIsUp();
        body.error(new DOMException('some browsers name no reason', 'AbortError'));
      },
    });
    if (when === 'amid') return new Response(rest);
    timeIsUp();
    return Promise.reject(signal?.reason);
  };
  const failure = await failureOf(call(getProfile, { locale: 'de', fetch }, late.signal));
  expect(failure).toBeInstanceOf(NetworkError);
  expect(tookTooLong(failure)).toBe(true);
});
