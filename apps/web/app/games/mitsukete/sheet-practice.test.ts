import { expect, test } from 'vitest';
import { isPractice } from './sheet-practice.ts';

const first = { signedIn: true, begun: false, tried: false, day: 20_781, today: 20_781 };

test.each([
  ['the first run of today', {}, false],
  ['a guest', { signedIn: false }, true],
  ['one that was tried before', { tried: true }, true],
  ['a sheet of yesterday', { today: 20_782 }, true],
  ['a run begun before midnight', { begun: true, today: 20_782 }, false],
])('MIT-12 %s', (_, run, practice) => {
  expect(isPractice({ ...first, ...run })).toBe(practice);
});
