import { expect, test } from 'vitest';
import { belonging, place } from './place.ts';
import { puzzleOf, puzzles } from './puzzles.ts';
import type { RadicalId } from './radicals.ts';

const boxes = (kanji: 'rest' | 'man' | 'woods' | 'fall', chosen: readonly RadicalId[]) => {
  const { parts } = puzzleOf(kanji);
  return place(parts, chosen).map(({ box }) => parts.findIndex((part) => part.box === box));
};

test('PUZ-02 the parts of a kanji stand at their own places, in whatever order they were chosen', () => {
  for (const { parts } of puzzles) {
    expect(
      place(
        parts,
        parts.map(({ radical }) => radical),
      ),
    ).toEqual(parts.map((part) => ({ ...part, own: true })));
    const backwards = parts.toReversed().map(({ radical }) => radical);
    const placed = place(parts, backwards);
    expect(placed.map(({ radical }) => radical)).toEqual(backwards);
    expect(new Set(placed.map(({ box }) => box))).toEqual(new Set(parts.map(({ box }) => box)));
  }
});

test.each([
  ['a stray radical stands on its own side', 'rest', ['water'], [0]],
  ['a stray radical of the right stands there', 'rest', ['knife'], [1]],
  ['at the top', 'man', ['roof'], [0]],
  ['at the bottom', 'man', ['legs'], [1]],
  ['one without a side takes the first free place', 'rest', ['moon'], [0]],
  ['and makes room for the part that belongs there', 'rest', ['moon', 'person'], [1, 0]],
  ['on a full side it takes what is left', 'rest', ['water', 'hand'], [0, 1]],
  ['the same part stands at each of its places', 'woods', ['tree', 'tree'], [0, 1]],
  ['a part of which there are too many takes another place', 'fall', ['mouth', 'mouth'], [3, 0]],
] as const)('PUZ-02 %s', (_, kanji, chosen, places) => {
  expect(boxes(kanji, chosen)).toEqual(places);
});

test('PUZ-02 a stray radical is told from a part of the kanji', () => {
  const placed = place(puzzleOf('rest').parts, ['moon', 'person']);
  expect(placed.map(({ own }) => own)).toEqual([false, true]);
});

test.each([
  ['rest', ['eye', 'tree'], ['tree']],
  ['rest', ['tree', 'tree'], ['tree']],
  ['woods', ['tree', 'tree', 'moon'], ['tree']],
  ['fall', ['mouth', 'mouth', 'foot', 'eye'], ['mouth', 'foot']],
  ['rest', ['eye', 'moon'], []],
] as const)('PUZ-02 of a wrong combination for %s, %j, these belong to it: %j', (kanji, chosen, belong) => {
  expect(belonging(puzzleOf(kanji).parts, chosen)).toEqual(belong);
});
