import { expect, test } from 'vitest';
import { moraeOf } from './morae.ts';
import { classics, hiddenPoems } from './poems.ts';
import { isOffered, offeredWords, type PoemWord, seasons, words } from './words.ts';

const all: readonly PoemWord[] = words;

test('KOT-02 about forty words of five kinds, each with reading and poetic value, four of them seasonal words', () => {
  expect(all).toHaveLength(44);
  expect(new Set(all.map(({ id }) => id)).size).toBe(44);
  const count = (category: PoemWord['category']) => all.filter((word) => word.category === category).length;
  expect((['nature', 'season', 'emotion', 'action', 'object'] as const).map(count)).toEqual([
    14, 12, 6, 7, 5,
  ]);
  for (const { kana, poeticValue } of all) {
    expect(kana).toMatch(/^[ぁ-ゖ]+$/u);
    expect(poeticValue).toBeGreaterThanOrEqual(1);
    expect(poeticValue).toBeLessThanOrEqual(10);
  }
  expect(all.filter(({ isSeasonal }) => isSeasonal).map(({ kanji, season }) => [kanji, season])).toEqual([
    ['桜', 'spring'],
    ['蝉', 'summer'],
    ['紅葉', 'autumn'],
    ['雪', 'winter'],
  ]);
  for (const season of seasons) expect(all.filter((word) => word.season === season)).toHaveLength(3);
});

const sakura = all.find(({ id }) => id === 'sakura') as PoemWord;
const hotaru = all.find(({ id }) => id === 'hotaru') as PoemWord;

test.each([
  [sakura, 'create', 'spring', 1, true],
  [sakura, 'create', 'autumn', 1, false],
  [sakura, 'create', 'autumn', 5, false],
  [sakura, 'create', 'autumn', 6, true],
  [hotaru, 'create', 'winter', 1, true],
  [sakura, 'complete', 'spring', 2, false],
  [sakura, 'complete', 'autumn', 3, true],
  [hotaru, 'hunt', 'summer', 2, false],
  [hotaru, 'hunt', 'summer', 3, true],
] as const)('KOT-02 %o is offered in %s, %s, level %i: %s', (word, mode, season, level, offered) => {
  expect(isOffered(word, mode, season, level)).toBe(offered);
});

test('KOT-02 at the first level too the words suffice for lines of five and of seven morae', () => {
  const lengths = new Set(offeredWords('complete', 'spring', 1).map(({ kana }) => moraeOf(kana)));
  expect([...lengths].sort()).toEqual([1, 2, 3]);
});

test.each([...classics, ...hiddenPoems])('KOT-06 $id has lines of 5, 7 and 5 morae', ({ lines }) => {
  expect(lines.map((line) => moraeOf(line.map(({ kana }) => kana).join('')))).toEqual([5, 7, 5]);
});

test('KOT-06 four poems are hidden, one for each season; of the classics each season has three', () => {
  expect(hiddenPoems.map(({ id, season }) => [id, season])).toEqual(
    seasons.map((season, index) => [`hidden-${index}`, season]),
  );
  for (const season of seasons) expect(classics.filter((poem) => poem.season === season)).toHaveLength(3);
});
