import { distractorReadings, distractors } from '@michi/games/jukugo/constants';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { dividedReading } from './miss.ts';
import type { ShownWord } from './words.ts';

/** What stands on a card beside its kanji. */
export interface CardText {
  /** Each way in which it is read in the words of the level, in hiragana; empty where nobody says. */
  readonly readings: readonly string[];
  /** What it means, in Japanese how it is read on its own; empty where nobody says. */
  readonly meaning: string;
}

/** By kanji. */
export type CardTexts = ReadonlyMap<string, CardText>;

/**
 * What the cards of a level say. Readings, and meanings, are left out when they are not known of every word: then the
 * kanji that no word needs would be told apart by having them.
 */
export function useCardTexts(words: readonly ShownWord[]): CardTexts {
  const t = useTranslations('jukugo.kanji');
  return useMemo(() => {
    const isGlossed = words.every((word) => isWhole(word, word.kanjiMeanings));
    const isRead = words.every((word) => isWhole(word, word.kanjiReadings));
    const readings = isRead ? readingsOnCards(words) : null;
    const ofDistractors = distractors.map((kanji) => [kanji, t(kanji)] as const);
    const ofWords = words.flatMap(({ jukugo, kanjiMeanings }) =>
      [...jukugo].map((kanji, at) => [kanji, kanjiMeanings[at] ?? ''] as const),
    );
    return new Map(
      [...ofDistractors, ...ofWords].map(([kanji, meaning]) => [
        kanji,
        { readings: readings?.get(kanji) ?? [], meaning: isGlossed ? meaning : '' },
      ]),
    );
  }, [words, t]);
}

const isWhole = ({ jukugo }: ShownWord, texts: readonly string[]) =>
  texts.length === [...jukugo].length && texts.every((text) => text !== '');

/** As the words are read kanji by kanji; a kanji that only stands in words read as a whole is read on its own. */
export function readingsOnCards(words: readonly ShownWord[]): Map<string, readonly string[]> {
  const divided = words.filter((word) => dividedReading(word) !== null);
  const alone = words.filter((word) => dividedReading(word) === null);
  const readings = new Map<string, readonly string[]>();
  for (const word of [...divided, ...alone])
    for (const [at, kanji] of [...word.jukugo].entries()) {
      const known = readings.get(kanji) ?? [];
      const reading = word.kanjiReadings[at] ?? '';
      const isNew = divided.includes(word) ? !known.includes(reading) : known.length === 0;
      if (isNew) readings.set(kanji, [...known, reading]);
    }
  for (const [kanji, reading] of Object.entries(distractorReadings))
    if (!readings.has(kanji)) readings.set(kanji, [reading]);
  return readings;
}
