const anywhere = 'https://own.invalid';

/**
 * An address as a path within the site, with its search and its anchor; null for any that leads elsewhere or nowhere,
 * however it is written: browsers read backslashes as slashes, and leave out tabs and line breaks.
 */
export function ownPath(address: string): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, anywhere)) return null;
  const { origin, pathname, search, hash } = new URL(address, anywhere);
  return origin === anywhere && !pathname.startsWith('//') ? pathname + search + hash : null;
}
