import * as z from 'zod/mini';
import { firstSeeds, mostPlants, pointsPerLevel, seedsPerLevel, zenPerAnswer } from './constants.ts';
import { plantTypeIds, plantTypes } from './plant-types.ts';

const count = z.int().check(z.gte(0), z.lte(10_000_000));
const percent = z.int().check(z.gte(0), z.lte(100));

/** What one visit has done for a plant: right and wrong answers, steps grown, points; and its learner's day. */
const careSchema = z.tuple([count, count, count, count, z.int()]);
export type Care = z.infer<typeof careSchema>;

export const plantSchema = z.object({
  type: z.enum(plantTypeIds),
  x: percent,
  y: percent,
  /** By the visit that did it, so that what two devices have done adds up, and counts once. */
  care: z.record(z.string().check(z.regex(/^[0-9a-z]{4,12}$/)), careSchema),
  /** Water, sun, and when it was cared for last, in epoch seconds; null once it is full-grown. */
  soil: z.nullable(z.tuple([percent, percent, z.int()])),
});
/** A plant as it is carried from visit to visit. */
export type StoredPlant = z.infer<typeof plantSchema>;

/** What a learner has planted, by its kanji: there is one plant of each. All else follows from it. */
export const gardenSchema = z.object({
  plants: z.record(z.string().check(z.regex(/^\p{Script=Han}$/u)), plantSchema),
});
export type Garden = z.infer<typeof gardenSchema>;

export const firstGarden: Garden = { plants: {} };

/** What is carried from visit to visit of the garden. */
export const gardenSave = {
  game: 'hanazono',
  name: 'garden',
  schema: gardenSchema,
  first: firstGarden,
} as const;

const sumOf = ({ care }: StoredPlant, place: 0 | 1 | 2 | 3): number =>
  Object.values(care).reduce((sum, each) => sum + each[place], 0);

export const growthOf = (plant: StoredPlant): number =>
  Math.min(plantTypes[plant.type].maxGrowth, sumOf(plant, 2));

export const isGrown = (plant: StoredPlant): boolean => growthOf(plant) === plantTypes[plant.type].maxGrowth;

/** How often a plant was answered rightly and wrongly. */
export const answersOf = (plant: StoredPlant): { readonly right: number; readonly wrong: number } => ({
  right: sumOf(plant, 0),
  wrong: sumOf(plant, 1),
});

/** The learner's day of the last care: that of a full-grown plant is the day on which it was grown. */
export const lastDayOf = ({ care }: StoredPlant): number =>
  Math.max(0, ...Object.values(care).map((each) => each[4]));

/** When a plant is looked at. */
export interface Looked {
  /** The learner's day. */
  readonly today: number;
  /** Whether its kanji is due. */
  readonly isDue: boolean;
  /** The open visit, whose answers the memory has not been told yet: it knows itself what it has asked. */
  readonly open?: string | undefined;
}

/** Whether a plant rests: it has grown today, or was answered rightly before and its kanji is not due yet. */
export function isResting({ care }: StoredPlant, { today, isDue, open }: Looked): boolean {
  if (Object.values(care).some(([, , grew, , day]) => grew > 0 && day === today)) return true;
  return !isDue && Object.entries(care).some(([visit, [right]]) => right > 0 && visit !== open);
}

/** The garden as it would be without what a visit has done; what it has planted stays. */
export const gardenWithout = ({ plants }: Garden, visit: string): Garden => ({
  plants: Object.fromEntries(
    Object.entries(plants).map(([kanji, plant]) => {
      const { [visit]: _, ...care } = plant.care;
      return [kanji, { ...plant, care }];
    }),
  ),
});

/** What a garden adds up to. */
export interface Sums {
  readonly points: number;
  readonly zen: number;
  readonly planted: number;
  readonly grown: number;
}

export function sumsOf({ plants }: Garden): Sums {
  const all = Object.values(plants);
  const sum = (place: 0 | 3) => all.reduce((total, plant) => total + sumOf(plant, place), 0);
  return {
    points: sum(3),
    zen: sum(0) * zenPerAnswer,
    planted: all.length,
    grown: all.filter(isGrown).length,
  };
}

/** A level is left once the points exceed its number times 100. */
export const levelOf = (points: number): number => Math.max(1, Math.ceil(points / pointsPerLevel));

/** How many points are missing to the next level. */
export const pointsToNext = (points: number): number => levelOf(points) * pointsPerLevel + 1 - points;

/** Seeds that are left: what levels have brought less what was planted, also by two devices with one seed. */
export const seedsOf = ({ points, planted }: Pick<Sums, 'points' | 'planted'>): number =>
  Math.max(0, Math.min(firstSeeds + (levelOf(points) - 1) * seedsPerLevel, mostPlants) - planted);
