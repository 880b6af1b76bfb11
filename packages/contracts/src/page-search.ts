import { rankedId, rankedLevels } from '@michi/games/ranked';
import { postCategories } from './blog-posts.ts';
import { hubFilters } from './hub-filters.ts';
import { periods } from './leaderboards.ts';

const ranked = rankedLevels.map(rankedId);

/** Of a link in a mail; every one is another. */
const token = { token: [] };

/**
 * From which parameters of its address a page is rendered, by path without language, and the values there are links to.
 * Such pages are cached; with another value, which visitors may write themselves, they are not. What only opens
 * something in the browser (an article over a page, the station of a path) is not listed, as the server never sees it.
 */
const pageParameters = {
  '/games': { filter: hubFilters },
  '/blog': { category: postCategories },
  // Which levels there are, the server alone knows.
  '/mitsukete/leaderboard': { period: periods, level: [] },
  '/jukugo/leaderboard': { period: periods, level: ranked },
  '/puzzle/leaderboard': { period: periods, level: ranked },
  '/newsletter/confirm': token,
  '/newsletter/end': token,
  '/verify-email': token,
  '/reset-password': token,
  '/social-login/confirm': token,
} as const;

type Parameters = typeof pageParameters;
/** The name of a parameter from which some page is rendered. */
export type PageParameter = { [Path in keyof Parameters]: keyof Parameters[Path] }[keyof Parameters];

const byPath = new Map<string, Readonly<Record<string, readonly string[]>>>(Object.entries(pageParameters));

/** Of the search part of an address what its page is rendered from, always written alike, and whether all values are listed. */
export function readSearch(
  path: string,
  search: string,
): { readonly search: string; readonly listed: boolean } {
  const given = new URLSearchParams(search);
  const read = new URLSearchParams();
  let listed = true;
  for (const [name, values] of Object.entries(byPath.get(path) ?? {})) {
    const value = given.get(name);
    if (value === null) continue;
    read.set(name, value);
    listed &&= values.includes(value);
  }
  return { search: read.size > 0 ? `?${read}` : '', listed };
}
