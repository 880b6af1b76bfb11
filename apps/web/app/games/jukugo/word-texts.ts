import { distractors } from '@michi/games/jukugo/constants';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ShownWord, WordTexts } from './words.ts';

type GlossedKanji = Parameters<ReturnType<typeof useTranslations<'jukugo.kanji'>>>[0];

/** What the messages say of the words that the program brings along. */
export function useWordTexts(): WordTexts {
  const t = useTranslations('jukugo');
  return useMemo(
    () => ({
      missingMeaning: t('missingMeaning'),
      builtIn: ({ id, jukugo }) => ({
        meaning: t(`builtIn.${id}.meaning`),
        example: t(`builtIn.${id}.example`),
        kanjiMeanings: [...jukugo].map((kanji) => t(`kanji.${kanji as GlossedKanji}`)),
      }),
    }),
    [t],
  );
}

/**
 * What each card means, by its kanji. Empty when that is not known of every word: then the kanji that no word needs
 * would be told apart by having a meaning.
 */
export function useCardMeanings(words: readonly ShownWord[]): ReadonlyMap<string, string> {
  const t = useTranslations('jukugo.kanji');
  return useMemo(() => {
    const glossed = words.every(
      ({ jukugo, kanjiMeanings }) =>
        kanjiMeanings.length === [...jukugo].length && kanjiMeanings.every((meaning) => meaning !== ''),
    );
    if (!glossed) return new Map();
    return new Map([
      ...distractors.map((kanji) => [kanji, t(kanji)] as const),
      ...words.flatMap(({ jukugo, kanjiMeanings }) =>
        [...jukugo].map((kanji, index) => [kanji, kanjiMeanings[index] ?? ''] as const),
      ),
    ]);
  }, [words, t]);
}
