import { expect, test } from 'vitest';
import { readableUrl } from './readable-url.ts';

test.each([
  ['/blog/x%ff', '/blog/x%25ff'],
  ['/fr/blog/x%ff?a=%ff', '/fr/blog/x%25ff?a=%ff'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/%', '/%25'],
  ['/blog/%E5%AD%97', '/blog/%E5%AD%97'],
  ['/blog/%00', '/blog/%00'],
  ['/games?filter=%ff', '/games?filter=%ff'],
  ['/api/%zz', '/api/%zz'],
  ['/apis/%zz', '/apis/%25zz'],
])('SHL-01 API-08 the address %s is read as %s', (url, read) => {
  expect(readableUrl(url)).toBe(read);
});
