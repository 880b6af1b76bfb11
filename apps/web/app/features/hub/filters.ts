import { hubFilters } from '@michi/contracts/hub-filters';
import type { HubEntry } from './hub-entry.ts';

export const filters = ['all', ...hubFilters] as const;
export type Filter = (typeof filters)[number];

/** The filter that an address names; anything unknown shows everything. */
export function filterOf(value: string | null): Filter {
  return filters.find((filter) => filter === value) ?? 'all';
}

/** The hub's address with a filter. */
export const filterPath = (filter: Filter) => (filter === 'all' ? '/games' : `/games?filter=${filter}`);

const passes: Readonly<Record<Filter, (entry: HubEntry) => boolean>> = {
  all: () => true,
  available: ({ available }) => available,
  beginner: ({ difficulty }) => difficulty === 'Anfänger',
  multiplayer: ({ players }) => /[2+]/.test(players),
};

export const filtered = (entries: readonly HubEntry[], filter: Filter) => entries.filter(passes[filter]);
