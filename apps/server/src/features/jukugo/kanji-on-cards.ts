import { cardMeanings } from '@michi/games/jukugo/card-meanings';
import { distractors } from '@michi/games/jukugo/constants';
import { type Locale, locales } from '@michi/messages/locales';
import type { KanjiLibrary } from '../../content/kanji-library.ts';
import type { JukugoEntry } from './words.ts';

/** What a kanji means on its own; in Japanese how it is read, for there its meaning says nothing new. */
export type SayOnCard = (kanji: string, locale: Locale) => string;

/** Knows what cards say of the kanji of all words. Throws for a kanji that no deck has. */
export function kanjiOnCards(words: readonly JukugoEntry[], library: KanjiLibrary): SayOnCard {
  const kanji = new Set([...distractors, ...words.flatMap(({ jukugo }) => [...jukugo])]);
  const byLocale = new Map(locales.map((locale) => [locale, saidIn(locale, kanji, library)]));
  return (each, locale) => byLocale.get(locale)?.get(each) ?? '';
}

function saidIn(locale: Locale, kanji: ReadonlySet<string>, library: KanjiLibrary): Map<string, string> {
  const entries = new Map([...kanji].map((each) => [each, library.entry(each, locale)]));
  if (locale !== 'ja') return cardMeanings(entries);
  return new Map([...entries].map(([each, { first }]) => [each, first.kana]));
}
