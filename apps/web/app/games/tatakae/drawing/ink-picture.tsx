import { inkPoints, type Stroke } from '@michi/games/tatakae/ink';
import { type LinePath, traceEnd, traceSettled } from './ink-line.ts';

/** Of the longer side, so that ink does not touch the edge of its cell. */
const margin = 0.12;
/** In squares of the grid: a dot is not blown up to a blot. */
const leastSide = 400;

/** Ink as a picture that fills its cell, wherever on the paper it was written. */
export function InkPicture({ ink, label }: { ink: readonly Stroke[]; label: string }) {
  return (
    <svg className="tat-ink" viewBox={boxOf(ink)} role="img" aria-label={label}>
      <path d={pathOf(ink)} />
    </svg>
  );
}

/** The lines as the text of an SVG path. */
function pathOf(ink: readonly Stroke[]): string {
  let path = '';
  const line: LinePath = {
    moveTo: (x, y) => (path += `M${x} ${y}`),
    lineTo: (x, y) => (path += `L${x} ${y}`),
    quadraticCurveTo: (bendX, bendY, x, y) => (path += `Q${bendX} ${bendY} ${x} ${y}`),
  };
  for (const stroke of ink) {
    const points = inkPoints(stroke);
    const end = points.at(-1);
    traceSettled(points, line);
    if (end) traceEnd(points, end, line);
  }
  return path;
}

/** The square around all points. */
function boxOf(ink: readonly Stroke[]): string {
  const points = ink.flatMap(inkPoints);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const side = Math.max(leastSide, (right - left) * (1 + 2 * margin), (bottom - top) * (1 + 2 * margin));
  return [(left + right - side) / 2, (top + bottom - side) / 2, side, side].join(' ');
}
