import type { Random } from '@michi/game-kit/random';
import type { LookAlikes } from '@michi/kanji/kanji';
import type { Language } from '@michi/kanji/languages';
import { type TypedEntry, typedPrompt } from '../typed-prompts.ts';
import { firstSun, firstWater } from './constants.ts';
import { type Garden, gardenWithout, growthOf, isGrown, isResting, sumsOf } from './garden.ts';
import { freePlace, type Place } from './place.ts';
import type { State } from './rules.ts';
import { type Found, mostInVisit, type Prompt, type QuestionKind, type Setup } from './setup.ts';

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
  /** Of each kanji that is due, what the learner is about to forget or was never asked. */
  readonly due: ReadonlyMap<string, readonly QuestionKind[]>;
  /** The learner's day. */
  readonly today: number;
}

/**
 * A visit in this garden. Kanji that are due are offered first, then those that come next in the order in which they
 * are taught.
 */
export function visitIn(garden: Garden, known: Known, random: Random): Setup {
  const { entries, lookAlikes, taught, due } = known;
  const plants = growingIn(garden, known);
  const isNew = (kanji: string) => !Object.hasOwn(garden.plants, kanji);
  const next = [...taught.filter((kanji) => due.has(kanji)), ...taught.filter((kanji) => !due.has(kanji))];
  const wanted = [...plants.map(({ kanji }) => kanji), ...next.filter(isNew).slice(0, offeredInVisit)];
  const prompts = wanted.flatMap((kanji): Prompt[] => {
    const entry = entries.get(kanji);
    const options = random.shuffle([kanji, ...(lookAlikes[kanji] ?? '')]);
    return entry ? [{ ...typedPrompt(entry), options, due: [...(due.get(kanji) ?? [])] }] : [];
  });
  const grows = plants.filter(({ kanji }) => prompts.some((prompt) => prompt.kanji === kanji));
  return { language: known.language, ...sumsOf(garden), plants: grows, prompts };
}

/**
 * What an open visit finds in its garden besides what it has done itself, which other devices may have changed. Of what is
 * full-grown elsewhere, it is told what grows in the visit.
 */
export function foundBy(visit: string, { plants: own }: State, garden: Garden, known: Known): Found {
  const others = gardenWithout(garden, visit);
  const grows = growingIn(garden, known, visit).flatMap((plant) => {
    const other = others.plants[plant.kanji];
    return other ? { ...plant, growth: growthOf(other) } : [];
  });
  const grown = own.flatMap(({ kanji, x, y, water, sun, rests }) => {
    const [plant, other] = [garden.plants[kanji], others.plants[kanji]];
    if (!plant || !other || !isGrown(plant)) return [];
    return { kanji, type: plant.type, x, y, growth: growthOf(other), water, sun, rests };
  });
  const sums = sumsOf(others);
  const counted = grown.filter(({ kanji }) => isGrown(others.plants[kanji] as Garden['plants'][string]));
  return { ...sums, grown: sums.grown - counted.length, plants: [...grows, ...grown].slice(0, mostInVisit) };
}

/** What grows in a garden, each plant in a place of its own. */
function growingIn(garden: Garden, { entries, due, today }: Known, open?: string): Found['plants'] {
  const places: Place[] = [];
  return Object.entries(garden.plants)
    .filter(([kanji, plant]) => !isGrown(plant) && entries.has(kanji))
    .slice(0, mostInVisit)
    .map(([kanji, plant]) => {
      const place = freePlace(plant, places); // two devices may have planted in one place
      places.push(place);
      const [water, sun] = plant.soil ?? [firstWater, firstSun];
      const rests = isResting(plant, { today, isDue: due.has(kanji), open });
      return { kanji, type: plant.type, ...place, growth: growthOf(plant), water, sun, rests };
    });
}
