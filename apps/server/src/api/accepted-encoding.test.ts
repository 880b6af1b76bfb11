import { expect, test } from 'vitest';
import { acceptedEncoding, accepts } from './accepted-encoding.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip;q=1.0,br;q=0', 'gzip'],
  ['br ; q=0.000, gzip ; q=0.001', 'gzip'],
  ['br;q=0.5', 'br'],
  ['br; q=.5', 'br'],
  ['brotli, xgzip', undefined],
  ['*', undefined],
])('of Accept-Encoding %j the best is %s', (header, best) => {
  expect(acceptedEncoding(header)).toBe(best);
});

test('an encoding is accepted beside a better one', () => {
  expect(accepts('br, gzip', 'gzip')).toBe(true);
});
