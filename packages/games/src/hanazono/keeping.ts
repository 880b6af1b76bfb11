import { type Care, type Garden, isGrown, type KeptPlant } from './garden.ts';
import type { Plant, State } from './rules.ts';

/** When something is kept: epoch seconds, and the learner's day. */
export interface Moment {
  readonly seconds: number;
  readonly day: number;
}

/**
 * The garden after what a visit has brought so far. `visit` names it: kept again, it counts once. What it has not
 * touched stays as it is, whatever other devices have made of it meanwhile.
 */
export function gardenAfter(garden: Garden, visit: string, { plants }: State, now: Moment): Garden {
  const kept = plants.map((plant) => [
    plant.kanji,
    plantAfter(garden.plants[plant.kanji], visit, plant, now),
  ]);
  return { plants: { ...garden.plants, ...Object.fromEntries(kept) } };
}

function plantAfter(before: KeptPlant | undefined, visit: string, plant: Plant, now: Moment): KeptPlant {
  const { type, x, y, water, sun, own } = plant;
  const earlier = before?.care[visit];
  const counts = [own.right, own.wrong, own.grew, own.points] as const;
  const isTouched = counts.some((count, place) => count > (earlier?.[place] ?? 0));
  const care: Care = isTouched || !earlier ? [...counts, now.day] : earlier;
  const after: KeptPlant = {
    ...(before ?? { type, x, y }),
    care: { ...before?.care, ...(counts.some((count) => count > 0) && { [visit]: care }) },
    soil: [water, sun, isTouched ? now.seconds : (before?.soil?.[2] ?? now.seconds)],
  };
  return isGrown(after) ? { ...after, soil: null } : after;
}
