import { expect, test } from 'vitest';
import { readSearch } from './page-search.ts';

test.each([
  ['/games', '?filter=available', '?filter=available', true],
  ['/games', '?utm_source=letter&filter=beginner&fbclid=x', '?filter=beginner', true],
  ['/games', '?filter=premium', '?filter=premium', false],
  ['/games', '?filter=available&filter=premium', '?filter=available', true],
  ['/games', '?category=Kultur', '', true],
  ['/blog', '?post=okurigana&category=Kultur', '?category=Kultur', true],
  ['/blog', '?category=a%26b%20%E6%BC%A2', '?category=a%26b+%E6%BC%A2', false],
  ['/mitsukete/leaderboard', '?period=month', '?period=month', true],
  ['/tabibito/beginner/first-steps', '?station=a&step=play', '', true],
  ['/verify-email', '?token=abc&x=1', '?token=abc', false],
  ['/', '?login=failed&__proto__=x&constructor=y', '', true],
  ['/games', '?', '', true],
  ['/games', '?%', '', true],
])('of %s%s a page is rendered from "%s"', (path, asked, search, listed) => {
  expect(readSearch(path, asked)).toEqual({ search, listed });
});
