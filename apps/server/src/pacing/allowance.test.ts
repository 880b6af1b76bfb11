import { expect, test } from 'vitest';
import { createAllowance } from './allowance.ts';

const dayMs = 24 * 60 * 60_000;

test('WEB-02 an address takes so much of each thing on a UTC day, and the next day again', () => {
  const allowance = createAllowance({ things: 2, bytes: 10 }, 'memory.networkImportsOfDay');
  const now = 3 * dayMs + 1_000;
  const take =
    (address: string, bytes: number, at = now) =>
    () =>
      allowance.take(address, { things: 1, bytes }, at);
  take('a', 4)();
  expect(take('a', 7)).toThrow(
    expect.objectContaining({
      status: 429,
      retryAfterS: dayMs / 1000 - 1,
      sentence: { key: 'memory.networkImportsOfDay' },
    }),
  );
  take('a', 6)(); // what was refused has taken nothing
  expect(take('a', 0)).toThrow();
  take('b', 10)();
  expect(take('a', 0, now - dayMs)).toThrow(); // clocks are set back
  take('a', 10, now + dayMs)();
});
