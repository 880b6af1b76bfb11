import { articlePath } from '@michi/contracts/page-address';
import type { APIRequestContext } from '@playwright/test';

/** So many pages are asked for at once. */
const atOnce = 8;

/** What a pattern finds in its first group, each time. */
export const texts = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };
/** As it is read, not as it is written in HTML. */
export const asRead = (html: string) =>
  html.replace(/&(amp|quot|lt|gt|#x27);/g, (_, name: string) => entities[name] ?? '');

/** What the meta elements of a name say. */
export const content = (html: string, name: string) =>
  texts(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g')).map(asRead);

export const titles = (html: string) => texts(html, /<title>(.*?)<\/title>/g).map(asRead);

/** What stands in the page itself. */
export const mainOf = (html: string) => texts(html, /(<main[\s\S]*<\/main>)/g)[0] ?? '';

/** Where the link of a name leads. */
export const hrefOf = (html: string, name: string) =>
  asRead(texts(html, new RegExp(`<a [^>]*href="([^"]*)"[^>]*>(?:<[^>]*>)*${name}`, 'g'))[0] ?? '');

export async function articlePaths(request: APIRequestContext): Promise<string[]> {
  const posts: { slug: string }[] = await (await request.get('/api/blog-posts?limit=100')).json();
  return posts.map(({ slug }) => articlePath(slug));
}

/** Does something with each path, a few at a time. */
export async function walk(paths: readonly string[], visit: (path: string) => Promise<void>): Promise<void> {
  for (let from = 0; from < paths.length; from += atOnce)
    await Promise.all(paths.slice(from, from + atOnce).map(visit));
}
