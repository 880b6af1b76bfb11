import { expect, test } from 'vitest';
import { createBackground } from './background.ts';

/** A background whose waiting a test ends, and what it waited for. */
function patient() {
  const waits: number[] = [];
  const ends: (() => void)[] = [];
  const failures: unknown[] = [];
  const background = createBackground({
    onFailure: (error) => void failures.push(error),
    wait(ms, signal) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waits.push(ms);
      ends.push(resolve);
      signal.addEventListener('abort', () => resolve());
      return promise;
    },
  });
  return { background, waits, ends, failures };
}

test('AUT-10 work begins half a second to three seconds later, by chance', async () => {
  const { background, waits, ends } = patient();
  const done: number[] = [];
  for (let index = 0; index < 200; index++) background.start(async () => void done.push(index));
  expect(done).toEqual([]);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(500);
  expect(Math.min(...waits)).toBeLessThan(1000);
  expect(Math.max(...waits)).toBeGreaterThan(2500);
  expect(Math.max(...waits)).toBeLessThanOrEqual(3000);
  ends[7]?.();
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  expect(done).toEqual([7]);
  await background.settle();
  expect(done).toHaveLength(200);
});

test('AUT-10 at the end nobody waits: work that was put off is done at once, and a failure is reported', async () => {
  const { background, failures } = patient();
  const failure = new Error('no');
  const done: string[] = [];
  background.start(() => Promise.reject(failure));
  background.start(async () => void done.push('work'));
  await background.settle();
  expect([done, failures]).toEqual([['work'], [failure]]);
});
