import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fetch } from '../../lib/calls/api-client.ts';
import { currentSession, storeSession } from '../../lib/device/session.ts';
import { serve, type TestAnswer, TestArea, TestClock } from '../../testing/play.ts';
import { testEndTicket as endTicket, testUser as user } from '../../testing/user.ts';
import { SessionCheck } from './session-check.ts';

const stored = { token: 'secret', user: { ...user, username: 'earlier' } };
const hotspot = '<!doctype html><title>Welcome to the hotel</title>';
const html = { 'content-type': 'text/html; charset=utf-8' };
const well = { status: 200, body: { ...user, endTicket } };

let area: TestArea;
let clock: TestClock;
let online: boolean;
let answer: TestAnswer | null;
let asked: IncomingMessage[];
let server: { fetch: Fetch; close(): Promise<void> };

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  area = new TestArea();
  vi.stubGlobal('localStorage', area);
  storeSession(stored);
  clock = new TestClock();
  online = true;
  asked = [];
  server = await serve((request) => {
    asked.push(request);
    return answer;
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await server.close();
});

const newCheck = (fetch = server.fetch) =>
  new SessionCheck({ schedule: clock.schedule, random: () => 0, fetch, online: () => online });
const storedKeys = () => ['auth_token', 'user'].filter((key) => area.getItem(key) !== null);

const sayingNothing: readonly (readonly [string, TestAnswer | null])[] = [
  ['the page of a hotspot', { status: 200, body: hotspot, headers: html }],
  ['that page with 401', { status: 401, body: hotspot, headers: html }],
  ['that page with 403', { status: 403, body: hotspot, headers: html }],
  ['a body of the API as a page', { status: 401, body: '{"message":"Nein."}', headers: html }],
  ['another JSON with 401', { status: 401, body: { error: 'unauthorized' } }],
  ['another JSON with 403', { status: 403, body: { title: 'Forbidden', status: 403 } }],
  ['nothing with 403', { status: 403 }],
  ['an answer that names nobody', { status: 200, body: {} }],
  ['a page that is missing', { status: 404, body: hotspot, headers: html }],
  ['a failure of the server', { status: 500, body: { message: 'Da ging etwas schief.' } }],
  ['a gateway without a server', { status: 502, body: '<h1>Bad Gateway</h1>', headers: html }],
  [
    'a server that cannot now',
    { status: 503, body: { message: 'Gleich.' }, headers: { 'retry-after': '5' } },
  ],
  ['too many calls', { status: 429, body: { message: 'Langsam.' }, headers: { 'retry-after': '30' } }],
  ['a broken connection', null],
];

test.each(sayingNothing)(
  'AUT-07 %s says nothing of the session: it stays, and is asked for again',
  async (_, said) => {
    answer = said;
    await newCheck().confirm('de');
    expect(currentSession()).toEqual(stored);
    expect(storedKeys()).toEqual(['auth_token', 'user']);
    expect([asked.length, clock.waiting]).toEqual([1, 1]);

    answer = well;
    clock.pass(clock.wait);
    await expect.poll(() => currentSession()?.user?.username).toBe(user.username);
    expect(currentSession()?.token).toBe(stored.token);
    expect([asked.length, clock.waiting]).toEqual([2, 0]);
  },
);

test.each([
  ['broken off, as by a page that is left', new DOMException('left', 'AbortError')],
  ['too late', new DOMException('10 s', 'TimeoutError')],
  ['refused by the network', new TypeError('Failed to fetch')],
])('AUT-07 a call that is %s ends no session', async (_, failure) => {
  await newCheck(() => Promise.reject(failure)).confirm('de');
  expect(currentSession()).toEqual(stored);
  expect(storedKeys()).toEqual(['auth_token', 'user']);
  expect(clock.waiting).toBe(1);
});

test.each([401, 403])(
  'AUT-07 the word of the API that the token is not valid, %i, clears both',
  async (status) => {
    answer = { status, body: { message: 'Bitte melde dich an.' } };
    await newCheck().confirm('de');
    expect([currentSession(), storedKeys(), clock.waiting]).toEqual([null, [], 0]);
  },
);

test('AUT-07 it is asked again ever more rarely, and as late as the server wishes', async () => {
  answer = { status: 500, body: { message: 'Nein.' } };
  await newCheck().confirm('de');
  const waits: number[] = [];
  for (let tries = 1; tries <= 12; tries++) {
    waits.push(clock.wait);
    clock.pass(clock.wait);
    await expect.poll(() => clock.waiting).toBe(1);
  }
  expect(waits.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000]);
  expect(waits.at(-1)).toBe(150_000);
  expect(asked).toHaveLength(13);

  answer = { status: 429, body: { message: 'Langsam.' }, headers: { 'retry-after': '3600' } };
  clock.pass(clock.wait);
  await expect.poll(() => clock.waiting).toBe(1);
  expect(clock.wait).toBe(3_600_000);
});

test('AUT-07 without a network nothing is asked until there is one, and nothing more once it is confirmed', async () => {
  answer = well;
  online = false;
  const check = newCheck();
  await check.goOn();
  await check.confirm('de');
  expect([asked.length, clock.waiting]).toEqual([0, 0]);
  expect(currentSession()).toEqual(stored);
  online = true;
  await check.goOn();
  expect(currentSession()?.user?.username).toBe(user.username);
  await check.goOn();
  expect(asked).toHaveLength(1);
});

test('AUT-07 who has logged out meanwhile is not asked for, and stays so', async () => {
  answer = null;
  await newCheck().confirm('de');
  storeSession(null);
  answer = well;
  clock.pass(clock.wait);
  await expect.poll(() => clock.waiting).toBe(0);
  expect([asked.length, currentSession()]).toEqual([1, null]);
});
