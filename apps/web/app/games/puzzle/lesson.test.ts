import { Bench } from '@michi/testing/puzzle';
import { expect, test } from 'vitest';
import { lessonOf, pointedAt } from './lesson.ts';

const says = (bench: Bench) => lessonOf(bench.state).says;

test('PUZ-01 the tutorial leads through the first kanji part by part', () => {
  const bench = new Bench({ mode: 'tutorial' });
  expect(lessonOf(bench.state)).toEqual({ says: 'first', part: 'person' });
  expect(pointedAt(lessonOf(bench.state))).toBe('person');
  bench.choose(['tree'], 500);
  expect(lessonOf(bench.state)).toEqual({ says: 'next', part: 'person' });
  bench.choose(['person'], 900);
  expect(says(bench)).toBe('built');
  expect(pointedAt(lessonOf(bench.state))).toBeNull();
});

test('PUZ-01 it says which radical does not belong there, also while the mistake is shown', () => {
  const bench = new Bench({ mode: 'tutorial' });
  bench.choose(['fire'], 500);
  expect(lessonOf(bench.state)).toEqual({ says: 'stray', part: 'fire' });
  bench.choose(['tree'], 900);
  expect(bench.state.phase).toBe('wrong');
  expect(lessonOf(bench.state)).toEqual({ says: 'stray', part: 'fire' });
});

test('PUZ-01 then come the hint, playing alone, and parts that are needed more than once', () => {
  const bench = new Bench({ mode: 'tutorial' });
  bench.solve(0);
  expect(says(bench)).toBe('hint');
  bench.ask('hint', 3_000);
  expect(says(bench)).toBe('hinted');
  bench.solve(4_000);
  expect(says(bench)).toBe('reset');
  bench.solve(8_000);
  expect(says(bench)).toBe('done');
  bench.solve(12_000);
  expect(bench.state.target).toBe('woods');
  expect(says(bench)).toBe('twice');
  bench.solve(16_000);
  expect(says(bench)).toBe('done');
});

test('PUZ-01 a later level of the tutorial has no more lessons', () => {
  expect(says(new Bench({ mode: 'tutorial', level: 2 }))).toBe('done');
});
