import { postLogin, postRegistration } from '@michi/contracts/sign-in';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, type Fetch, UnreadableAnswer } from '../../lib/calls/api-client.ts';
import { currentSession, storeSession } from '../../lib/device/session.ts';
import { serve, type TestAnswer, TestArea } from '../../testing/play.ts';
import { testUser as user } from '../../testing/user.ts';
import { entrance, keepEntered } from './enter.ts';

let answer: TestAnswer;
let area: TestArea;
let server: { fetch: Fetch; close(): Promise<void> };
beforeEach(async () => {
  area = new TestArea();
  vi.stubGlobal('localStorage', area);
  storeSession(null);
  server = await serve(() => answer);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

const form = { email: 'yuki@example.org', password: 'ein Satz über Tusche' };
const logIn = () => call(entrance(postLogin), { body: form, locale: 'de', fetch: server.fetch });

const token = 'secret';
const { plan: _, has_password: __, ...older } = user;

test.each([
  ['no message', { token, user }, user.username],
  ['an odd message', { token, user, message: 7, errors: 'none' }, user.username],
  ['a user of whom less is told', { token, user: older, message: 'ok' }, user.username],
  ['a user with an odd field', { token, user: { ...user, language: 'la', role: null } }, user.username],
  ['only a name', { token, user: { username: 'Yuki_88' } }, user.username],
  ['a user without a name', { token, user: { email: user.email } }, undefined],
  ['an id of another kind', { token, user: { ...user, id: 7 } }, user.username],
])('AUT-06 an answer with token and user is taken: %s', async (_, body, username) => {
  answer = { status: 200, body };
  keepEntered(await logIn());
  expect(currentSession()?.token).toBe(token);
  expect(currentSession()?.user?.username).toBe(username);
  expect([area.getItem('auth_token'), area.getItem('user')]).toEqual([token, expect.any(String)]);
});

test('AUT-06 so is that to a registration, with either status', async () => {
  for (const status of [200, 201]) {
    answer = { status, body: { token, user: {} } };
    const body = { ...form, username: 'Yuki_88', password_confirmation: form.password, country_code: '' };
    keepEntered(await call(entrance(postRegistration), { body, locale: 'de', fetch: server.fetch }));
    expect(currentSession()?.token).toBe(token);
    storeSession(null);
  }
});

test.each([
  [{ token, message: 'ok' }],
  [{ user, message: 'ok' }],
  [{ token: '', user }],
  [{ token: 7, user }],
  [{ token, user: null }],
  [{ token, user: 'Yuki_88' }],
  [{ token, user: [] }],
  [[]],
  ['ok'],
])('AUT-06 an answer without token or user is none that can be read: %j', async (body) => {
  answer = { status: 200, body };
  await expect(logIn()).rejects.toThrow(UnreadableAnswer);
});
