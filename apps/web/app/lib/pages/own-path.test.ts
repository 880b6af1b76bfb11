import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each(['/', '/games', '/en/blog/okurigana?from=games#end', '/shell?to=//other.site'])(
  'SHL-09 %j is a path of the site',
  (address) => {
    expect(ownPath(address)).toBe(address);
  },
);

test.each([
  '',
  'games',
  'https://other.site',
  'javascript:alert(1)',
  '//other.site',
  '//',
  '/\\other.site',
  '/\\',
  '/\t/other.site',
  '/\n\\other.site',
  '/.//other.site',
  '/games/..//other.site',
])('SHL-09 %j is none', (address) => {
  expect(ownPath(address)).toBeNull();
});

test('SHL-09 what is taken for a path of the site leads to no other', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('/', '\\', '.', '\t', '\n', '@', ':', '?', '#', '%2f', 'a'),
  });
  fc.assert(
    fc.property(hostile, (address) => {
      const path = ownPath(address);
      if (path === null) return;
      expect(new URL(path, 'https://kanji.example/en/shell').origin).toBe('https://kanji.example');
      expect(ownPath(path)).toBe(path);
    }),
  );
});
