import { expect, test } from 'vitest';
import { itemPattern, kanjiItem, kanjiOfItem } from './item.ts';

test.each(['山', '𠮟'])('MEM-01 a memory of the kanji %s is that of an item', (kanji) => {
  const item = kanjiItem(kanji);
  expect(item).toBe(`k:${kanji}`);
  expect(item).toMatch(itemPattern);
  expect(kanjiOfItem(item)).toBe(kanji);
});

test('MEM-01 an item of another kind has its place, and is no kanji', () => {
  expect('w:山道|やまみち').toMatch(itemPattern);
  expect(kanjiOfItem('w:山道|やまみち')).toBeNull();
});

test.each(['', '山', 'k:', 'kanji:山', 'k:山.川', 'k: 山', 'k:\0', 'k:\ud800', `k:${'山'.repeat(61)}`])(
  'MEM-01 %j is no item',
  (text) => {
    expect(text).not.toMatch(itemPattern);
  },
);
