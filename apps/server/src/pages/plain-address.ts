/** What the paths of all pages are made of, in any case, with or without slashes at the end. */
const pagePath = /^((?:\/[a-z0-9-]+)+)\/*$/i;

/**
 * An address as the site itself writes it: in small letters, without a slash at its end, with the search part as it
 * was. Null for one that is written so already, and for what no page can be called. A slash of it is never followed by
 * another, so that it cannot lead to another site.
 */
export function plainAddress(url: string): string | null {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const plain = pagePath.exec(path)?.[1]?.toLowerCase();
  return plain === undefined || plain === path ? null : plain + url.slice(path.length);
}
