import { expect, test } from 'vitest';
import { learnersDay } from './days.ts';
import { type Answer, afterAnswer, type Claim, dueDay, memoryOf, recallOn, spread } from './memory.ts';

const answer = (day: number, correct = true, more: Partial<Answer> = {}): Answer => ({
  ...{ item: 'k:木', skill: 'meaning', at: day * 86_400_000, day, runId: 'run', number: day },
  ...{ asked: 'typed', correct, hinted: false },
  ...more,
});

test('MEM-01 a memory holds longer with every answer that was known, and less after one that was not', () => {
  const once = memoryOf([answer(0)]);
  const twice = memoryOf([answer(0), answer(2)]);
  const lost = memoryOf([answer(0), answer(2), answer(12, false)]);
  expect(once).toMatchObject({ stability: 2.3065, day: 0 });
  expect(twice?.stability).toBeGreaterThan(2 * (once?.stability ?? 0));
  expect(lost?.stability).toBeLessThan(once?.stability ?? 0);
  expect(lost?.difficulty).toBeGreaterThan(twice?.difficulty ?? 10);
});

test('MEM-01 nine of ten still know it on the day on which it is due', () => {
  for (const days of [[0], [0, 3], [0, 3, 11], [0, 3, 11, 40]]) {
    const memory = memoryOf(days.map((day) => answer(day)));
    if (memory === null) throw new Error('nothing is remembered');
    expect(recallOn(memory, memory.day)).toBe(1);
    expect(recallOn(memory, dueDay(memory))).toBeCloseTo(0.9, 1);
    expect(dueDay(memory)).toBeGreaterThan(memory.day);
  }
});

test('MEM-01 what was just got wrong is due on the next day, and no earlier', () => {
  const memory = memoryOf([answer(5, false)]);
  expect(memory && dueDay(memory)).toBe(6);
});

test('MEM-02 what was merely copied leaves no memory, and changes none', () => {
  const known = memoryOf([answer(0)]);
  const copied = answer(9, true, { asked: 'copied' });
  expect(memoryOf([copied])).toBeNull();
  expect(afterAnswer(known, copied)).toBe(known);
});

test('MEM-03 a day that comes twice, on a flight eastwards, never goes back', () => {
  const memory = memoryOf([answer(9), answer(10, true, { day: 8 })]);
  expect(memory?.day).toBe(9);
});

test.each([
  ['eastwards, where a day comes twice', 720, -660, 0],
  ['westwards, where a day is left out', -660, 780, 2],
])(
  'MEM-03 a flight over the date line %s, neither loses an answer nor counts days that did not pass',
  (_, from, to, passed) => {
    const noon = Date.UTC(2026, 10, 18, 0);
    const answered = (at: number, utcOffset: number) =>
      ({ asked: 'typed', correct: true, hinted: false, day: learnersDay(at, utcOffset) }) as const;
    const before = afterAnswer(null, answered(noon, from));
    const after = afterAnswer(before, answered(noon + 24 * 3_600_000, to));
    expect((after?.day ?? 0) - (before?.day ?? 0)).toBe(passed);
    expect(after?.stability).toBeGreaterThanOrEqual(before?.stability ?? 0);
  },
);

test('MEM-01 300 that are overdue after a month away are spread over days, the surest to be lost first', () => {
  const overdue = Array.from({ length: 300 }, (_, index) => ({
    ...{ stability: 1 + (index % 20), difficulty: 5, day: 0 },
    kanji: String(index),
  }));
  const later = { stability: 60, difficulty: 5, day: 0, kanji: 'later' };
  const planned = spread([...overdue, later], 30, 40);
  const perDay = Map.groupBy(overdue, (memory) => planned.get(memory));
  expect([...perDay].map(([day, of]) => [day, of.length]).sort()).toEqual([
    ...[30, 31, 32, 33, 34, 35, 36].map((day) => [day, 40]),
    [37, 20],
  ]);
  const recalls = (day: number) => (perDay.get(day) ?? []).map((memory) => recallOn(memory, 30));
  for (let day = 31; day <= 37; day++)
    expect(Math.min(...recalls(day))).toBeGreaterThanOrEqual(Math.max(...recalls(day - 1)));
  expect(planned.get(later)).toBe(60);
});

test('MEM-04 what is claimed to be known is believed for three weeks, and never unlearns what is known longer', () => {
  const claim = (day: number): Claim => ({ ...answer(day), runId: 'import', asked: 'claimed' });
  const claimed = memoryOf([claim(3)]);
  expect(claimed).toEqual({ stability: 21, difficulty: 5, day: 3 });
  expect(claimed && dueDay(claimed)).toBe(24);
  const known = [0, 3, 11, 40, 120].map((day) => answer(day));
  expect(memoryOf([...known, claim(121)])).toEqual({ ...memoryOf(known), day: 121 });
  expect(memoryOf([claim(3), answer(4, false)])?.stability).toBeLessThan(5);
});
