import { defaultLocale, type Locale } from '@michi/messages/locales';

export const articlePath = (slug: string) => `/blog/${slug}` as const;

/** A path in the way that forces a language; the default language has no prefix. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
