import { expect, test } from 'vitest';
import { currentMark } from './site-links.ts';

test.each([
  ['/games', '/games', 'page'],
  ['/blog', '/blog/on-und-kun', 'true'],
  ['/blog', '/blogger', undefined],
  ['/games', '/', undefined],
  ['/#features', '/', undefined],
  ['/#features', '/features', undefined],
] as const)('SHL-04 the link to %s is on %s marked as %s', (to, path, mark) => {
  expect(currentMark(to, path)).toBe(mark);
});
