import type { Locale } from '@michi/messages/locales';
import generated from '../../og/articles.generated.json' with { type: 'json' };
import { previewCardPath } from '../shell/preview-card-path.ts';
import type { Article } from './post-in-language.ts';

/** What the preview card of each article shows, by slug; the titles by language. */
export type DrawnPreviewCards = Readonly<
  Record<string, { readonly kanji: string; readonly titles: Readonly<Partial<Record<Locale, string>>> }>
>;

/** Where the preview card of an article lies; null for one that is new, or has changed since the cards were drawn. */
export function previewCardOfArticle(
  { slug, character, title, language }: Pick<Article, 'slug' | 'character' | 'title' | 'language'>,
  locale: Locale,
  drawn: DrawnPreviewCards = generated,
): string | null {
  const previewCard = Object.hasOwn(drawn, slug) ? drawn[slug] : undefined;
  if (previewCard?.kanji !== character) return null;
  const shown = [locale, language].find((each) => previewCard.titles[each] === title);
  return shown ? previewCardPath(`blog/${slug}.${shown}`) : null;
}
