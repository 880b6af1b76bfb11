import { expect, test } from 'vitest';
import { moodOf, themeOf } from './character.ts';
import type { Lines } from './lines.ts';

const linesOf = (...ids: readonly string[]): Lines => [ids.map((word) => ({ word })), [{ kana: 'かな' }], []];

test.each([
  [['sakura', 'yama', 'kawa'], 'nature'],
  [['sakura', 'yama'], 'season'],
  [['kokoro', 'yume', 'kaze'], 'emotion'],
  [[], 'season'],
] as const)('KOT-01 the theme of a poem is the kind of most of its words: %o', (ids, theme) => {
  expect(themeOf(linesOf(...ids))).toBe(theme);
});

test.each([
  [['yama', 'shizuka', 'yume'], 'still'],
  [['yama'], 'wistful'],
  [[], 'wistful'],
] as const)(
  'KOT-01 the mood of a poem is that of its first word that says one, else of its season: %o',
  (ids, mood) => {
    expect(moodOf(linesOf(...ids), 'autumn')).toBe(mood);
  },
);
