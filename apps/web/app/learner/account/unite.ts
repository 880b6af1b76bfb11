import { addAnnounced, announcedSchema, dayPlanSchema, learnerSaves } from '@michi/games/learner-saves';
import { lookSchema } from '@michi/games/look';
import * as z from 'zod/mini';
import '../../lib/calls/schemas.ts';
import { keys } from '../keys.ts';

const series = z.looseObject({ level: z.number(), totals: z.looseObject({ score: z.number() }) });
const visits = z.record(z.string(), z.unknown());
const proved = z.record(z.string(), z.array(z.string()));

/**
 * What a learner has under a key of `learnerKeys` who comes back to `stored` and has played as a guest meanwhile, which
 * `found` tells: of two series the one that is further, of proved kanji both. A value that cannot be
 * read gives way to the other.
 */
export function uniteLearnerValues(key: string, stored: unknown, found: unknown): unknown {
  switch (key) {
    case keys.visits:
      return unite(visits, stored, found, (one, other) => ({ ...one, ...other }));
    case keys.proved:
      return unite(proved, stored, found, (one, other) => {
        const modules = new Set([...Object.keys(one), ...Object.keys(other)]);
        return Object.fromEntries(
          [...modules].map((id) => [id, [...new Set([...(one[id] ?? []), ...(other[id] ?? [])])]]),
        );
      });
    case keys.dayPlan:
      return unite(dayPlanSchema, stored, found, (one, other) =>
        learnerSaves.dayPlan.merge(null, one, other),
      );
    case keys.announced:
      return unite(announcedSchema, stored, found, addAnnounced);
    case keys.look:
      return unite(lookSchema, stored, found, (one, other) => learnerSaves.look.merge(null, one, other));
    default:
      if (key.startsWith(keys.document) || key.startsWith(keys.lesson)) return stored ?? found;
      return unite(series, stored, found, (one, other) => (isFurther(other, one) ? other : one));
  }
}

type Series = z.infer<typeof series>;

const isFurther = (one: Series, other: Series) =>
  one.level === other.level ? one.totals.score > other.totals.score : one.level > other.level;

function unite<T>(
  schema: z.ZodMiniType<T>,
  stored: unknown,
  found: unknown,
  both: (stored: T, found: T) => T,
): unknown {
  const [one, other] = [z.safeParse(schema, stored), z.safeParse(schema, found)];
  if (!one.success) return found;
  return other.success ? both(one.data, other.data) : stored;
}
