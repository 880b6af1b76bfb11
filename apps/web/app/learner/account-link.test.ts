import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../lib/calls/api-client.ts';
import { JsonStore } from '../lib/device/storage.ts';
import { aDeviceArea, TestClock, testDevice } from '../testing/play.ts';
import { AccountLink, type Left } from './account-link.ts';
import { deviceId } from './device.ts';

type Call = { readonly join: string; readonly token: string } | { readonly logOut: string };

let store: JsonStore;
let clock: TestClock;
let calls: Call[];
let told: string[];
/** The accounts that were entered and left. */
let entered: string[];
let left: Omit<Left, 'deviceId'>[];
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

const aTab = () =>
  new AccountLink({
    store,
    schedule: clock.schedule,
    locks: null,
    random: () => 0,
    join: (device, token) => arrive({ join: device, token }),
    logOut: (token) => arrive({ logOut: token }),
    onJoined: () => told.push('joined'),
    onEntered: (account) => entered.push(account),
    onLeft: ({ account, forget }) => {
      told.push('left');
      left.push({ account, forget });
    },
  });
const refusal = (status: number) => new ApiError(status, { message: 'no' }, null);

test('AUT-12 the device joins the account that is signed in, once', async () => {
  const tab = aTab();
  await tab.follow('token');
  await tab.follow('token');
  await aTab().follow('token');
  expect(calls).toEqual([{ join: testDevice, token: 'token' }]);
  expect(told).toEqual(['joined']);
});

test('AUT-12 a guest joins nothing', async () => {
  await aTab().follow(null);
  expect([calls, told, deviceId(store)]).toEqual([[], [], testDevice]);
});

test('AUT-12 after logging out the device has a new secret, and the session is ended on the server', async () => {
  const tab = aTab();
  await tab.follow('token');
  await tab.follow(null);
  expect(calls.slice(1)).toEqual([{ logOut: 'token' }]);
  expect(told).toEqual(['joined', 'left']);
  expect(deviceId(store)).not.toBe(testDevice);
  expect(store.keys('kanji-no-michi:')).toEqual(['kanji-no-michi:device']);
});

test('AUT-12 without a network the device joins later, also after logging out, and before the session ends', async () => {
  failures = [new NetworkError('offline'), new NetworkError('offline')];
  const tab = aTab();
  await tab.follow('token');
  await tab.follow(null);
  expect(deviceId(store)).not.toBe(testDevice);
  calls = [];
  clock.pass(10 * 60 * 1000);
  await tab.deliver();
  expect(calls).toEqual([{ join: testDevice, token: 'token' }, { logOut: 'token' }]);
});

test('AUT-12 a device that plays for another account gets a new secret, which joins', async () => {
  failures = [refusal(409)];
  const tab = aTab();
  await tab.follow('token');
  await tab.deliver();
  expect(deviceId(store)).not.toBe(testDevice);
  expect(calls).toEqual([
    { join: testDevice, token: 'token' },
    { join: deviceId(store), token: 'token' },
  ]);
  expect(told).toEqual(['joined']);
});

test('AUT-12 another session is another account until proved otherwise', async () => {
  const tab = aTab();
  await tab.follow('one');
  await tab.follow('two');
  const second = deviceId(store);
  expect(second).not.toBe(testDevice);
  expect(calls).toEqual([
    { join: testDevice, token: 'one' },
    { logOut: 'one' },
    { join: second, token: 'two' },
  ]);
});

test('AUT-12 a session that the server does not know is not asked for again', async () => {
  failures = [refusal(401), refusal(401)];
  const tab = aTab();
  await tab.follow('token');
  expect(clock.waiting).toBe(0);
  await tab.follow(null);
  await tab.deliver();
  expect(calls).toHaveLength(2);
  expect(clock.waiting).toBe(0);
});

test('AUT-12 a device whose session ended elsewhere before it joined plays for the next one', async () => {
  failures = [refusal(401), refusal(401)];
  const tab = aTab();
  await tab.follow('ended');
  await tab.follow(null);
  const second = deviceId(store);
  expect(second).not.toBe(testDevice);
  calls = [];
  told = [];
  await aTab().follow('next');
  expect(calls).toEqual([
    { join: second, token: 'next' },
    { join: testDevice, token: 'next' },
  ]);
  expect(told).toEqual(['joined', 'joined']);
  expect(store.keys('kanji-no-michi:account:')).toEqual(['kanji-no-michi:account:link']);
});

test('AUT-12 such a device waits on when the next session has ended too, and is done with by another refusal', async () => {
  const tab = aTab();
  failures = [refusal(401), refusal(401)];
  await tab.follow('ended');
  await tab.follow(null);
  const parting = `kanji-no-michi:account:parting:${testDevice}`;
  failures = [null, refusal(401)];
  await tab.follow('next');
  expect(store.keys('kanji-no-michi:account:')).toContain(parting);
  failures = [refusal(409)];
  await tab.deliver();
  expect(calls.at(-1)).toEqual({ join: testDevice, token: 'next' });
  expect(store.keys('kanji-no-michi:account:')).toEqual(['kanji-no-michi:account:link']);
});

test('AUT-12 whoever logs out while the device joins leaves nothing of it behind', async () => {
  const tab = aTab();
  const joining = tab.follow('token');
  await Promise.all([joining, tab.follow(null)]);
  expect(told).toEqual(['left']);
  expect(calls.at(-1)).toEqual({ logOut: 'token' });
  expect(store.keys('kanji-no-michi:account:')).toEqual([]);
});

test('AUT-12 who enters and leaves is known as soon as the session tells, also when it tells later', async () => {
  const tab = aTab();
  await tab.follow('token');
  expect(entered).toEqual([]);
  await tab.follow('token', 'hana');
  await tab.follow('token');
  expect(entered).toEqual(['hana']);
  await tab.follow(null);
  await tab.follow('other', 'ken');
  tab.forgetOnLeaving();
  await aTab().follow('other', 'ken'); // another tab does not take it back
  await tab.follow(null);
  expect(left).toEqual([
    { account: 'hana', forget: undefined },
    { account: 'ken', forget: true },
  ]);
  expect(calls.filter((call) => 'join' in call)).toHaveLength(2);
});
