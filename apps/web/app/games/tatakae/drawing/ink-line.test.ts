import { expect, test } from 'vitest';
import { type LinePath, traceEnd, traceSettled } from './ink-line.ts';

/** Writes a line down as the path of a picture. */
class Written implements LinePath {
  text = '';
  moveTo = (x: number, y: number) => this.#add('M', x, y);
  lineTo = (x: number, y: number) => this.#add('L', x, y);
  quadraticCurveTo = (...places: number[]) => this.#add('Q', ...places);
  #add(command: string, ...places: number[]): void {
    this.text += `${command}${places.join(' ')}`;
  }
}

const points = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];
const end = { x: 0, y: 10 };

function traced(act: (line: LinePath) => void): string {
  const written = new Written();
  act(written);
  return written.text;
}

test('TAT-01 a stroke is smooth: it runs through the middles between its points, bent by the points', () => {
  expect(traced((line) => traceSettled(points, line))).toBe('M0 0L5 0Q10 0 10 5Q10 10 5 10');
  expect(traced((line) => traceEnd(points, end, line))).toBe('M5 10Q0 10 0.01 10');
});

test('TAT-01 drawn piece by piece it is the same line', () => {
  const pieces = [2, 3, 4].map((known) =>
    traced((line) => traceSettled(points.slice(0, known), line, known === 2 ? 0 : known - 2)),
  );
  expect(pieces).toEqual(['M0 0L5 0', 'M5 0Q10 0 10 5', 'M10 5Q10 10 5 10']);
});

test('TAT-01 a dot is drawn too', () => {
  const [dot] = points;
  expect(traced((line) => traceSettled(points.slice(0, 1), line))).toBe('M0 0');
  expect(traced((line) => traceEnd(points.slice(0, 1), dot ?? end, line))).toBe('M0 0Q0 0 0.01 0');
});

test('TAT-01 the pen may be ahead of what is recorded', () => {
  expect(traced((line) => traceEnd(points.slice(0, 2), { x: 12, y: 1 }, line))).toBe('M5 0Q10 0 12.01 1');
});
