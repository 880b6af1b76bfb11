import { defaultLocale, isLocale, type Locale } from '@michi/messages/locales';

/** The functional cookie by which the server knows the saved language. */
export const languageCookie = 'language';
export const languageCookieOptions = `Path=/; Max-Age=${365 * 24 * 60 * 60}; SameSite=Lax`;
/** The same choice in local storage, where it survives a deletion of cookies. */
const languageKey = 'language';

/** The language saved in a cookie header, or null when none is saved or it is unknown. */
function savedLocale(cookies: string | null): Locale | null {
  const value = cookies?.match(/(?:^|;\s*)language=([^;]*)/)?.[1];
  return isLocale(value) ? value : null;
}

/** What a path is shown in: its prefix forces a language, else the saved one, else German. */
export function localeOf(lang: string | undefined, cookies: string | null): Locale {
  if (isLocale(lang)) return lang;
  return savedLocale(cookies) ?? defaultLocale;
}

/** Saves the reader's choice where both the server and later visits find it. */
export function saveLocale(locale: Locale): void {
  document.cookie = `${languageCookie}=${locale}; ${languageCookieOptions}`;
  try {
    localStorage.setItem(languageKey, locale);
  } catch {
    // Without storage the cookie alone remembers.
  }
}

/**
 * Lets both places say the same. The cookie goes before, as the server may have set it; where it is gone, the other
 * place brings it back. Answers the language brought back, in which the page has not come yet, or null.
 */
export function restoreLocale(): Locale | null {
  const saved = savedLocale(document.cookie);
  const lost = saved === null ? storedLocale() : null;
  const locale = saved ?? lost;
  if (locale) saveLocale(locale);
  return lost;
}

/** The language that somebody has chosen on this device, or null. */
export const chosenLocale = (): Locale | null => savedLocale(document.cookie) ?? storedLocale();

function storedLocale(): Locale | null {
  try {
    const value = localStorage.getItem(languageKey);
    return isLocale(value) ? value : null;
  } catch {
    return null;
  }
}

/** A path of the site in the way the present page is addressed: with its language prefix, or without. */
export function withPrefix(path: string, lang: string | undefined): string {
  if (!isLocale(lang)) return path;
  return `/${lang}${path.replace(/^\/(?=$|[?#])/, '')}`; // the home page has no slash behind its language
}

/** Takes the language prefix off a path. The rest begins with one slash: two would be the address of another site. */
export function withoutPrefix(pathname: string): string {
  const [, first, ...rest] = pathname.split('/');
  return isLocale(first) ? `/${rest.join('/').replace(/^\/+/, '')}` : pathname;
}
