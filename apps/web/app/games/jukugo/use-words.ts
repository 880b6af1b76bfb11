import type { Mode } from '@michi/games/series';
import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { browserStore } from '../../lib/device/storage.ts';
import { type Series, storeWords } from './series.ts';
import { WordSupply } from './word-supply.ts';
import { useWordTexts } from './word-texts.ts';

const supply = new WordSupply();

/** Draws the words of a series's level when it has none. */
export function useWords(mode: Mode, { level, batch, returning }: Series): void {
  const locale = useLocale();
  const texts = useWordTexts();
  const missing = batch === null;
  useEffect(() => {
    if (!missing) return;
    let left = false;
    void supply.draw({ mode, level, locale, returning }, texts).then((words) => {
      if (left) return;
      supply.taken();
      storeWords(browserStore(), mode, level, { locale, words: [...words] });
    });
    return () => {
      left = true;
    };
  }, [missing, mode, level, locale, texts, returning]);
}
