import { apart, type Point, shapeOf } from './stroke-shape.ts';

/** How a kanji looks. */
export interface Outline {
  /** Its strokes in the order of writing, as points in a box of 109. */
  readonly strokes: readonly (readonly Point[])[];
  /** Of how many strokes each of its parts is; it is a part of itself. */
  readonly parts: ReadonlyMap<string, number>;
}

/** Two strokes that are so far apart have nothing in common. */
const farApart = 30;
/** What looks alike may differ by a part that both have, at another place. */
const worthOfPart = 0.3;

/** How a kanji looks, from a drawing of KanjiVG. */
export function lookIn(kanji: string, svg: string): Outline {
  const strokes = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, path = '']) => shapeOf(path));
  return { strokes, parts: new Map([...partsIn(svg), [kanji, strokes.length]]) };
}

/** Parts of more than a stroke; the form of a radical counts as the kanji that it stands for. */
function partsIn(svg: string): Map<string, number> {
  const parts = new Map<string, number>();
  const open: { readonly part: string | undefined; strokes: number }[] = [];
  for (const [tag] of svg.matchAll(/<g [^>]*>|<\/g>|<path /g)) {
    if (tag === '</g>') {
      const { part, strokes } = open.pop() ?? { part: undefined, strokes: 0 };
      if (part && strokes > 1) parts.set(part, Math.max(strokes, parts.get(part) ?? 0));
    } else if (tag === '<path ') for (const group of open) group.strokes += 1;
    else
      open.push({
        part: (/kvg:original="([^"]+)"/.exec(tag) ?? /kvg:element="([^"]+)"/.exec(tag))?.[1],
        strokes: 0,
      });
  }
  return parts;
}

/**
 * How far from alike two kanji are: from below 0, where they differ little and share a part, to 1. Strokes are set beside each
 * other in the order of writing, so that what one has too many counts, and where each stands.
 */
export function unlikeness(one: Outline, other: Outline): number {
  const all = one.strokes.length + other.strokes.length;
  return (differenceOf(one.strokes, other.strokes) - worthOfPart * 2 * strokesShared(one, other)) / all;
}

/** The edit distance: a stroke more costs 1, one instead of another up to 2. */
function differenceOf(one: Outline['strokes'], other: Outline['strokes']): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, stroke] of one.entries()) {
    const next = [index + 1];
    for (const [place, beside] of other.entries()) {
      const instead = (row[place] ?? 0) + 2 * Math.min(1, distance(stroke, beside) / farApart);
      next.push(Math.min(instead, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const distance = (one: readonly Point[], other: readonly Point[]): number =>
  one.reduce((sum, point, index) => sum + apart(point, other[index] ?? point), 0) / one.length;

/** Of how many strokes the greatest part is that both have. */
const strokesShared = (one: Outline, other: Outline): number =>
  Math.max(0, ...[...one.parts].map(([part, strokes]) => Math.min(strokes, other.parts.get(part) ?? 0)));

/** So many of the kanji that look most like one; of two that are as near, the one that comes first. */
export function lookAlikesOf(
  kanji: string,
  looks: ReadonlyMap<string, Outline>,
  isApart: (other: string) => boolean,
  most: number,
): string[] {
  const look = looks.get(kanji);
  if (!look) throw new Error(`${kanji} is not drawn`);
  return [...looks]
    .filter(([other]) => other !== kanji && isApart(other))
    .map(([other, its]) => ({ other, far: unlikeness(look, its) }))
    .sort((one, another) => one.far - another.far)
    .slice(0, most)
    .map(({ other }) => other);
}
