import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../lib/calls/api-client.ts';
import { JsonStore } from '../../lib/device/storage.ts';
import { aDeviceArea, sessionOf, TestClock, testDevice } from '../../testing/play.ts';
import { currentOwner, deviceId, guest, hasJoined } from './device.ts';
import { AccountLink, type LoggedOut } from './link.ts';
import { StoredForAccounts } from './stored.ts';

type Call =
  | { readonly join: string; readonly token: string }
  | { readonly logOut: string }
  | { readonly end: string };

let store: JsonStore;
let clock: TestClock;
let calls: Call[];
let told: string[];
/** The accounts that were entered and left. */
let entered: string[];
let left: LoggedOut[];
/** What each call rejects with; null and those that are missing succeed. */
let failures: (Error | null)[];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  store = new JsonStore(aDeviceArea());
  clock = new TestClock();
  calls = [];
  told = [];
  entered = [];
  left = [];
  failures = [];
});
afterEach(() => void vi.restoreAllMocks());

async function arrive(call: Call): Promise<void> {
  calls.push(call);
  const failure = failures.shift();
  if (failure) throw failure;
}

function aTab() {
  const stored = new StoredForAccounts(store, clock.now);
  return new AccountLink({
    ...{ store, stored, schedule: clock.schedule, locks: null, random: () => 0 },
    join: (device, token) => arrive({ join: device, token }),
    logOut: (token) => arrive({ logOut: token }),
    endByTicket: (endTicket) => arrive({ end: endTicket }),
    onOver: (token) => told.push(`over: ${token}`),
    onJoined: () => told.push('joined'),
    onEntered: (account) => entered.push(account),
    onLoggedOut: (what) => {
      told.push('left');
      left.push(what);
      if (what.account !== null && !what.forget) stored.store(what.account, what.secret);
    },
  });
}
const refusal = (status: number, code?: string) => new ApiError(status, { message: 'no', code }, null);
const offline = () => new NetworkError('offline');
const hana = sessionOf('hana');
const ofAccount = () => store.keys('kanji-no-michi:account:');

test('AUT-12 the device joins the account that is signed in, once', async () => {
  const tab = aTab();
  await tab.follow(hana);
  await tab.follow(hana);
  await aTab().follow(hana);
  expect(calls).toEqual([{ join: testDevice, token: hana.token }]);
  expect(told).toEqual(['joined']);
  expect(currentOwner(store)).toBe('hana');
});

test('AUT-12 a guest joins nothing', async () => {
  await aTab().follow(null);
  expect([calls, told, deviceId(store), currentOwner(store)]).toEqual([[], [], testDevice, guest]);
});

test('AUT-09 logging out ends the session here and on the server, and leaves the device without a key', async () => {
  const tab = aTab();
  await tab.follow(hana);
  await tab.logOut();
  expect(calls.slice(1)).toEqual([{ logOut: hana.token }]);
  expect(told).toEqual(['joined', 'left', `over: ${hana.token}`]);
  expect(left).toEqual([{ account: 'hana', forget: false, secret: null }]);
  expect(deviceId(store)).not.toBe(testDevice);
  expect([currentOwner(store), ofAccount()]).toEqual([guest, []]);
  await tab.follow(null); // as the page does then
  expect(calls).toHaveLength(2);
});

test('AUT-09 without a network only the ticket stays, which ends the session at the next contact', async () => {
  const tab = aTab();
  await tab.follow(hana);
  failures = [offline(), offline(), offline()];
  await tab.logOut();
  await tab.follow(null);
  expect(told.at(-1)).toBe(`over: ${hana.token}`);
  expect(ofAccount()).toEqual([`kanji-no-michi:account:ending:${hana.endTicket}`]);
  calls = [];
  await aTab().deliver();
  expect(calls).toEqual([{ end: hana.endTicket }]);
  expect(ofAccount()).toEqual([]);
});

test('AUT-09 AUT-12 a device that had not joined by then keeps its secret for the account alone, which brings it in', async () => {
  failures = [offline(), offline(), offline()];
  const tab = aTab();
  await tab.follow(hana);
  await tab.logOut();
  const second = deviceId(store);
  expect(second).not.toBe(testDevice);
  expect(left).toEqual([{ account: 'hana', forget: false, secret: testDevice }]);
  await aTab().follow(sessionOf('ken'));
  expect(calls).not.toContainEqual({ join: testDevice, token: 'token of ken' });
  const third = deviceId(store);
  calls = [];
  const back = aTab();
  const again = sessionOf('hana', 'another');
  const following = back.follow(again);
  expect(back.isJoining()).toBe(true);
  await following;
  expect(back.isJoining()).toBe(false);
  const own = deviceId(store);
  expect([second, third]).not.toContain(own);
  expect(calls.filter((call) => 'join' in call)).toEqual([
    { join: testDevice, token: 'another' },
    { join: own, token: 'another' },
  ]);
  expect(store.keys('kanji-no-michi:stored:hana')).toEqual([]);
});

test.each([
  ['plays for another account', refusal(409)],
  ['was revoked', refusal(401, 'device.revoked')],
])('AUT-12 a device that %s gets a new secret, which joins', async (_, why) => {
  failures = [why];
  const tab = aTab();
  await tab.follow(hana);
  await tab.deliver();
  expect(deviceId(store)).not.toBe(testDevice);
  expect(calls).toEqual([
    { join: testDevice, token: hana.token },
    { join: deviceId(store), token: hana.token },
  ]);
  expect(told).toEqual(['joined']);
});

test('AUT-12 another session is another account until proved otherwise', async () => {
  const tab = aTab();
  await tab.follow(hana);
  await tab.follow(sessionOf('ken'));
  const second = deviceId(store);
  expect(second).not.toBe(testDevice);
  expect(calls).toEqual([
    { join: testDevice, token: hana.token },
    { end: hana.endTicket },
    { join: second, token: 'token of ken' },
  ]);
});

test('AUT-09 a session that the server does not know any more is over here too', async () => {
  failures = [refusal(401)];
  const tab = aTab();
  await tab.follow(hana);
  expect(told).toEqual([`over: ${hana.token}`]);
  expect(clock.waiting).toBe(0);
  await tab.follow(null);
  expect(left).toEqual([{ account: 'hana', forget: false, secret: testDevice }]);
  expect([deviceId(store) === testDevice, clock.waiting]).toEqual([false, 0]);
});

test('AUT-09 a secret that is revoked is given up, and the session with it; a late word on a former one changes nothing', async () => {
  const tab = aTab();
  await tab.follow(hana);
  tab.revoked(testDevice);
  expect(told.slice(1)).toEqual(['left', `over: ${hana.token}`]);
  const guests = deviceId(store);
  expect([guests === testDevice, currentOwner(store)]).toEqual([false, guest]);
  tab.revoked(testDevice);
  expect(deviceId(store)).toBe(guests);
  tab.revoked(guests); // a guest’s, as of a storage that was brought back
  expect(deviceId(store)).not.toBe(guests);
});

test('AUT-12 such a secret waits on when the next session has ended too, and is done with by another refusal', async () => {
  failures = [refusal(401)];
  const tab = aTab();
  await tab.follow(hana);
  await tab.follow(null);
  const waits = () => new StoredForAccounts(store, clock.now).secrets('hana');
  failures = [refusal(401)];
  await tab.follow(sessionOf('hana', 'next'));
  expect(waits()).toEqual([testDevice]);
  failures = [refusal(409)];
  await tab.follow(sessionOf('hana', 'last'));
  expect(waits()).not.toContain(testDevice);
});

test('AUT-12 whoever logs out while the device joins leaves nothing of it behind', async () => {
  const tab = aTab();
  const joining = tab.follow(hana);
  await Promise.all([joining, tab.logOut()]);
  expect(told).toEqual(['left', `over: ${hana.token}`]);
  expect(calls.at(-1)).toEqual({ logOut: hana.token });
  expect([hasJoined(store), ofAccount()]).toEqual([false, []]);
});

test('AUT-12 who enters and leaves is known as soon as the session tells, also when it tells later', async () => {
  const tab = aTab();
  await tab.follow({ ...hana, account: null, endTicket: null });
  expect([entered, currentOwner(store)]).toEqual([[], guest]);
  await tab.follow(hana);
  await tab.follow({ ...hana, account: null });
  expect([entered, currentOwner(store)]).toEqual([['hana', 'hana'], 'hana']);
  await tab.follow(null);
  await tab.follow(sessionOf('ken'));
  tab.forgetOnLeaving();
  await aTab().follow(sessionOf('ken')); // another tab does not take it back
  await tab.follow(null);
  expect(left).toEqual([
    { account: 'hana', forget: false, secret: null },
    { account: 'ken', forget: true, secret: null },
  ]);
  expect(calls.filter((call) => 'join' in call)).toHaveLength(2);
});
