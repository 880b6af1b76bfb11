import { expect, test } from 'vitest';
import { isCountedDown } from './countdown.ts';

test.each([
  [null, false],
  [6, false],
  [5, true],
  [1, true],
  [0, false],
])('AUD-03 of a time limit with %s seconds left a clack is heard: %s', (left, heard) =>
  expect(isCountedDown(left)).toBe(heard),
);
