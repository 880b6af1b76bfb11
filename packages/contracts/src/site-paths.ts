import { gameIds } from '@michi/games/game-id';
import { difficulties } from '@michi/games/tabibito/difficulties';
import { defaultLocale, type Locale } from '@michi/messages/locales';
import { announcedIds, comingSoonIds, conceptIds } from './coming-soon.ts';

/** Every page of a fixed address, without the language; the articles of the blog come on top. */
export const sitePaths = [
  '/',
  '/games',
  ...gameIds.map((id) => `/${id}` as const),
  '/mitsukete/levels',
  ...difficulties.map((difficulty) => `/tabibito/${difficulty}` as const),
  '/puzzle/tutorial',
  '/puzzle/challenge',
  ...announcedIds.map((id) => `/${id}` as const),
  ...conceptIds.map((id) => `/${id}` as const),
  '/blog',
  '/features',
  '/pricing',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/cookies',
  '/accessibility',
  '/impressum',
] as const;
export type SitePath = (typeof sitePaths)[number];

/** Those that search engines are to find. A game that does not exist yet would disappoint who looks for a game. */
export const foundPaths: readonly SitePath[] = sitePaths.filter(
  (path) => !comingSoonIds.includes(path.slice(1)),
);

export const articlePath = (slug: string) => `/blog/${slug}` as const;

/** A path in the way that forces a language; the default language has no prefix. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
