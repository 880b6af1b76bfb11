import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { useWordTexts } from './word-texts.ts';
import { findWordsOf, type ShownWord } from './words.ts';

/** All words of the list that these cards make, in the language of now; null until they are known. */
export function useOtherWords(cards: readonly string[], level: number): readonly ShownWord[] | null {
  const locale = useLocale();
  const texts = useWordTexts();
  const kanji = cards.join('');
  const [found, setFound] = useState<{ readonly of: string; readonly words: readonly ShownWord[] } | null>(
    null,
  );
  const asked = `${locale} ${kanji}`;
  useEffect(() => {
    let left = false;
    findWordsOf(kanji, locale, level, texts).then(
      (words) => {
        if (!left) setFound({ of: asked, words });
      },
      (error) => logFailure(error, 'asking what the cards make'),
    );
    return () => {
      left = true;
    };
  }, [kanji, locale, level, texts, asked]);
  return found?.of === asked ? found.words : null;
}
