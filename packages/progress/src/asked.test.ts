import type { Asked } from '@michi/game-kit/events';
import { expect, test } from 'vitest';
import { askedOfText, textOfAsked } from './asked.ts';

test.each<[Asked, string]>([
  [{ of: 25 }, 'of 25'],
  ['typed', 'typed'],
  ['drawn', 'drawn'],
  ['copied', 'copied'],
  ['used', 'used'],
])('MEM-02 %o is stored as "%s", and read again', (asked, text) => {
  expect(textOfAsked(asked)).toBe(text);
  expect(askedOfText(text)).toEqual(asked);
});

test('what never was a way of asking is refused', () => {
  expect(() => askedOfText('of four')).toThrow('of four');
});
