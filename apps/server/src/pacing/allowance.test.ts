import { expect, test } from 'vitest';
import { createAllowance } from './allowance.ts';

const dayMs = 24 * 60 * 60_000;

test('WEB-02 an address takes so much of each thing on a UTC day, and the next day again', () => {
  const allowance = createAllowance({ things: 2, bytes: 10 });
  const now = 3 * dayMs + 1_000;
  const take =
    (address: string, bytes: number, at = now) =>
    () =>
      allowance.take(address, { things: 1, bytes }, at);
  take('a', 4)();
  expect(take('a', 7)).toThrow(expect.objectContaining({ status: 429, retryAfterS: dayMs / 1000 - 1 }));
  take('a', 6)(); // what was refused has taken nothing
  expect(take('a', 0)).toThrow();
  take('b', 10)();
  expect(take('a', 0, now - dayMs)).toThrow(); // clocks are set back
  take('a', 10, now + dayMs)();
});

test('WEB-02 the memory of addresses has a bound: the first ones are forgotten', () => {
  const allowance = createAllowance({ things: 1 });
  for (let address = 0; address <= 10_000; address += 1)
    allowance.take(String(address), { things: 1 }, dayMs);
  allowance.take('0', { things: 1 }, dayMs);
  expect(() => allowance.take('10000', { things: 1 }, dayMs)).toThrow();
});
