import type { BlogPost } from '@michi/contracts/blog-posts';
import { defaultLocale, type Locale } from '@michi/messages/locales';

/** A post as one reader sees it in a list. */
export interface PostCard {
  readonly id: string;
  readonly slug: string;
  readonly category: string;
  /** The path of its image; null where it has none. */
  readonly image: string | null;
  /** What is shown without an image: a kanji, or an emoji where it has none. */
  readonly character: string;
  readonly title: string;
  readonly excerpt: string;
  readonly minutes: number;
  readonly views: number;
  /** ISO date. */
  readonly publishedOn: string;
}

/** A post to be read, without its text. */
export interface ArticleHead extends PostCard {
  /** The language it is in: the reader's, or German where it has not been translated. */
  readonly language: Locale;
  /** ISO date of the last change. */
  readonly updatedOn: string;
}

export interface Article extends ArticleHead {
  /** Markdown. */
  readonly content: string;
}

type Field = 'title' | 'excerpt' | 'content';

/** A text in the reader's language, else in the field without a language, else in German. An empty one is missing. */
function textIn(post: BlogPost, field: Field, locale: Locale): { text: string; language: Locale } {
  const own = post[`${field}_${locale}`];
  if (own) return { text: own, language: locale };
  return { text: post[field] || post[`${field}_de`] || '', language: defaultLocale };
}

/** Whether a post came with its text. */
export const hasContent = ({ content, content_de }: BlogPost): boolean => Boolean(content || content_de);

export function postCardIn(post: BlogPost, locale: Locale): PostCard {
  const minutes = locale === 'de' ? null : post[`reading_minutes_${locale}`];
  return {
    id: post.id,
    slug: post.slug,
    category: post.category,
    image: ownPath(post.featured_image),
    character: post.kanji || post.emoji || '📝',
    title: textIn(post, 'title', locale).text,
    excerpt: textIn(post, 'excerpt', locale).text,
    minutes: minutes ?? post.reading_minutes,
    views: post.views,
    publishedOn: post.published_on,
  };
}

/** A path of this site, or null: pages load nothing from elsewhere. */
const ownPath = (image: BlogPost['featured_image']) =>
  image && /^\/(?![/\\])[^\s\\]*$/.test(image) ? image : null;

export function articleIn(post: BlogPost, locale: Locale): Article {
  const { text: content, language } = textIn(post, 'content', locale);
  return { ...postCardIn(post, locale), content, language, updatedOn: post.updated_on || post.published_on };
}
