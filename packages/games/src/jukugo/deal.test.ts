import { seededRandom } from '@michi/game-kit/random';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distractors } from './constants.ts';
import { deal } from './deal.ts';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
/** Words of `count` different kanji, none of them a distractor. */
const wordsOf = (count: number) =>
  Array.from({ length: count / 2 }, (_, index) => ({
    jukugo: String.fromCodePoint(0x4e00 + 2 * index, 0x4e01 + 2 * index),
    difficulty: 1,
  }));

describe('the grid', () => {
  test.each([
    [2, 4],
    [16, 4],
    [18, 5],
    [24, 5],
    [26, 6],
    [36, 6],
    [38, 7],
    [50, 8],
  ])('JUK-04 %i kanji lie on a grid with a side of %i', (count, side) => {
    expect(deal(wordsOf(count), seededRandom(1)).side).toBe(side);
  });

  test('JUK-04 there are twelve distractors', () => {
    expect(new Set(distractors).size).toBe(12);
  });

  test('JUK-04 it is filled with distractors as far as they reach', () => {
    expect(deal(wordsOf(6), seededRandom(1)).cards).toHaveLength(16);
    expect(deal(wordsOf(16), seededRandom(1)).cards).toHaveLength(16);
    expect(deal(wordsOf(2), seededRandom(1)).cards).toHaveLength(14);
  });

  test('JUK-04 a kanji of two words, or one that is a distractor too, lies there once', () => {
    const words = ['学校', '学生', '山川'].map((jukugo) => ({ jukugo, difficulty: 1 }));
    const { cards } = deal(words, seededRandom(1));
    expect(cards).toHaveLength(5 + 10);
    expect(new Set(cards).size).toBe(cards.length);
  });

  test('JUK-04 whatever the words: every kanji of theirs is there, the rest are distractors', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 20 }), (seed, count) => {
        const words = wordsOf(2 * count);
        const { side, cards } = deal(words, seededRandom(seed));
        const sought = words.flatMap(({ jukugo }) => [...jukugo]);
        expect(cards.length).toBeLessThanOrEqual(side ** 2);
        expect(new Set(cards).size).toBe(cards.length);
        expect(cards).toEqual(expect.arrayContaining(sought));
        for (const kanji of cards) expect([...sought, ...distractors]).toContain(kanji);
      }),
    );
  });

  test('JUK-04 the cards are shuffled', () => {
    const orders = Array.from({ length: 20 }, (_, seed) => deal(wordsOf(8), seededRandom(seed)).cards.join());
    expect(new Set(orders).size).toBe(20);
  });
});
