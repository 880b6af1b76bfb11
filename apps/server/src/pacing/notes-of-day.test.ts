import { expect, test } from 'vitest';
import { createNotesOfDay } from './notes-of-day.ts';

test('WEB-02 the memory of addresses has a bound: the first ones are forgotten', () => {
  const notes = createNotesOfDay<number>(() => {});
  for (let address = 0; address <= 10_000; address += 1) notes.set(String(address), address, 0);
  expect(['0', '1', '10000'].map((address) => notes.get(address, 0))).toEqual([undefined, 1, 10_000]);
});
