import { expect, test } from 'vitest';
import { cached } from './cached.ts';

function aReading() {
  const clock = { now: 0 };
  const given: (string | undefined)[] = [];
  const reads: PromiseWithResolvers<string>[] = [];
  const read = (last: string | undefined) => {
    given.push(last);
    const reading = Promise.withResolvers<string>();
    reads.push(reading);
    return reading.promise;
  };
  return { clock, given, reads, get: cached(read, 1000, () => clock.now) };
}

test('whoever asks meanwhile shares one reading, until it is stale', async () => {
  const { clock, given, reads, get } = aReading();
  const both = Promise.all([get(), get()]);
  await Promise.resolve();
  reads[0]?.resolve('a');
  expect(await both).toEqual(['a', 'a']);
  clock.now = 999;
  expect(await get()).toBe('a');
  clock.now = 1000;
  const next = get();
  await Promise.resolve();
  reads[1]?.resolve('b');
  expect(await next).toBe('b');
  expect(given).toEqual([undefined, 'a']);
});

test('a reading that failed is repeated for the next who asks', async () => {
  const { reads, get } = aReading();
  const failed = get();
  await Promise.resolve();
  reads[0]?.reject(new Error('no database'));
  await expect(failed).rejects.toThrow('no database');
  const again = get();
  await Promise.resolve();
  reads[1]?.resolve('a');
  expect(await again).toBe('a');
});
