import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnAddress, returnPath } from './return-address.ts';

const site = 'https://michi.example';

test.each(['/', '/en/blog?page=2&x=1#top', '/ja/mitsukete/levels', '/a//b'])(
  'AUT-08 the visitor comes back to %s',
  (path) => {
    expect(returnPath(path, site)).toBe(path);
  },
);

test.each([
  undefined,
  ['/a', '/b'],
  '',
  'blog',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https://evil.example/',
  'https://michi.example.evil.example/',
  '//michi.example@evil.example',
  'javascript:alert(1)',
  `/${'a'.repeat(2000)}`,
])('AUT-08 no visitor is led to %s', (asked) => {
  expect(returnPath(asked, site)).toBe('/');
});

test('AUT-08 whatever is asked for, the visitor stays on the site', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '@',
    ':',
    '\t',
    '\n',
    '%2f',
    '?',
    '#',
    'evil.example',
    'https:',
  );
  const address = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      fc.oneof(
        address,
        address.map((rest) => `/${rest}`),
        fc.string(),
      ),
      (asked) => {
        const path = returnPath(asked, site);
        expect(new URL(path, site).origin).toBe(site);
        expect(new URL(returnAddress(path, site, 'done'), site).origin).toBe(site);
      },
    ),
  );
});

test('AUT-08 the outcome is told once, before the fragment', () => {
  expect(returnAddress('/blog?login=failed&page=2#top', site, 'done')).toBe('/blog?login=done&page=2#top');
});
