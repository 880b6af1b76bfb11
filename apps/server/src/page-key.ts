import { sitePaths } from '@michi/contracts/site-paths';
import { defaultLocale, isLocale } from '@michi/messages/locales';

const cachedPaths: ReadonlySet<string> = new Set(sitePaths);
const cachedPatterns =
  /^\/(?:(?:jukugo|puzzle)\/(?:tutorial|challenge)|mitsukete\/(?:leaderboard|play\/[a-z0-9-]{1,40})|tatakae\/battle|tabibito\/[a-z]{1,20}(?:\/[a-z0-9-]{1,40})?|blog\/[a-z0-9-]{1,100})$/;

/**
 * Under which key a page is cached: its address and language. Null for a page that may differ from visitor to
 * visitor, which is rendered for each request.
 */
export function pageKey(method: string, url: string, cookies: string | undefined): string | null {
  if (method !== 'GET') return null;
  const [, first = '', ...rest] = url.split('/');
  const prefixed = isLocale(first);
  const path = prefixed ? `/${rest.join('/')}` : url;
  if (!cachedPaths.has(path) && !cachedPatterns.test(path)) return null;
  const saved = cookies?.match(/(?:^|;\s*)language=([a-z]{2})(?:;|$)/)?.[1];
  return `${prefixed ? first : isLocale(saved) ? saved : defaultLocale} ${url}`;
}
