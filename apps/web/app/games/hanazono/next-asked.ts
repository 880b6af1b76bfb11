import { isAsked, isDue, type Plant, type State } from '@michi/games/hanazono/rules';

/** The plant that is asked next, those that are due first, then the thirstiest; `but` comes last. None where all rest. */
export function nextAsked({ plants }: State, but?: string): Plant | undefined {
  const order = (plant: Plant) => [Number(plant.kanji === but), Number(!isDue(plant)), need(plant)];
  return plants.filter(isAsked).sort((one, other) => compare(order(one), order(other)))[0];
}

const need = ({ water, sun }: Plant) => Math.min(water, sun);

/** Compares by the first place in which two differ. */
const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, place) => value - (other[place] ?? 0)).find((difference) => difference !== 0) ?? 0;
