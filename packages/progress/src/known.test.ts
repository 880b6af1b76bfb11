import type { Skill } from '@michi/game-kit/events';
import { expect, test } from 'vitest';
import { forgotten, isKnown, knownOf, masteriesOf, masteryOf } from './known.ts';
import type { Card } from './memory.ts';

const today = 20_000;
const card = (kanji: string, skill: Skill, stability: number, ago = 0): Card => ({
  kanji,
  skill,
  stability,
  difficulty: 5,
  day: today - ago,
});

test.each([
  ['seen', 0.2, 0, 1],
  ['seen, however long ago', 6.9, 400, 1],
  ['shaky from a week on', 7, 0, 2],
  ['shaky until three weeks', 20.9, 0, 2],
  ['sure from three weeks on', 21, 0, 3],
  ['sure, though due since long', 21, 69, 3],
  ['shaky again when four of five would not know it any more', 21, 72, 2],
  ['mastered from a quarter of a year on', 90, 0, 4],
  ['mastered a year ago, and left alone', 90, 365, 2],
] as const)('MEM-01 the mastery of a memory: %s', (_, stability, ago, mastery) => {
  expect(masteryOf(card('木', 'meaning', stability, ago), today)).toBe(mastery);
  expect(isKnown(mastery)).toBe(mastery >= 3);
});

test('MEM-01 a side is as sure as its surest skill, a kanji as its surest side', () => {
  const masteries = masteriesOf(
    [
      card('木', 'recognition', 30),
      card('木', 'meaning', 8),
      card('木', 'use', 3, 5),
      card('木', 'writing', 1, 4),
      card('林', 'reading', 100),
    ],
    today,
  );
  expect(masteries.get('木')).toEqual({
    by: { meaning: 3, reading: 1, writing: 1 },
    whole: 3,
    due: ['reading', 'writing'],
  });
  expect(masteries.get('林')).toEqual({ by: { meaning: 0, reading: 4, writing: 0 }, whole: 4, due: [] });
  expect(knownOf(['木', '林', '森'], masteries)).toEqual({ meaning: 1, reading: 1, writing: 0, whole: 2 });
});

test('MEM-01 what was forgotten is told, the surest to be lost first', () => {
  const cards = [
    card('木', 'meaning', 30, 10),
    card('林', 'reading', 2, 30),
    card('森', 'writing', 0.2, 30),
    card('日', 'meaning', 0.2, 1),
  ];
  expect(forgotten(cards, today).map(({ kanji }) => kanji)).toEqual(['森', '林']);
  expect(forgotten([], today)).toEqual([]);
});
