import { isSame, type Save } from '../save.ts';
import { type Care, type Garden, gardenSchema, isGrown, type StoredPlant } from './garden.ts';

/** A visit's care only ever grows: the further of two copies has the most of each. */
const furtherCare = (one: Care, other: Care): Care =>
  one.map((value, place) => Math.max(value, other[place] ?? 0)) as Care;

function joinedCare(one: StoredPlant['care'], other: StoredPlant['care']): StoredPlant['care'] {
  const joined = { ...one };
  for (const [visit, care] of Object.entries(other)) {
    const own = joined[visit];
    joined[visit] = own ? furtherCare(own, care) : care;
  }
  return joined;
}

type Soil = StoredPlant['soil'];

/** Water and sun of the plant that was cared for last. Between two cares only the sky changes them. */
function joinedSoil(base: Soil, mine: Soil, theirs: Soil): Soil {
  if (mine === null || theirs === null) return mine ?? theirs;
  if (mine[2] !== theirs[2]) return mine[2] > theirs[2] ? mine : theirs;
  if (isSame(base, mine)) return theirs;
  if (isSame(base, theirs)) return mine;
  return JSON.stringify(mine) > JSON.stringify(theirs) ? mine : theirs;
}

const learnerStatistics = ({ type, x, y }: StoredPlant) => JSON.stringify([type, x, y]);

/** One kanji that was planted on two devices is one plant, where either of them put it. */
function joinedPlant(base: StoredPlant | undefined, mine: StoredPlant, theirs: StoredPlant): StoredPlant {
  const { type, x, y } = learnerStatistics(mine) < learnerStatistics(theirs) ? mine : theirs;
  const care = joinedCare(mine.care, theirs.care);
  const joined = { type, x, y, care, soil: joinedSoil(base?.soil ?? null, mine.soil, theirs.soil) };
  return isGrown(joined) ? { ...joined, soil: null } : joined;
}

const garden: Save<Garden> = {
  format: 1,
  schema: gardenSchema,
  ofDevice: {},
  merge(base, mine, theirs) {
    const plants = { ...mine.plants };
    for (const [kanji, plant] of Object.entries(theirs.plants)) {
      const own = plants[kanji];
      plants[kanji] = own ? joinedPlant(base?.plants[kanji], own, plant) : plant;
    }
    return { plants };
  },
};

export const saves = { garden };
