/** A place on the grid. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Takes the line: the path of a canvas, or anything alike. */
export type LinePath = Pick<CanvasPath, 'moveTo' | 'lineTo' | 'quadraticCurveTo'>;

/** Round ends make a dot of a line that leads nowhere, unless its length is 0. */
const dot = 0.01;

/**
 * Traces what of a stroke is settled: a smooth line through the middles between its points, bent by the points
 * themselves. It begins at the middle before the point `from`, and ends at the one before the last point; what is
 * traced once stays as it is when points are added.
 */
export function traceSettled(points: readonly Place[], line: LinePath, from = 0): void {
  const start = middle(points, from);
  line.moveTo(start.x, start.y);
  for (let index = from + 1; index < points.length; index++) {
    const bend = points[index - 1] as Place;
    const { x, y } = middle(points, index);
    if (index === 1) line.lineTo(x, y);
    else line.quadraticCurveTo(bend.x, bend.y, x, y);
  }
}

/** Traces the rest of a stroke, from what is settled to `end`. */
export function traceEnd(points: readonly Place[], end: Place, line: LinePath): void {
  const last = points[points.length - 1] ?? end;
  const start = middle(points, points.length - 1);
  line.moveTo(start.x, start.y);
  line.quadraticCurveTo(last.x, last.y, end.x + dot, end.y);
}

/** Half way between a point and the one before; the first point itself. */
function middle(points: readonly Place[], index: number): Place {
  const { x, y } = points[index] as Place;
  const before = points[index - 1];
  return before ? { x: (before.x + x) / 2, y: (before.y + y) / 2 } : { x, y };
}
