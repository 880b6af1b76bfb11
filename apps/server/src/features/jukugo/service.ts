import type { QueryOf } from '@michi/contracts/contract';
import type { getRandomJukugo, JukugoWord } from '@michi/contracts/jukugo';
import type { Random } from '@michi/game-kit/random';
import { cardMeanings } from '@michi/games/jukugo/card-meanings';
import { distractors } from '@michi/games/jukugo/constants';
import { composedReading } from '@michi/kanji/composed-reading';
import { readingsOf } from '@michi/kanji/kanji';
import { toHiragana } from '@michi/kanji/romaji';
import { defaultLocale, type Locale, locales } from '@michi/messages/locales';
import type { KanjiLibrary } from '../../content/kanji-library.ts';
import { drawWords, type JukugoEntry } from './words.ts';

export interface JukugoService {
  /**
   * Draws `count` different words up to the difficulty, of the category if there is one; fewer where there are not so
   * many.
   */
  draw(wanted: QueryOf<typeof getRandomJukugo>, locale: Locale): JukugoWord[];
  /** The words that are known of these, in their order. */
  find(wanted: readonly string[], locale: Locale): JukugoWord[];
  /** The words that two of these kanji make. */
  ofKanji(kanji: string, locale: Locale): JukugoWord[];
}

export function createJukugoService(
  words: readonly JukugoEntry[],
  library: KanjiLibrary,
  random: Random,
): JukugoService {
  const sayOnCard = kanjiOnCards(words, library);
  const readings = new Map(words.map((word) => [word, readingsIn(word, library)]));
  const known = new Map(words.map((word) => [word.jukugo, word]));
  /** A word is its own id. */
  const inLanguage = (word: JukugoEntry, locale: Locale): JukugoWord => {
    const { meaning, example, ...facts } = word;
    return {
      id: word.jukugo,
      ...facts,
      meaning: meaning[locale],
      kanji_array: [...word.jukugo],
      kanji_meanings: [...word.jukugo].map((kanji) => sayOnCard(kanji, locale)),
      kanji_readings: readings.get(word),
      example: example[locale],
      example_ja: example.ja,
    };
  };
  return {
    draw(wanted, locale) {
      return drawWords(words, wanted, random).map((word) => inLanguage(word, locale));
    },
    find: (wanted, locale) =>
      wanted.flatMap((jukugo) => known.get(jukugo) ?? []).map((word) => inLanguage(word, locale)),
    ofKanji: (kanji, locale) =>
      words
        .filter(({ jukugo }) => [...jukugo].every((each) => kanji.includes(each)))
        .map((word) => inLanguage(word, locale)),
  };
}

/** How each kanji is read in the word; on its own, as compounds read it, where the reading belongs to the whole. */
function readingsIn({ jukugo, hiragana }: JukugoEntry, library: KanjiLibrary): string[] {
  const facts = (kanji: string) => library.entry(kanji, defaultLocale);
  const alone = (kanji: string) => toHiragana(readingsOf(facts(kanji), 'on')[0] ?? facts(kanji).first.kana);
  const all = (kanji: string) => facts(kanji).readings.map(({ kana }) => kana);
  return composedReading(jukugo, hiragana, all) ?? [...jukugo].map(alone);
}

/** What a kanji means on its own; in Japanese how it is read, for there its meaning says nothing new. */
type SayOnCard = (kanji: string, locale: Locale) => string;

/** Knows what cards say of the kanji of all words. Throws for a kanji that no deck has. */
function kanjiOnCards(words: readonly JukugoEntry[], library: KanjiLibrary): SayOnCard {
  const kanji = new Set([...distractors, ...words.flatMap(({ jukugo }) => [...jukugo])]);
  const byLocale = new Map(locales.map((locale) => [locale, saidIn(locale, kanji, library)]));
  return (each, locale) => byLocale.get(locale)?.get(each) ?? '';
}

function saidIn(locale: Locale, kanji: ReadonlySet<string>, library: KanjiLibrary): Map<string, string> {
  const entries = new Map([...kanji].map((each) => [each, library.entry(each, locale)]));
  if (locale !== 'ja') return cardMeanings(entries);
  return new Map([...entries].map(([each, { first }]) => [each, first.kana]));
}
