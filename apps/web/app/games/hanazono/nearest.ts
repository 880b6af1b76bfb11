import type { Place } from '@michi/games/hanazono/place';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The side to which an arrow key leads; null for any other key. */
export const sideOf = (key: string): Direction | null =>
  (({ ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }) as const)[key] ?? null;

/** The place nearest to one on a side of it; null when none lies there. */
export function nearestIn<T extends Place>(side: Direction, from: T, places: readonly T[]): T | null {
  const ahead = ({ x, y }: Place) =>
    ({ left: from.x - x, right: x - from.x, up: from.y - y, down: y - from.y })[side];
  const aside = ({ x, y }: Place) => Math.abs(side === 'left' || side === 'right' ? y - from.y : x - from.x);
  const cost = (place: Place) => ahead(place) + 2 * aside(place);
  const beyond = places.filter((place) => place !== from && ahead(place) > 0);
  return beyond.sort((one, other) => cost(one) - cost(other))[0] ?? null;
}
