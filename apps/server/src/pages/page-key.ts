import { readSearch } from '@michi/contracts/page-search';
import { sitePaths } from '@michi/contracts/site-paths';
import { gamePages } from '@michi/games/catalogue';
import { pagePattern } from '@michi/games/game';
import { sittingIds } from '@michi/games/review/setup';
import { defaultLocale, isLocale, type Locale } from '@michi/messages/locales';

const cachedPaths: ReadonlySet<string> = new Set(sitePaths);
const cachedPatterns = [
  ...gamePages.map(({ game, page }) => pagePattern(game, page)),
  new RegExp(`^/today/review/(?:${sittingIds.join('|')})$`),
  /^\/blog\/[a-z0-9-]{1,100}$/,
];

/** The page that a request asks for. */
export interface AskedPage {
  readonly locale: Locale;
  /** Path and search part from which it is rendered: parameters that no page reads are left out. */
  readonly address: string;
  /**
   * Under which it is cached: its address and language. Null for a page that may differ from visitor to visitor, or
   * of which there may be any number: it is rendered for each request.
   */
  readonly key: string | null;
}

/** Finds the page of a path with its search part, for a visitor with these cookies. */
export function askedPage(url: string, cookies: string | undefined): AskedPage {
  const mark = url.indexOf('?');
  const whole = mark === -1 ? url : url.slice(0, mark);
  const [, first = '', ...rest] = whole.split('/');
  const prefixed = isLocale(first);
  // The prefix of the default language leads on, with all that the address says.
  if (first === defaultLocale) return { locale: defaultLocale, address: url, key: null };

  const saved = cookies?.match(/(?:^|;\s*)language=([a-z]{2})(?:;|$)/)?.[1];
  const locale = prefixed ? first : isLocale(saved) ? saved : defaultLocale;
  const path = prefixed ? `/${rest.join('/')}` : whole;
  const { search, listed } = mark === -1 ? nothing : readSearch(path, url.slice(mark));
  const address = whole + search;
  const cached = listed && (cachedPaths.has(path) || cachedPatterns.some((pattern) => pattern.test(path)));
  return { locale, address, key: cached ? `${locale} ${address}` : null };
}

const nothing = { search: '', listed: true };
