import { uuid } from '@michi/game-kit/id';
import * as z from 'zod/mini';
import { pointsPerLevel } from './constants.ts';
import { type Lines, textOfLines } from './lines.ts';

/** Each poem that was handed in (`keyOf`) or found (its id); the same text counts once. */
export const poetSchema = z.object({
  poems: z.record(z.string().check(z.maxLength(80)), z.tuple([uuid, z.int().check(z.gte(0))])),
});
/** A poem with the run that has brought it first, and its points. */
export type Poet = z.infer<typeof poetSchema>;

export const newPoet: Poet = { poems: {} };

/** Later poems count no more: so many fit into what is kept of a poet. */
const mostPoems = 400;

/** By what a written poem counts once: its text, behind the classic whose first line it goes on from. */
export const keyOf = ({ poem, lines }: { readonly poem: string | null; readonly lines: Lines }): string =>
  `${poem ?? ''}${textOfLines(lines)}`;

/** The poet with one poem more. */
export function withPoem(poet: Poet, key: string, run: string, points: number): Poet {
  if (Object.hasOwn(poet.poems, key) || Object.keys(poet.poems).length >= mostPoems) return poet;
  return { poems: { ...poet.poems, [key]: [run, points] } };
}

/** The points of all poems, and the level: it rises with a poem when the points before it go beyond the level times 300. */
export function progressOf({ poems }: Poet): { readonly points: number; readonly level: number } {
  // Ids of runs are in the order of time.
  const inOrder = Object.values(poems).sort(([one], [other]) => (one < other ? -1 : 1));
  return inOrder.reduce(
    ({ points, level }, [, gained]) => ({
      points: points + gained,
      level: points > level * pointsPerLevel ? level + 1 : level,
    }),
    { points: 0, level: 1 },
  );
}
