import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackgroundJobs } from './jobs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const endsNever = new Promise<void>(() => {});

test('WEB-02 kinds of work take turns, rest after each step, and are asked again only once they are woken', async () => {
  const done: string[] = [];
  let rests = 0;
  const jobs = createBackgroundJobs({
    onFailure: (error) => done.push(String(error)),
    pause: async () => {
      rests += 1;
    },
  });
  const work = (name: string, steps: number) => {
    let left = steps;
    return jobs.add(async () => {
      done.push(name);
      left -= 1;
      return left > 0;
    });
  };
  const [wakeLong, wakeShort] = [work('long', 3), work('short', 1)];
  wakeLong();
  wakeShort();
  await jobs.settled(1_000);
  expect(done).toEqual(['long', 'short', 'long', 'long']);
  expect(rests).toBe(4);
  wakeShort();
  await jobs.settled(1_000);
  expect(done.slice(4)).toEqual(['short']);
});

test('WEB-02 a step that fails is told and tried again a minute later; others go on', async () => {
  const failures: unknown[] = [];
  const jobs = createBackgroundJobs({ onFailure: (error) => failures.push(error), pause: async () => {} });
  let tries = 0;
  const wakeFailing = jobs.add(async () => {
    tries += 1;
    if (tries === 1) throw new Error('locked');
    return false;
  });
  let others = 0;
  const wakeOther = jobs.add(async () => {
    others += 1;
    return false;
  });
  wakeFailing();
  wakeOther();
  await jobs.settled(1_000);
  expect([tries, others, failures]).toEqual([1, 1, [new Error('locked')]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([tries, failures.length]).toEqual([2, 1]);
});

test('WEB-02 steps run in no transaction of whoever wakes them, and nobody waits longer than they want', async () => {
  const transaction = new AsyncLocalStorage<string>();
  const within: unknown[] = [];
  const jobs = createBackgroundJobs({ onFailure: () => {}, pause: () => endsNever });
  const wake = jobs.add(async () => {
    within.push(transaction.getStore());
    return true;
  });
  transaction.run('a transaction', wake);
  const settled = jobs.settled(2_000);
  await vi.advanceTimersByTimeAsync(2_000);
  await settled;
  expect(within).toEqual([undefined]);
});
