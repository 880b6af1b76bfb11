import { rounded, scatter } from './shapes.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half the width and half the height of a bubble around (0, 0). */
export interface Extent {
  readonly x: number;
  readonly y: number;
}

/** Rounder than a box, with more room in its corners than an ellipse. */
const squareness = 2.35;
/** So much larger than a box is the outline around it. */
export const around = 2 ** (1 / squareness);

/** From the middle to the outline, in this direction. */
export function radiusAt(angle: number, { x, y }: Extent): number {
  const across = Math.abs(Math.cos(angle) / x) ** squareness;
  const along = Math.abs(Math.sin(angle) / y) ** squareness;
  return (across + along) ** (-1 / squareness);
}

const at = (angle: number, radius: number): Point => ({
  x: radius * Math.cos(angle),
  y: radius * Math.sin(angle),
});
const written = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;

const samples = 96;

/** A round bubble with a tail to a point. */
export function roundOutline(extent: Extent, tip: Point, tailWidth: number): string {
  const angle = Math.atan2(tip.y, tip.x);
  const base = tailWidth / 2 / radiusAt(angle, extent);
  const steps = Array.from({ length: samples + 1 }, (_, index) => {
    const turned = angle + base + ((2 * Math.PI - 2 * base) * index) / samples;
    return at(turned, radiusAt(turned, extent));
  });
  const [first, last] = [steps[0] ?? tip, steps.at(-1) ?? tip];
  // the tail swings a little to one side, as a pen does
  const swing = (from: Point, by: number): Point => ({
    x: (from.x + tip.x) / 2 - Math.sin(angle) * by,
    y: (from.y + tip.y) / 2 + Math.cos(angle) * by,
  });
  const bend = tailWidth * 0.22;
  return `M${steps.map(written).join('L')}Q${written(swing(last, bend))} ${written(tip)}Q${written(swing(first, bend))} ${written(first)}Z`;
}

/** Directions to points on the outline that are equally far from each other. */
function evenAngles(extent: Extent, count: number): number[] {
  const fine = Array.from({ length: 360 }, (_, index) => (index * Math.PI) / 180);
  const points = fine.map((angle) => at(angle, radiusAt(angle, extent)));
  const lengths = points.map(({ x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x, y };
    return Math.hypot(next.x - x, next.y - y);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const angles: number[] = [];
  let gone = 0;
  for (const [index, length] of lengths.entries()) {
    if (gone >= (whole * angles.length) / count && angles.length < count) angles.push(fine[index] ?? 0);
    gone += length;
  }
  return angles;
}

const perimeter = ({ x, y }: Extent): number => 2 * Math.PI * Math.sqrt((x * x + y * y) / 2);

/** A cloud. */
export function cloudOutline(extent: Extent, bump: number): string {
  const angles = evenAngles(extent, Math.max(8, Math.round(perimeter(extent) / bump)));
  const points = angles.map((angle) => at(angle, radiusAt(angle, extent)));
  const arcs = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const radius = rounded(Math.hypot(next.x - point.x, next.y - point.y) * 0.6);
    return `A${radius} ${radius} 0 0 1 ${written(next)}`;
  });
  return `M${written(points[0] ?? { x: 0, y: 0 })}${arcs.join('')}Z`;
}

/** A star of uneven spikes; the one towards a point is the longest. */
export function jaggedOutline(extent: Extent, spike: number, tip: Point | null): string {
  const chance = scatter(5);
  const count = Math.max(12, Math.round(perimeter(extent) / (spike * 1.15)));
  const angles = evenAngles(extent, count);
  const to = tip && Math.atan2(tip.y, tip.x);
  const nearest =
    to === null
      ? -1
      : angles.reduce(
          (best, angle, index) => (Math.cos(angle - to) > Math.cos((angles[best] ?? 0) - to) ? index : best),
          0,
        );
  const points = angles.flatMap((angle, index) => {
    const next = angles[(index + 1) % count] ?? 0;
    const half = angle + (((next - angle + 2 * Math.PI) % (2 * Math.PI)) / 2 || 0);
    const own = radiusAt(angle, extent) + spike * (0.55 + 0.4 * chance());
    return [index === nearest && tip ? tip : at(angle, own), at(half, radiusAt(half, extent) * 0.98)];
  });
  return `M${points.map(written).join('L')}Z`;
}
