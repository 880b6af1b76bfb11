import type { Locale } from '@michi/messages/locales';
import generated from '../../og/articles.generated.json' with { type: 'json' };
import { cardPath } from '../shell/card-path.ts';
import type { Article } from './post-in-language.ts';

/** What the card of each article shows, by slug; the titles by language. */
export type DrawnCards = Readonly<
  Record<string, { readonly kanji: string; readonly titles: Readonly<Partial<Record<Locale, string>>> }>
>;

/** Where the card of an article lies; null for one that is new, or has changed since the cards were drawn. */
export function cardOfArticle(
  { slug, character, title, language }: Pick<Article, 'slug' | 'character' | 'title' | 'language'>,
  locale: Locale,
  drawn: DrawnCards = generated,
): string | null {
  const card = Object.hasOwn(drawn, slug) ? drawn[slug] : undefined;
  if (card?.kanji !== character) return null;
  const shown = [locale, language].find((each) => card.titles[each] === title);
  return shown ? cardPath(`blog/${slug}.${shown}`) : null;
}
