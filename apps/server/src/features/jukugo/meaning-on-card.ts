import { meaningInOneLine } from '@michi/kanji/kanji';
import type { Locale } from '@michi/messages/locales';
import type { KanjiLibrary } from '../../kanji-library.ts';

/** What a kanji means on its own; in Japanese how it is read, for there its meaning says nothing new. */
export function meaningOnCard(library: KanjiLibrary, kanji: string, locale: Locale): string {
  const entry = library.entry(kanji, locale);
  return locale === 'ja' ? entry.first.kana : meaningInOneLine(entry);
}
