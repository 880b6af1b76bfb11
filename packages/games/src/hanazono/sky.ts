import type { Random } from '@michi/game-kit/random';
import { changes, fullOf, weatherChangePercent, wiltsUnder } from './constants.ts';

export const timesOfDay = ['morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];
export const weathers = ['sunny', 'rainy', 'cloudy'] as const;
export type Weather = (typeof weathers)[number];

/** What a plant lives on. */
export interface Moisture {
  readonly water: number;
  readonly sun: number;
}

export const timeAfter = (time: TimeOfDay): TimeOfDay =>
  timesOfDay[(timesOfDay.indexOf(time) + 1) % timesOfDay.length] ?? 'morning';

/** The weather of the next part of the day: most often the same. */
export const weatherAfter = (weather: Weather, random: Random): Weather =>
  random.chance(weatherChangePercent) ? random.pick(weathers.filter((each) => each !== weather)) : weather;

/** By how much a part of the day changes water and sun. */
export const changeIn = (weather: Weather): Moisture =>
  weather === 'sunny' ? changes.sunny : changes.otherwise;

/** Water and sun stay between 0 and 100. */
export const moistened = <T extends Moisture>(plant: T, by: Moisture): T => ({
  ...plant,
  water: within(plant.water + by.water),
  sun: within(plant.sun + by.sun),
});

const within = (value: number) => Math.min(fullOf, Math.max(0, value));

export const isWilting = ({ water, sun }: Moisture): boolean => water < wiltsUnder || sun < wiltsUnder;
