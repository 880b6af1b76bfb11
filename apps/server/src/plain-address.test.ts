import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainAddress } from './plain-address.ts';

test.each([
  ['/Games', '/games'],
  ['/GAMES?filter=Available&x=A/', '/games?filter=Available&x=A/'],
  ['/games/', '/games'],
  ['/games//', '/games'],
  ['/EN/Games/?x', '/en/games?x'],
  ['/en/', '/en'],
  ['/Blog/Okurigana', '/blog/okurigana'],
])('SHL-03 %s is written %s', (url, plain) => {
  expect(plainAddress(url)).toBe(plain);
});

test.each([
  '/',
  '/?X=Y',
  '/games',
  '/en/games?filter=A',
  '//',
  '//Evil.example',
  '//Evil',
  '/\\Evil',
  '/%5CEvil',
  '/En//Evil',
  '/Robots.txt',
  '/assets/Page-BCa1.js',
  '/%47ames',
  '*',
])('SHL-03 %s is left as it is', (url) => {
  expect(plainAddress(url)).toBeNull();
});

test('SHL-03 whatever is asked for, the way leads to this site, once, and keeps the search part', () => {
  const text = fc.string({ unit: fc.constantFrom(...'/\\aZ9-.?%:@ ü') });
  const property = fc.property(text, (rest) => {
    const plain = plainAddress(`/${rest}`);
    if (plain === null) return;
    const { origin, search } = new URL(plain, 'https://michi.example');
    expect(origin).toBe('https://michi.example');
    expect(search).toBe(new URL(`https://michi.example/${rest}`).search);
    expect(plainAddress(plain)).toBeNull();
  });
  fc.assert(property, { numRuns: 5000 });
});
