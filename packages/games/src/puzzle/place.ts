import type { Box, Part } from './puzzle.ts';
import { type Position, type RadicalId, radicals } from './radicals.ts';

export interface Placed {
  readonly radical: RadicalId;
  readonly box: Box;
  /** Whether the part that stands there is this radical. */
  readonly own: boolean;
}

/** Whether a box lies on the side of the square where a radical usually stands. */
const fits: Readonly<Record<Position, (box: Box) => boolean>> = {
  left: ({ x, w }) => x + w / 2 < 50,
  right: ({ x, w }) => x + w / 2 > 50,
  top: ({ y, h }) => y + h / 2 < 50,
  bottom: ({ y, h }) => y + h / 2 > 50,
  any: () => true,
};

/**
 * Where the chosen radicals stand in the square, in the order of choosing: each at its own part, else at one that is
 * free on its side, else at any. There must be no more of them than parts.
 */
export function place(parts: readonly Part[], chosen: readonly RadicalId[]): Placed[] {
  const free = [...parts];
  const take = (isWanted: (part: Part) => boolean): Box | null => {
    const index = free.findIndex(isWanted);
    return index < 0 ? null : (free.splice(index, 1)[0]?.box ?? null);
  };
  const own = chosen.map((radical) => take((part) => part.radical === radical));
  return chosen.map((radical, index) => {
    const { position } = radicals.find(({ id }) => id === radical) ?? { position: 'any' as const };
    const ownBox = own[index] ?? null;
    const box = ownBox ?? take((part) => fits[position](part.box)) ?? take(() => true);
    if (!box) throw new RangeError('more radicals than parts');
    return { radical, box, own: ownBox !== null };
  });
}

/** Those of the chosen radicals that are parts of the kanji, each once. */
export const belonging = (parts: readonly Part[], chosen: readonly RadicalId[]): RadicalId[] => [
  ...new Set(
    place(parts, chosen)
      .filter(({ own }) => own)
      .map(({ radical }) => radical),
  ),
];
