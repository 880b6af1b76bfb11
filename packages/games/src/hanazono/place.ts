import { apart, soil } from './constants.ts';

/** Where a plant stands, in percent of the field. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** A place on the soil, in whole percent. */
export const onSoil = ({ x, y }: Place): Place => ({
  x: Math.round(within(x, soil.left, soil.right)),
  y: Math.round(within(y, soil.top, soil.bottom)),
});

const isFree = ({ x, y }: Place, taken: readonly Place[]) =>
  taken.every((other) => Math.abs(other.x - x) >= apart.x || Math.abs(other.y - y) >= apart.y);

/** Every place that is looked at, on a mesh fine enough to find room between others. */
const mesh: readonly Place[] = Array.from({ length: soil.bottom - soil.top + 1 }, (_, row) =>
  Array.from({ length: soil.right - soil.left + 1 }, (_, col) => ({ x: soil.left + col, y: soil.top + row })),
).flat();

/** The free place nearest to the wanted one; the wanted one where the field is full. */
export function freePlace(wanted: Place, taken: readonly Place[]): Place {
  const place = onSoil(wanted);
  if (isFree(place, taken)) return place;
  const distance = ({ x, y }: Place) => (x - place.x) ** 2 + (y - place.y) ** 2;
  let nearest: Place | null = null;
  for (const each of mesh)
    if ((!nearest || distance(each) < distance(nearest)) && isFree(each, taken)) nearest = each;
  return nearest ?? place;
}
