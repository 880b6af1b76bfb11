import { addTold, dayPlanSchema, learnerSaves, toldSchema } from '@michi/games/learner-saves';
import { lookSchema } from '@michi/games/look';
import * as z from 'zod/mini';
import '../../lib/calls/schemas.ts';
import { keys } from '../keys.ts';

const series = z.looseObject({ level: z.number(), totals: z.looseObject({ score: z.number() }) });
const visits = z.record(z.string(), z.unknown());
const proved = z.record(z.string(), z.array(z.string()));

/**
 * What a learner has under a key of `learnerKeys` who comes back to `kept` and has played as a guest meanwhile, which
 * `found` tells: of two series the one that is further, of proved kanji both. A value that cannot be
 * read gives way to the other.
 */
export function uniteLearnerValues(key: string, kept: unknown, found: unknown): unknown {
  switch (key) {
    case keys.visits:
      return unite(visits, kept, found, (one, other) => ({ ...one, ...other }));
    case keys.proved:
      return unite(proved, kept, found, (one, other) => {
        const modules = new Set([...Object.keys(one), ...Object.keys(other)]);
        return Object.fromEntries(
          [...modules].map((id) => [id, [...new Set([...(one[id] ?? []), ...(other[id] ?? [])])]]),
        );
      });
    case keys.plan:
      return unite(dayPlanSchema, kept, found, (one, other) => learnerSaves.plan.merge(null, one, other));
    case keys.told:
      return unite(toldSchema, kept, found, addTold);
    case keys.look:
      return unite(lookSchema, kept, found, (one, other) => learnerSaves.look.merge(null, one, other));
    default:
      if (key.startsWith(keys.document) || key.startsWith(keys.lesson)) return kept ?? found;
      return unite(series, kept, found, (one, other) => (isFurther(other, one) ? other : one));
  }
}

type Series = z.infer<typeof series>;

const isFurther = (one: Series, other: Series) =>
  one.level === other.level ? one.totals.score > other.totals.score : one.level > other.level;

function unite<T>(
  schema: z.ZodMiniType<T>,
  kept: unknown,
  found: unknown,
  both: (kept: T, found: T) => T,
): unknown {
  const [one, other] = [z.safeParse(schema, kept), z.safeParse(schema, found)];
  if (!one.success) return found;
  return other.success ? both(one.data, other.data) : kept;
}
