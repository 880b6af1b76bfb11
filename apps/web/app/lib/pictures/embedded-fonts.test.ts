import { expect, test } from 'vitest';
import { coverage } from './embedded-fonts.ts';

test.each([
  ['', 0x6c34, true],
  ['U+6C34', 0x6c34, true],
  ['U+6C33, U+6C35-6C40', 0x6c34, false],
  ['U+6C00-6CFF', 0x6c34, true],
  ['u+6c??', 0x6c34, true],
  ['U+0-7F', 0x6c34, false],
])('the range %s and %i: %s', (range, sign, covered) => {
  expect(coverage(range)(sign)).toBe(covered);
});
