import { gameIds } from '@michi/games/game-id';
import { difficulties } from '@michi/games/tabibito/difficulties';
import { defaultLocale, type Locale } from '@michi/messages/locales';
import { announcedIds, conceptIds } from './coming-soon.ts';

/** Every page worth finding, without the language; the articles of the blog come on top. */
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
  '/impressum',
] as const;
export type SitePath = (typeof sitePaths)[number];

export const articlePath = (slug: string) => `/blog/${slug}` as const;

/** A path in the way that forces a language; the default language has no prefix. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
