/** The links of the header and of the menu on phones; `text` is a message of `common`. */
export const siteLinks = [
  { to: '/#features', text: 'features' },
  { to: '/games', text: 'games' },
  { to: '/blog', text: 'blog' },
] as const;

/** What `aria-current` says of a link on the page `path`: that it leads to this page, or to one above it. */
export function currentMark(to: string, path: string): 'page' | 'true' | undefined {
  if (path === to) return 'page';
  return path.startsWith(`${to}/`) ? 'true' : undefined;
}
