import type { Random } from '@michi/game-kit/random';
import { acceptedReadings } from '@michi/kanji/accepted-readings';
import type { KanjiEntry, LookAlikes } from '@michi/kanji/kanji';
import { firstSun, firstWater, longestAnswer } from './constants.ts';
import { type Garden, growthOf, isGrown, sumsOf } from './garden.ts';
import { freePlace, type Place } from './place.ts';
import { mostInVisit, type Prompt, type QuestionKind, type Setup } from './setup.ts';

/** So many kanji a visit can plant. */
export const offeredInVisit = 24;

/** What is known of kanji when a visit begins. */
export interface Known {
  /** Every kanji that may be asked for, by itself. */
  readonly entries: ReadonlyMap<string, KanjiEntry>;
  readonly lookAlikes: LookAlikes;
  /** Every kanji that is taught, in order. */
  readonly taught: readonly string[];
  /** What the learner is about to forget. */
  readonly due: ReadonlyMap<string, readonly QuestionKind[]>;
}

/**
 * A visit in this garden. Kanji that are due are offered first, then those that come next in the order in which they
 * are taught.
 */
export function visitIn(garden: Garden, { entries, lookAlikes, taught, due }: Known, random: Random): Setup {
  const places: Place[] = [];
  const plants = Object.entries(garden.plants)
    .filter(([kanji, plant]) => !isGrown(plant) && entries.has(kanji))
    .slice(0, mostInVisit)
    .map(([kanji, plant]) => {
      const place = freePlace(plant, places); // two devices may have planted in one place
      places.push(place);
      const [water, sun] = plant.soil ?? [firstWater, firstSun];
      return { kanji, type: plant.type, ...place, growth: growthOf(plant), water, sun };
    });
  const isNew = (kanji: string) => !Object.hasOwn(garden.plants, kanji);
  const next = [...taught.filter((kanji) => due.has(kanji)), ...taught.filter((kanji) => !due.has(kanji))];
  const wanted = [...plants.map(({ kanji }) => kanji), ...next.filter(isNew).slice(0, offeredInVisit)];
  const prompts = wanted.flatMap((kanji) => {
    const entry = entries.get(kanji);
    const options = random.shuffle([kanji, ...(lookAlikes[kanji] ?? '')]);
    return entry ? promptOf(entry, due.get(kanji) ?? [], options) : [];
  });
  const grows = plants.filter(({ kanji }) => prompts.some((prompt) => prompt.kanji === kanji));
  return { ...sumsOf(garden), plants: grows, prompts };
}

function promptOf(entry: KanjiEntry, due: readonly QuestionKind[], options: string[]): Prompt {
  const glosses = entry.glosses.map((gloss) => gloss.slice(0, longestAnswer)).slice(0, 20);
  return {
    kanji: entry.kanji,
    readings: acceptedReadings(entry).slice(0, 30),
    glosses,
    options,
    due: [...due],
  };
}
