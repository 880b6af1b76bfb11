import { shelfFilters } from '@michi/contracts/shelf-filters';
import type { ShelfEntry } from './shelf-entry.ts';

export const filters = ['all', ...shelfFilters] as const;
export type Filter = (typeof filters)[number];

/** The filter that an address names; anything unknown shows everything. */
export function filterOf(value: string | null): Filter {
  return filters.find((filter) => filter === value) ?? 'all';
}

/** The shelf's address with a filter. */
export const filterPath = (filter: Filter) => (filter === 'all' ? '/games' : `/games?filter=${filter}`);

const passes: Readonly<Record<Filter, (entry: ShelfEntry) => boolean>> = {
  all: () => true,
  available: ({ available }) => available,
  beginner: ({ difficulty }) => difficulty === 'Anfänger',
  multiplayer: ({ players }) => /[2+]/.test(players),
};

export const filtered = (entries: readonly ShelfEntry[], filter: Filter) => entries.filter(passes[filter]);
