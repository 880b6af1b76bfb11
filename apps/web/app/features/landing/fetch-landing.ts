import { type BlogPost, getBlogPosts } from '@michi/contracts/blog-posts';
import { getKanji, type KanjiItem } from '@michi/contracts/kanji';
import type { Locale } from '@michi/messages/locales';
import { call } from '../../lib/api-client.ts';

/** The kanji of the day. Throws as `call` does. */
export const fetchKanji = (limit: number, locale: Locale): Promise<readonly KanjiItem[]> =>
  call(getKanji, { query: { limit }, locale });

/** The newest posts without their content. Throws as `call` does. */
export const fetchPosts = (limit: number, locale: Locale): Promise<readonly BlogPost[]> =>
  call(getBlogPosts, { query: { limit, with_content: false }, locale });
