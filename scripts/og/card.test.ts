import { expect, test } from 'vitest';
import { breakLines } from './card.ts';

const upTo = (most: number) => (line: string) => line.length <= most;

test('a line breaks after a colon, and else as late as it fits', () => {
  expect(breakLines('Kanji lernen: in deinem Tempo, Strich für Strich.', upTo(24))).toEqual([
    'Kanji lernen:',
    'in deinem Tempo, Strich',
    'für Strich.',
  ]);
});

test('Japanese breaks after its punctuation', () => {
  expect(breakLines('遊んで覚える漢字。自分のペースで、一画ずつ。', upTo(14))).toEqual([
    '遊んで覚える漢字。',
    '自分のペースで、一画ずつ。',
  ]);
});

test('what cannot be broken stays whole', () => {
  expect(breakLines('Donaudampfschifffahrt', upTo(5))).toEqual(['Donaudampfschifffahrt']);
});

test('a space that must not break does not', () => {
  expect(breakLines('en jouant\u00a0: à ton rythme', upTo(8))).toEqual([
    'en',
    'jouant\u00a0:',
    'à ton',
    'rythme',
  ]);
});
