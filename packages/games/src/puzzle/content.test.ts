import { shareAnyMeaning } from '@michi/kanji/apart';
import { toHiragana, toRomaji } from '@michi/kanji/romaji';
import { describe, expect, test } from 'vitest';
import { maxChosen } from './constants.ts';
import type { Puzzle } from './puzzle.ts';
import { puzzles, sets } from './puzzles.ts';
import { type RadicalId, radicals } from './radicals.ts';

const solutionOf = ({ parts }: Puzzle): string =>
  parts
    .map(({ radical }) => radical)
    .toSorted()
    .join();

describe.each(sets.map((set, index) => ({ number: index + 1, set })))('the set $number', ({ set }) => {
  test('PUZ-03 has ten puzzles for 100 to 300 points, more the harder they are', () => {
    expect(set).toHaveLength(10);
    const points = set.map((puzzle) => puzzle.points);
    expect(points).toEqual(points.toSorted((one, other) => one - other));
    expect([points[0], points.at(-1)]).toEqual([100, 300]);
    const hardness = set.map(({ difficulty }) => ['easy', 'medium', 'hard'].indexOf(difficulty));
    expect(hardness).toEqual(hardness.toSorted());
    expect(new Set(hardness)).toEqual(new Set([0, 1, 2]));
  });

  test('PUZ-03 has the points and difficulties of the first one, so that every level brings as much', () => {
    const worth = ({ points, difficulty }: Puzzle) => ({ points, difficulty });
    expect(set.map(worth)).toEqual(sets[0]?.map(worth));
  });
});

test('PUZ-03 the first set is that of the specification', () => {
  expect(sets[0]?.map(({ kanji }) => kanji).join('')).toBe('休明好男森花語想働落');
});

test('PUZ-03 there are at least four further sets, and no two puzzles have a kanji or an id in common', () => {
  expect(sets.length).toBeGreaterThanOrEqual(5);
  expect(sets.flat()).toEqual(puzzles);
  for (const fact of ['id', 'kanji'] as const)
    expect(new Set(puzzles.map((puzzle) => puzzle[fact])).size).toBe(sets.length * 10);
});

test('PUZ-03 there are 30 different radicals, with every position among them', () => {
  expect(radicals).toHaveLength(30);
  expect(new Set(radicals.map(({ id }) => id)).size).toBe(30);
  expect(new Set(radicals.map(({ character }) => character)).size).toBe(30);
  expect(new Set(radicals.map(({ position }) => position))).toEqual(
    new Set(['left', 'right', 'top', 'bottom', 'any']),
  );
});

test('PUZ-04 no two puzzles of whatever sets have the same solution, and none needs more radicals than can be chosen', () => {
  expect(new Set(puzzles.map(solutionOf)).size).toBe(puzzles.length);
  for (const { parts } of puzzles) {
    expect(parts.length).toBeGreaterThanOrEqual(2);
    expect(parts.length).toBeLessThanOrEqual(maxChosen);
  }
});

test('ANS-01 PUZ-04 no two puzzles share a meaning and the reading that is shown with it', () => {
  const alike = puzzles.flatMap((one, place) =>
    puzzles
      .slice(place + 1)
      .filter((other) => one.kana === other.kana && shareAnyMeaning(one.kanji, other.kanji))
      .map((other) => one.kanji + other.kanji),
  );
  expect(alike).toEqual([]);
});

/** Kanji with a radical on another side than its usual one. */
const elsewhere: Readonly<Record<string, readonly RadicalId[]>> = {
  信: ['speech'],
  則: ['shell'],
  側: ['shell'],
};

test.each(puzzles)('PUZ-03 the parts of $kanji stand where their radicals stand', ({ kanji, parts }) => {
  for (const { radical, box } of parts) {
    const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.w).toBeLessThanOrEqual(100);
    expect(box.y + box.h).toBeLessThanOrEqual(100);
    if (elsewhere[kanji]?.includes(radical)) continue;
    const position = radicals.find(({ id }) => id === radical)?.position;
    if (position === 'left') expect(x).toBeLessThan(45);
    if (position === 'right') expect(x).toBeGreaterThan(55);
    if (position === 'top') expect(y).toBeLessThan(45);
    if (position === 'bottom') expect(y).toBeGreaterThan(55);
  }
});

/** Readings with two vowels that are spoken apart. */
const apart: Readonly<Record<string, string>> = { おもう: 'おも.う', おのおの: 'おの.おの' };

test.each(puzzles)('PUZ-02 the romaji of $kanji are those of $kana', ({ kana, romaji }) => {
  expect(toRomaji(apart[kana] ?? toHiragana(kana))).toBe(romaji);
});
