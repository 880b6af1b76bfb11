import type { Locale } from '@michi/messages/locales';
import previewCards from '../../og/cards.generated.json' with { type: 'json' };

/** Where the preview card of a page lies, by its path without language: that of its game, or the one of the language. */
export function previewCardOfPage(path: string, locale: Locale): string {
  const [, first = ''] = path.toLowerCase().split('/');
  return previewCardPath(previewCards.games.includes(first) ? `${first}.${locale}` : locale);
}

/** The address of a preview card by its name. */
export const previewCardPath = (name: string): string => `${previewCards.folder}/${name}.png`;
