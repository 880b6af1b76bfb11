import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import blocks from './blocks.json' with { type: 'json' };

const kanji = [...blocks.join('')];
/** The jōyō list of 2010. */
const joyo = 2136;

test('each kanji stands in one block, and a block holds at most 80', () => {
  expect(new Set(kanji).size).toBe(kanji.length);
  expect(kanji.filter((each) => !/^\p{Script=Han}$/u.test(each))).toEqual([]);
  expect(Math.max(...blocks.map((block) => [...block].length))).toBe(80);
});

test('the jōyō kanji come first and stay where they stand: new ones are added at the end', () => {
  const first = kanji.slice(0, joyo);
  expect(digestOf(first.toSorted().join(''))).toBe('3fa93c1d4f65fd4d');
  expect(digestOf(first.join(''))).toBe('fa80872f0ee7b704');
  expect(blocks.slice(0, -1).filter((block) => [...block].length < 80)).toEqual([]);
});

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
