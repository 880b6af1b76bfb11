import type { Card } from '@michi/progress/memory';
import { expect, test } from 'vitest';
import { isAsked } from './asked-cards.ts';

const card = (kanji: string, skill: Card['skill']): Card => ({
  ...{ kanji, skill },
  ...{ stability: 1, difficulty: 5, day: 20_000 },
});

test('TDY-01 a review asks for meaning, reading and recognition of what is taught', () => {
  const cards = [
    card('山', 'meaning'),
    card('山', 'reading'),
    card('山', 'recognition'),
    card('山', 'writing'),
    card('山', 'use'),
    card('鬱', 'meaning'),
  ];
  expect(cards.filter(isAsked)).toEqual(cards.slice(0, 3));
});
