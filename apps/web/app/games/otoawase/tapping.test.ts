import { expect, test } from 'vitest';
import { measure, tapOf } from './tapping.ts';

test('OTO-01 a tap belongs to the beat that is nearest, if it is one of the eight', () => {
  expect(tapOf(1_000, 1_000)).toEqual({ beat: 0, off: 0 });
  expect(tapOf(1_640, 1_000)).toEqual({ beat: 1, off: 40 });
  expect(tapOf(2_150, 1_000)).toEqual({ beat: 2, off: -50 });
  expect(tapOf(600, 1_000)).toBeNull();
  expect(tapOf(6_000, 1_000)).toBeNull();
});

test('OTO-01 the delay is the middle of the taps, within ±200 ms; one slip changes nothing', () => {
  expect(measure([80, 90, 85, 95])).toBeNull();
  expect(measure([80, 90, 85, 95, 290])).toEqual({ delayMs: 90, spreadMs: 5 });
  expect(measure([10, 20, 30, 40, 50, 60])).toEqual({ delayMs: 35, spreadMs: 15 });
  expect(measure([260, 250, 270, 240, 280])?.delayMs).toBe(200);
  expect(measure([-260, -250, -270, -240, -280])?.delayMs).toBe(-200);
});
