import type { Ms } from '@michi/game-kit/time';
import { gridHeight, gridWidth, maxPointsPerStroke, roundMs } from './constants.ts';

/**
 * One stroke as it is recorded: x and y of its first point on the grid, then for each further point how far it lies
 * from the one before (dx, dy) and how many ms later the pen was there.
 */
export type Stroke = readonly number[];

/** A point on the grid; `ms` since the stroke began. */
export interface InkPoint {
  readonly x: number;
  readonly y: number;
  readonly ms: Ms;
}

/** A stroke from its points: whole numbers within the grid, in order of time. There is at least one. */
export function strokeOf(points: readonly InkPoint[]): Stroke {
  return points.flatMap(({ x, y, ms }, index) => {
    const before = points[index - 1];
    return before ? [x - before.x, y - before.y, ms - before.ms] : [x, y];
  });
}

/** The points of a recorded stroke. */
export function inkPoints(stroke: Stroke): InkPoint[] {
  const [startX = 0, startY = 0] = stroke;
  let last: InkPoint = { x: startX, y: startY, ms: 0 };
  const points = [last];
  for (let at = 2; at < stroke.length; at += 3) {
    const [dx = 0, dy = 0, later = 0] = stroke.slice(at, at + 3);
    last = { x: last.x + dx, y: last.y + dy, ms: last.ms + later };
    points.push(last);
  }
  return points;
}

/** How long a stroke took. */
export const strokeMs = (stroke: Stroke): Ms =>
  stroke.reduce((ms, number, at) => (at >= 2 && at % 3 === 1 ? ms + number : ms), 0);

/** A stroke by its first and last point, when it took no time: no hand has drawn what lies between them. */
export function withoutWay(stroke: Stroke): Stroke {
  const points = inkPoints(stroke);
  const [first, last] = [points[0], points.at(-1)];
  return first && last && points.length > 2 ? strokeOf([first, last]) : stroke;
}

/** Whether what comes from outside is a stroke. Written out, for a proof checks every number of a battle. */
export function isStroke(value: unknown): value is Stroke {
  if (!Array.isArray(value) || !value.every(Number.isInteger)) return false;
  const numbers: readonly number[] = value;
  if (numbers.length % 3 !== 2 || numbers.length > 3 * maxPointsPerStroke - 1) return false;
  let [x = 0, y = 0] = numbers;
  let ms = 0;
  if (!isOnGrid(x, y)) return false;
  for (let at = 2; at < numbers.length; at += 3) {
    const later = numbers[at + 2] as number;
    x += numbers[at] as number;
    y += numbers[at + 1] as number;
    ms += later;
    if (!isOnGrid(x, y) || later < 0 || ms > roundMs) return false;
  }
  return true;
}

const isOnGrid = (x: number, y: number): boolean => x >= 0 && x <= gridWidth && y >= 0 && y <= gridHeight;
