import { type BlogPost, getBlogPosts } from '@michi/contracts/blog-posts';
import { getKanji, type KanjiItem } from '@michi/contracts/kanji';
import type { Locale } from '@michi/messages/locales';
import { call } from '../../lib/calls/api-client.ts';
import { keepPosts } from '../blog/known-posts.ts';

/** The kanji of the day. Throws as `call` does. */
export const fetchKanji = (limit: number, locale: Locale): Promise<readonly KanjiItem[]> =>
  call(getKanji, { query: { limit }, locale });

/** The newest posts; their content is kept for those who open them. Throws as `call` does. */
export async function fetchPosts(limit: number, locale: Locale): Promise<readonly BlogPost[]> {
  const posts = await call(getBlogPosts, { query: { limit, with_content: true }, locale });
  keepPosts(posts);
  return posts;
}
