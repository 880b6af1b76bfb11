import type { BlogPost } from '@michi/contracts/blog-posts';
import { defaultLocale, type Locale } from '@michi/messages/locales';

/** A post as one reader sees it in a list. */
export interface PostCard {
  readonly id: string;
  readonly slug: string;
  readonly category: string;
  /** The one character of its picture, or its emoji where it has none. */
  readonly picture: string;
  readonly title: string;
  readonly excerpt: string;
  readonly minutes: number;
  readonly views: number;
  /** ISO date. */
  readonly publishedOn: string;
}

/** A post to be read. */
export interface Article extends PostCard {
  /** Markdown. */
  readonly content: string;
  /** The language it is in: the reader's, or German where it has not been translated. */
  readonly language: Locale;
}

type Field = 'title' | 'excerpt' | 'content';

/** A text in the reader's language, else in the field without a language, else in German. */
function textOf(post: BlogPost, field: Field, locale: Locale): string {
  return post[`${field}_${locale}`] ?? post[field] ?? post[`${field}_de`] ?? '';
}

export function cardIn(post: BlogPost, locale: Locale): PostCard {
  const minutes = locale === 'de' ? null : post[`reading_minutes_${locale}`];
  return {
    id: post.id,
    slug: post.slug,
    category: post.category,
    picture: post.kanji ?? post.emoji ?? '📝',
    title: textOf(post, 'title', locale),
    excerpt: textOf(post, 'excerpt', locale),
    minutes: minutes ?? post.reading_minutes,
    views: post.views,
    publishedOn: post.published_on,
  };
}

export function articleIn(post: BlogPost, locale: Locale): Article {
  return {
    ...cardIn(post, locale),
    content: textOf(post, 'content', locale),
    language: post[`content_${locale}`] ? locale : defaultLocale,
  };
}
