import { type Care, type Garden, isGrown, type StoredPlant } from './garden.ts';
import type { Plant, State } from './rules.ts';

/** When something is stored: epoch seconds, and the learner's day. */
export interface VisitTime {
  readonly seconds: number;
  readonly day: number;
}

/**
 * The garden after what a visit has brought so far. `visit` names it: stored again, it counts once. What it has not
 * touched stays as it is, whatever other devices have made of it meanwhile.
 */
export function gardenAfter(garden: Garden, visit: string, { plants }: State, now: VisitTime): Garden {
  const plantsAfter = plants.map((plant) => [
    plant.kanji,
    plantAfter(garden.plants[plant.kanji], visit, plant, now),
  ]);
  return { plants: { ...garden.plants, ...Object.fromEntries(plantsAfter) } };
}

function plantAfter(
  before: StoredPlant | undefined,
  visit: string,
  plant: Plant,
  now: VisitTime,
): StoredPlant {
  const { type, x, y, water, sun, own } = plant;
  const earlier = before?.care[visit];
  const counts = [own.right, own.wrong, own.grew, own.points] as const;
  const isTouched = counts.some((count, place) => count > (earlier?.[place] ?? 0));
  const care: Care = isTouched || !earlier ? [...counts, now.day] : earlier;
  const after: StoredPlant = {
    ...(before ?? { type, x, y }),
    care: { ...before?.care, ...(counts.some((count) => count > 0) && { [visit]: care }) },
    soil: [water, sun, isTouched ? now.seconds : (before?.soil?.[2] ?? now.seconds)],
  };
  return isGrown(after) ? { ...after, soil: null } : after;
}
