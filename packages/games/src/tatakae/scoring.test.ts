import { seededRandom } from '@michi/game-kit/random';
import { expect, test } from 'vitest';
import { challenges } from './challenges.ts';
import { accuracyAfter, comboAfter, scorers, submissionPoints } from './scoring.ts';

const [fire] = challenges;
const [wind, thunder] = challenges.slice(2) as [(typeof challenges)[2], (typeof challenges)[3]];

test.each([
  [fire, 70, 70],
  [fire, 87, 87],
  [wind, 71, 142],
  [wind, 100, 200],
  [thunder, 83, 249],
  [thunder, 99, 297],
])('TAT-04 points are challenge points times accuracy: $kanji', (challenge, percent, points) =>
  expect(submissionPoints(challenge, percent)).toBe(points),
);

test.each([
  [0, 81, 1],
  [3, 100, 4],
  [3, 80, 0],
  [0, 70, 0],
])('TAT-04 the combo %i is, after %i %%, %i', (combo, percent, after) =>
  expect(comboAfter(combo, percent)).toBe(after),
);

test.each([
  [null, 76, 76],
  [76, 90, 83],
  [83, 70, 77],
  [100, 100, 100],
])('TAT-04 the accuracy %s is averaged with %i to %i', (accuracy, percent, after) =>
  expect(accuracyAfter(accuracy, percent)).toBe(after),
);

test('TAT-04 by classic rules the accuracy is drawn from 70 to 100, all alike, whatever was written', () => {
  const random = seededRandom(7);
  const drawn = Array.from({ length: 31_000 }, () => scorers.classic([], fire, random));
  for (let percent = 70; percent <= 100; percent++) {
    const times = drawn.filter((each) => each === percent).length;
    expect(times, `${percent} %`).toBeGreaterThan(850);
    expect(times, `${percent} %`).toBeLessThan(1_150);
  }
  expect(Math.min(...drawn)).toBe(70);
  expect(Math.max(...drawn)).toBe(100);
});
