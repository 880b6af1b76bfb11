import { expect, test } from 'vitest';
import { createAttempts } from './attempts.ts';

const minuteMs = 60_000;

function attemptsAt(clock: { now: number }) {
  const locked: string[] = [];
  const attempts = createAttempts(
    () => clock.now,
    (account) => void locked.push(account),
  );
  const waitS = (account: string, by: string | null = null): number => {
    try {
      attempts.begin(account, by);
      return 0;
    } catch (error) {
      return (error as { retryAfterS: number }).retryAfterS;
    }
  };
  return { attempts, waitS, locked };
}

test('AUT-09 ten attempts in a quarter of an hour, then a wait until the first is forgotten', () => {
  const clock = { now: 0 };
  const { waitS } = attemptsAt(clock);
  for (let count = 0; count < 10; count++) {
    expect(waitS('a')).toBe(0);
    clock.now += minuteMs;
  }
  expect(waitS('a')).toBe(5 * 60);
  expect(waitS('b')).toBe(0);
  clock.now = 15 * minuteMs - 1;
  expect(waitS('a')).toBe(1);
  clock.now += 1;
  expect(waitS('a')).toBe(0);
  expect(waitS('a')).toBe(60);
});

test('AUT-09 attempts that were refused prolong nothing, and each is told', () => {
  const clock = { now: 0 };
  const { waitS, locked } = attemptsAt(clock);
  for (let count = 0; count < 10; count++) waitS('a');
  expect(locked).toEqual([]);
  for (let count = 0; count < 90; count++) waitS('a');
  expect(waitS('a')).toBe(15 * 60);
  expect(locked).toEqual(Array(91).fill('a'));
});

test('AUT-09 who is known to an account is counted apart from others, and from others who are known', () => {
  const { waitS } = attemptsAt({ now: 0 });
  for (let count = 0; count < 10; count++) waitS('a');
  expect([waitS('a'), waitS('a', 'mine')]).toEqual([15 * 60, 0]);
  for (let count = 0; count < 9; count++) waitS('a', 'mine');
  expect([waitS('a', 'mine'), waitS('a', 'second'), waitS('b', 'mine')]).toEqual([15 * 60, 0, 0]);
});

test('AUT-09 the right password forgets the wrong ones of whoever knew it, and theirs alone', () => {
  const { attempts, waitS } = attemptsAt({ now: 0 });
  for (const by of [null, 'mine']) for (let count = 0; count < 10; count++) waitS('a', by);
  attempts.forget('a', 'mine');
  expect([waitS('a', 'mine'), waitS('a')]).toEqual([0, 15 * 60]);
  attempts.forget('a', null);
  expect(waitS('a')).toBe(0);
});

test('AUT-09 AUT-10 a new password forgets all that was tried for the account', () => {
  const { attempts, waitS } = attemptsAt({ now: 0 });
  for (const by of [null, 'mine']) for (let count = 0; count < 10; count++) waitS('a', by);
  attempts.forgetAll('a');
  expect([waitS('a'), waitS('a', 'mine')]).toEqual([0, 0]);
});

test('AUT-09 made-up accounts do not fill the memory: the ones tried longest ago make room', () => {
  const { waitS } = attemptsAt({ now: 0 });
  for (let count = 0; count < 10; count++) waitS('early');
  for (let count = 0; count < 10; count++) waitS('late');
  for (let count = 0; count < 49_999; count++) waitS(`made up ${count}`);
  expect(waitS('late')).toBe(15 * 60);
  expect(waitS('early')).toBe(0);
});

test('AUT-09 those who are known to an account do not fill the memory: beyond twenty they are counted as strangers', () => {
  const clock = { now: 0 };
  const { waitS } = attemptsAt(clock);
  for (let count = 0; count < 20; count++) waitS('a', `known ${count}`);
  for (let count = 0; count < 10; count++) expect(waitS('a', `late ${count}`)).toBe(0);
  expect([waitS('a', 'late 10'), waitS('a', 'late 0'), waitS('a')]).toEqual(Array(3).fill(15 * 60));
  expect([waitS('a', 'known 0'), waitS('a', 'known 19'), waitS('b', 'late 0')]).toEqual([0, 0, 0]);
  clock.now += 15 * minuteMs;
  for (let count = 0; count < 10; count++) waitS('a');
  expect([waitS('a', 'late 0'), waitS('a')]).toEqual([0, 15 * 60]);
});

test('AUT-09 who knew the password at once takes no room from others who are known', () => {
  const { attempts, waitS } = attemptsAt({ now: 0 });
  for (let count = 0; count < 20; count++) {
    waitS('a', `known ${count}`);
    attempts.forget('a', `known ${count}`);
  }
  for (let count = 0; count < 10; count++) waitS('a');
  expect([waitS('a', 'late'), waitS('a')]).toEqual([0, 15 * 60]);
});
