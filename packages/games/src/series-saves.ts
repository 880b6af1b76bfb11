import * as z from 'zod/mini';
import { type Save, threeWay } from './save.ts';
import { grade, type Mode, modes } from './series.ts';

/** What a learner has reached in one mode of a game that is played by levels one after the other. */
interface Reached {
  readonly level: number;
  readonly totals: { readonly score: number };
}

/** The saves of such a game, by mode; of two series the one that is further is taken. */
export function seriesSaves<Totals extends Reached['totals']>(
  totals: z.ZodMiniType<Totals>,
  ofDevice: Save<unknown>['ofDevice'] = {},
): Readonly<Record<Mode, Save<Reached>>> {
  const save: Save<Reached> = {
    format: 1,
    schema: z.object({ level: grade, totals }),
    ofDevice,
    merge: threeWay((one, other) =>
      one.level === other.level ? one.totals.score > other.totals.score : one.level > other.level,
    ),
  };
  return Object.fromEntries(modes.map((mode) => [mode, save])) as Record<Mode, Save<Reached>>;
}
