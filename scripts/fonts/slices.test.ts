import { expect, test } from 'vitest';
import { charactersOf, without } from './characters.ts';
import { joinSmall, slicesOf } from './slices.ts';

/** So many kanji from `first` on. */
const kanji = (first: number, count: number) =>
  Array.from({ length: count }, (_, step) => String.fromCodePoint(0x4e00 + first + step)).join('');

test('what several documents need comes first, by frequency, in slices of at most 150', () => {
  const often = kanji(300, 100);
  const seldom = kanji(0, 150);
  const slices = slicesOf([often + seldom, often + seldom, often]);
  expect(slices.slice(0, 2).map((slice) => slice.length)).toEqual([125, 125]);
  expect(without(often, slices[0] ?? '')).toBe('');
});

test('what one document needs stays together', () => {
  expect(slicesOf(['道中', '道外', '道'])).toEqual(['道', '中', '外', '']);
});

test('small slices join their neighbours, and none is lost', () => {
  const parts = [kanji(0, 23), kanji(23, 1), kanji(24, 60), kanji(84, 3)];
  expect(joinSmall(parts).map((slice) => slice.length)).toEqual([24, 63]);
  expect(charactersOf(joinSmall(parts))).toBe(charactersOf(parts));
  expect(joinSmall(['道'])).toEqual(['道']);
  expect(joinSmall([])).toEqual([]);
});
