import type { Mastery } from '@michi/progress/known';

/** On a desk twenty to a column, read from the right, as on manuscript paper; on a phone 32 to a row. */
export type Layout = 'desk' | 'mob';

const perLine: Readonly<Record<Layout, number>> = { desk: 20, mob: 32 };
/** A cell with the gap around it. */
export const pitch = 10;
const inset = 0.7;
const side = pitch - 2 * inset;
/** Between two levels on a desk. */
const gap = 12;
/** Above the columns, for the names of the levels. */
const headRoom = 24;

const linesOf = (count: number, layout: Layout): number => Math.ceil(count / perLine[layout]);

/** Where the columns of each level begin on a desk, from the right: the right edge of its first column. */
export function rightEdges(sizes: readonly number[]): readonly number[] {
  let x = deskWidth(sizes);
  return sizes.map((size) => {
    const edge = x;
    x -= linesOf(size, 'desk') * pitch + gap;
    return edge;
  });
}

export const deskWidth = (sizes: readonly number[]): number =>
  sizes.reduce((sum, size) => sum + linesOf(size, 'desk') * pitch + gap, -gap);
export const deskHeight = headRoom + perLine.desk * pitch;
export const mobWidth = perLine.mob * pitch;
export const mobHeight = (size: number): number => linesOf(size, 'mob') * pitch;

interface Corner {
  readonly x: number;
  readonly y: number;
}

export const deskCorner = (index: number, edge: number): Corner => ({
  x: edge - (Math.floor(index / perLine.desk) + 1) * pitch,
  y: headRoom + (index % perLine.desk) * pitch,
});

export const mobCorner = (index: number): Corner => ({
  x: (index % perLine.mob) * pitch,
  y: Math.floor(index / perLine.mob) * pitch,
});

/** One path for each mastery. */
export function pathsOf(
  masteries: readonly Mastery[],
  cornerOf: (index: number) => Corner,
): readonly string[] {
  const paths = ['', '', '', '', ''];
  for (const [index, mastery] of masteries.entries()) {
    const { x, y } = cornerOf(index);
    paths[mastery] +=
      `M${round(x + inset)} ${round(y + inset)}h${round(side)}v${round(side)}h-${round(side)}z`;
  }
  return paths;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** One kanji of the sheet: its level, counted from N5, and its place in the level. */
export interface Place {
  readonly level: number;
  readonly index: number;
}

export const nth = ({ level, index }: Place, sizes: readonly number[]): number =>
  sizes.slice(0, level).reduce((sum, size) => sum + size, index);

/** The cell under a point on a desk, or null between the levels. */
export function deskPlace(x: number, y: number, sizes: readonly number[]): Place | null {
  const row = Math.floor((y - headRoom) / pitch);
  if (row < 0 || row >= perLine.desk) return null;
  for (const [level, edge] of rightEdges(sizes).entries()) {
    const index = Math.floor((edge - x) / pitch) * perLine.desk + row;
    if (x < edge && index < (sizes[level] ?? 0)) return { level, index };
  }
  return null;
}

/** The cell under a point of a level on a phone, or null where there is none. */
export function mobPlace(x: number, y: number, level: number, sizes: readonly number[]): Place | null {
  const column = Math.floor(x / pitch);
  const index = Math.floor(y / pitch) * perLine.mob + column;
  const isThere = column >= 0 && column < perLine.mob && index >= 0 && index < (sizes[level] ?? 0);
  return isThere ? { level, index } : null;
}

const steps: Readonly<
  Record<Layout, Readonly<Record<string, 'next' | 'before' | 'nextLine' | 'lineBefore'>>>
> = {
  desk: { ArrowDown: 'next', ArrowUp: 'before', ArrowLeft: 'nextLine', ArrowRight: 'lineBefore' },
  mob: { ArrowRight: 'next', ArrowLeft: 'before', ArrowDown: 'nextLine', ArrowUp: 'lineBefore' },
};

/** Where a key leads, or null when it means nothing here. What has no neighbour stays; a short line is met at its end. */
export function moved(from: Place, key: string, sizes: readonly number[], layout: Layout): Place | null {
  const length = perLine[layout];
  const { level, index } = from;
  const sizeOf = (of: number) => sizes[of] ?? 0;
  const last = (of: number): Place => ({ level: of, index: sizeOf(of) - 1 });
  switch (steps[layout][key] ?? key) {
    case 'Home':
      return { level: 0, index: 0 };
    case 'End':
      return last(sizes.length - 1);
    case 'PageDown':
      return { level: Math.min(level + 1, sizes.length - 1), index: 0 };
    case 'PageUp':
      return { level: Math.max(level - 1, 0), index: 0 };
    case 'next':
      if (index + 1 < sizeOf(level)) return { level, index: index + 1 };
      return level + 1 < sizes.length ? { level: level + 1, index: 0 } : from;
    case 'before':
      if (index > 0) return { level, index: index - 1 };
      return level > 0 ? last(level - 1) : from;
    case 'nextLine': {
      const isLastLine = linesOf(index + 1, layout) === linesOf(sizeOf(level), layout);
      if (!isLastLine) return { level, index: Math.min(index + length, sizeOf(level) - 1) };
      if (level + 1 === sizes.length) return from;
      return { level: level + 1, index: Math.min(index % length, sizeOf(level + 1) - 1) };
    }
    case 'lineBefore': {
      if (index >= length) return { level, index: index - length };
      if (level === 0) return from;
      const firstOfLast = (linesOf(sizeOf(level - 1), layout) - 1) * length;
      return { level: level - 1, index: Math.min(firstOfLast + index, sizeOf(level - 1) - 1) };
    }
    default:
      return null;
  }
}
