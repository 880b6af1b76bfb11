import type { BlogPost } from '@michi/contracts/blog-posts';
import { defaultLocale } from '@michi/messages/locales';
import type { StoredPost } from './repository.ts';

/** A post as the API shows it, with the texts of every language it has. */
export function listedPost(post: StoredPost): BlogPost {
  const { de, en, es, fr, ja } = post.texts;
  const main = post.texts[defaultLocale] ?? Object.values(post.texts)[0];
  return {
    id: post.id,
    slug: post.slug,
    category: post.category,
    kanji: post.kanji,
    emoji: post.emoji,
    featured_image: post.featured_image,
    views: post.views,
    reading_minutes: main?.reading_minutes ?? 1,
    reading_minutes_en: en?.reading_minutes ?? null,
    reading_minutes_es: es?.reading_minutes ?? null,
    reading_minutes_fr: fr?.reading_minutes ?? null,
    reading_minutes_ja: ja?.reading_minutes ?? null,
    published_on: post.published_on,
    updated_on: new Date(post.updated_at).toISOString().slice(0, 10),
    title: main?.title ?? post.slug,
    title_de: de?.title ?? null,
    title_en: en?.title ?? null,
    title_es: es?.title ?? null,
    title_fr: fr?.title ?? null,
    title_ja: ja?.title ?? null,
    excerpt: main?.excerpt ?? '',
    excerpt_de: de?.excerpt ?? null,
    excerpt_en: en?.excerpt ?? null,
    excerpt_es: es?.excerpt ?? null,
    excerpt_fr: fr?.excerpt ?? null,
    excerpt_ja: ja?.excerpt ?? null,
    ...(main?.content !== undefined && {
      content: main.content,
      content_de: de?.content ?? null,
      content_en: en?.content ?? null,
      content_es: es?.content ?? null,
      content_fr: fr?.content ?? null,
      content_ja: ja?.content ?? null,
    }),
  };
}
