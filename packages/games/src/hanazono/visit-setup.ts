import type { Random } from '@michi/game-kit/random';
import type { LookAlikes } from '@michi/kanji/kanji';
import type { Language } from '@michi/kanji/languages';
import { type TypedEntry, typedPrompt } from '../typed-prompts.ts';
import { firstSun, firstWater } from './constants.ts';
import { type Garden, growthOf, isGrown, sumsOf } from './garden.ts';
import { freePlace, type Place } from './place.ts';
import { mostInVisit, type Prompt, type QuestionKind, type Setup } from './setup.ts';

/** So many kanji a visit can plant. */
export const offeredInVisit = 24;

/** What is known of kanji when a visit begins. */
export interface Known {
  readonly language: Language;
  /** Every kanji that may be asked for, by itself. */
  readonly entries: ReadonlyMap<string, TypedEntry>;
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
export function visitIn(
  garden: Garden,
  { language, entries, lookAlikes, taught, due }: Known,
  random: Random,
): Setup {
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
  const prompts = wanted.flatMap((kanji): Prompt[] => {
    const entry = entries.get(kanji);
    const options = random.shuffle([kanji, ...(lookAlikes[kanji] ?? '')]);
    return entry ? [{ ...typedPrompt(entry), options, due: [...(due.get(kanji) ?? [])] }] : [];
  });
  const grows = plants.filter(({ kanji }) => prompts.some((prompt) => prompt.kanji === kanji));
  return { language, ...sumsOf(garden), plants: grows, prompts };
}
