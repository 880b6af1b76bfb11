import { outcomeParameter, type SocialOutcome } from '@michi/contracts/social-login';

const mostCharacters = 2000;

/** The path to which a visitor comes back: what was asked for if it is a path of this site, else the home page. */
export function returnPath(asked: unknown, publicUrl: string): string {
  if (typeof asked !== 'string' || asked.length > mostCharacters || !asked.startsWith('/')) return '/';
  const url = URL.parse(asked, publicUrl);
  // Browsers read backslashes and two slashes as the beginning of another site's address, as does URL.
  if (url?.origin !== publicUrl || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * The address to which a visitor comes back, telling the page how it went. It is a path, so that they stay at the host
 * by which they reach this site, where the browser keeps their session.
 */
export function returnAddress(path: string, publicUrl: string, outcome: SocialOutcome): string {
  const url = new URL(path, publicUrl);
  url.searchParams.set(outcomeParameter, outcome);
  return `${url.pathname}${url.search}${url.hash}`;
}
