import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestArea } from '../../testing/play.ts';
import { testUser as user } from '../../testing/user.ts';

let area: TestArea;

beforeEach(() => {
  vi.resetModules();
  area = new TestArea();
  vi.stubGlobal('localStorage', area);
});
afterEach(() => vi.unstubAllGlobals());

/** The module as a new page loads it. */
const newPage = () => import('./session.ts');

test('AUT-07 token and user are stored under their keys, found again, and cleared', async () => {
  const page = await newPage();
  expect(page.currentSession()).toBeNull();
  page.storeSession({ token: 'secret', user });
  expect(area.getItem('auth_token')).toBe('secret');
  expect(JSON.parse(area.getItem('user') ?? '')).toEqual(user);

  vi.resetModules();
  const next = await newPage();
  expect(next.currentSession()).toEqual({ token: 'secret', user });
  next.storeSession(null);
  expect(area.length).toBe(0);
  expect(next.currentSession()).toBeNull();
});

test.each([{ auth_token: 'secret' }, { user: JSON.stringify(user) }])(
  'AUT-07 with one of both nobody is signed in: %j',
  async (stored) => {
    for (const [key, value] of Object.entries(stored)) area.setItem(key, value);
    expect((await newPage()).currentSession()).toBeNull();
  },
);

test.each(['', '{', 'null', '"Yuki"', '{}', '{"username":1}'])(
  'AUT-07 a user that cannot be read is not known until the server says who it is: %j',
  async (stored) => {
    area.setItem('auth_token', 'secret');
    area.setItem('user', stored);
    expect((await newPage()).currentSession()).toEqual({ token: 'secret', user: null });
  },
);

test('AUT-07 an id of another kind is passed over: the name is known', async () => {
  area.setItem('auth_token', 'secret');
  area.setItem('user', '{"username":"Yuki","id":7}');
  expect((await newPage()).currentSession()).toEqual({ token: 'secret', user: { username: 'Yuki' } });
});

test('AUT-07 WEB-01 a storage that is full or forbidden keeps nobody from signing in for the visit, and is told of', async () => {
  area.room = 0;
  const page = await newPage();
  const { noRoom } = await import('./no-room.ts');
  expect(noRoom.get()).toBe('no');
  page.storeSession({ token: 'secret', user });
  expect(page.currentSession()?.token).toBe('secret');
  expect(noRoom.get()).toBe('untold');

  vi.stubGlobal('localStorage', undefined);
  vi.resetModules();
  const forbidden = await newPage();
  const told = (await import('./no-room.ts')).noRoom;
  expect(forbidden.currentSession()).toBeNull();
  forbidden.storeSession({ token: 'secret', user });
  expect(forbidden.currentSession()?.user).toEqual(user);
  expect(told.get()).toBe('untold');
});

test('AUT-07 WEB-01 whatever room there is, a session is stored whole or not at all, and a stored one stays', async () => {
  const other = { token: 'of somebody else', user: { ...user, username: 'Aki' } };
  const whole = other.token.length + JSON.stringify(other.user).length;
  for (let room = 0; room <= whole; room++) {
    vi.resetModules();
    area = new TestArea();
    vi.stubGlobal('localStorage', area);
    const page = await newPage();
    const { noRoom } = await import('./no-room.ts');
    area.setItem('auth_token', 'secret');
    area.setItem('user', '{}');
    area.room = room;
    page.storeSession(other);
    expect([area.getItem('auth_token'), area.getItem('user')], `${room}`).toEqual(
      room < whole ? [null, null] : [other.token, JSON.stringify(other.user)],
    );
    expect(noRoom.get(), `${room}`).toBe(room < whole ? 'untold' : 'no');
  }

  area.room = 0; // what the server says of the user is longer now
  const page = await newPage();
  page.storeSession({ ...other, user: { ...other.user, username: 'Aki from the mountains' } });
  expect(JSON.parse(area.getItem('user') ?? '')).toEqual(other.user);
  expect((await import('./no-room.ts')).noRoom.get()).toBe('no');
});

test('AUT-07 an answer to an earlier session leaves the newer one as it is', async () => {
  const page = await newPage();
  const newer = { token: 'newer', user };
  page.storeSession(newer);
  page.renewSession('earlier', null);
  page.renewSession('earlier', { user: { ...user, username: 'old' } });
  expect(page.currentSession()).toBe(newer);
  page.renewSession('newer', { user: { ...user, username: 'Aki' } });
  expect(page.currentSession()?.user?.username).toBe('Aki');
  page.renewSession('newer', null);
  expect([page.currentSession(), area.length]).toEqual([null, 0]);
  page.renewSession('newer', newer);
  expect(page.currentSession()).toBeNull();
});
