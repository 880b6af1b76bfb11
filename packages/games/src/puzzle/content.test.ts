import { toHiragana, toRomaji } from '@michi/kanji/romaji';
import { expect, test } from 'vitest';
import { maxChosen } from './constants.ts';
import { type Puzzle, puzzles } from './puzzles.ts';
import { radicals } from './radicals.ts';

const solutionOf = ({ parts }: Puzzle): string =>
  parts
    .map(({ radical }) => radical)
    .toSorted()
    .join();

test('PUZ-03 there are ten puzzles for 100 to 300 points, more the harder they are', () => {
  expect(puzzles).toHaveLength(10);
  const points = puzzles.map((puzzle) => puzzle.points);
  expect(points).toEqual(points.toSorted((one, other) => one - other));
  expect([points[0], points.at(-1)]).toEqual([100, 300]);
  const hardness = puzzles.map(({ difficulty }) => ['easy', 'medium', 'hard'].indexOf(difficulty));
  expect(hardness).toEqual(hardness.toSorted());
  expect(new Set(hardness)).toEqual(new Set([0, 1, 2]));
});

test('PUZ-03 there are 30 different radicals, with every position among them', () => {
  expect(radicals).toHaveLength(30);
  expect(new Set(radicals.map(({ id }) => id)).size).toBe(30);
  expect(new Set(radicals.map(({ character }) => character)).size).toBe(30);
  expect(new Set(radicals.map(({ position }) => position))).toEqual(
    new Set(['left', 'right', 'top', 'bottom', 'any']),
  );
});

test('PUZ-04 no two puzzles have the same solution, and none needs more radicals than can be chosen', () => {
  expect(new Set(puzzles.map(solutionOf)).size).toBe(puzzles.length);
  expect(new Set(puzzles.map(({ kanji }) => kanji)).size).toBe(puzzles.length);
  for (const { parts } of puzzles) {
    expect(parts.length).toBeGreaterThanOrEqual(2);
    expect(parts.length).toBeLessThanOrEqual(maxChosen);
  }
});

test.each(puzzles)('PUZ-03 the parts of $kanji stand where their radicals stand', ({ parts }) => {
  for (const { radical, box } of parts) {
    const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.w).toBeLessThanOrEqual(100);
    expect(box.y + box.h).toBeLessThanOrEqual(100);
    const position = radicals.find(({ id }) => id === radical)?.position;
    if (position === 'left') expect(x).toBeLessThan(45);
    if (position === 'right') expect(x).toBeGreaterThan(55);
    if (position === 'top') expect(y).toBeLessThan(45);
    if (position === 'bottom') expect(y).toBeGreaterThan(55);
  }
});

test.each(puzzles)('PUZ-02 the romaji of $kanji are those of $kana', ({ kana, romaji }) => {
  expect(toRomaji(toHiragana(kana))).toBe(romaji);
});
