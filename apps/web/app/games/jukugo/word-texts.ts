import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { WordTexts } from './words.ts';

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
