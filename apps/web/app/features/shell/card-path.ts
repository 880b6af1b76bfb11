import type { Locale } from '@michi/messages/locales';
import cards from '../../og/cards.generated.json' with { type: 'json' };

/** Where the card of a page lies, by its path without language: that of its game, or the one of the language. */
export function cardOfPage(path: string, locale: Locale): string {
  const [, first = ''] = path.toLowerCase().split('/');
  return cardPath(cards.games.includes(first) ? `${first}.${locale}` : locale);
}

/** The address of a card by its name. */
export const cardPath = (name: string): string => `${cards.folder}/${name}.png`;
