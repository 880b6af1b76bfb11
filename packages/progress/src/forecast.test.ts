import { expect, test } from 'vitest';
import { dueInAll, forecast } from './forecast.ts';
import type { Card } from './memory.ts';
import { nameOf, reviewsPerDay } from './today.ts';

const today = 20_000;
const overdue = (count: number): Card[] =>
  Array.from({ length: count }, (_, index) => ({
    kanji: String(index),
    skill: 'meaning',
    stability: 2,
    difficulty: 5,
    day: today - 10,
  }));

test('MEM-01 what a month away leaves behind is spread over the days of the forecast as over those themselves', () => {
  expect(forecast(overdue(150), today, [], 4).map(dueInAll)).toEqual([reviewsPerDay, reviewsPerDay, 30, 0]);
});

test('MEM-01 once the day is done, the next days bring what waits', () => {
  const done = overdue(reviewsPerDay).map((card) => ({ ...card, stability: 100, day: today }));
  const cards = [...done, ...overdue(90).map((card) => ({ ...card, kanji: `later ${card.kanji}` }))];
  expect(forecast(cards, today, done.map(nameOf), 4).map(dueInAll)).toEqual([0, reviewsPerDay, 30, 0]);
});
