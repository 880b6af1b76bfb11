import type { Setup } from '@michi/games/jukugo/level';
import { jukugo, type State } from '@michi/games/jukugo/rules';
import type { Mode } from '@michi/games/series';
import type { Locale } from '@michi/messages/locales';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocale } from 'use-intl';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { useOnline } from '../../lib/calls/online.ts';
import { useSeriesLevel } from '../../play/use-series-level.ts';
import { type Batch, jukugoSeries, returningAfter, type Series } from './series.ts';
import { useWordTexts } from './word-texts.ts';
import { findWords, type ShownWord, textsOf } from './words.ts';

/** Opens the level of a series whose words are drawn. */
export function useLevel(mode: Mode, { level, totals }: Omit<Series, 'batch'>, { words }: Batch) {
  const setup: Setup = {
    mode,
    level,
    words: words.map(({ jukugo: word, difficulty }) => ({ jukugo: word, difficulty })),
    totals,
  };
  return useSeriesLevel(jukugoSeries, jukugo, setup, (now: Series, ended: State) => ({
    returning: returningAfter(now, ended),
  }));
}

export interface ShownWords {
  readonly wordOf: (jukugo: string) => ShownWord;
  /** Asks once more for texts that could not be had; null while none are missing. */
  readonly retry: (() => void) | null;
}

/** What to show of each word of a run: as it was drawn, or in the language of now, which is asked for. */
export function useShownWords(level: number, batch: Batch, run: Setup | null): ShownWords {
  const locale = useLocale();
  const online = useOnline();
  const texts = useWordTexts();
  const [found, setFound] = useState<Batch | null>(null);
  const wanted = useMemo(() => run?.words.map((word) => word.jukugo) ?? [], [run?.words]);
  const { known, missing } = useMemo(
    () => textsOf(wanted, locale, found ? [batch, found] : [batch]),
    [wanted, locale, batch, found],
  );

  const [failed, setFailed] = useState(false);
  const ask = async () => {
    setFailed(false);
    try {
      setFound({ locale, words: [...(await findWords(wanted, locale, level, texts))] });
    } catch (error) {
      logFailure(error, 'loading the texts of the words');
      setFailed(true);
    }
  };
  const askNow = useEffectEvent((_language: Locale) => void ask());
  useEffect(() => {
    if (missing && online) askNow(locale);
  }, [missing, locale, online]);

  const wordOf = useCallback(
    (word: string) => known.get(word) ?? unknownWord(word, texts.missingMeaning),
    [known, texts],
  );
  return { wordOf, retry: missing && failed ? () => void ask() : null };
}

const unknownWord = (jukugo: string, meaning: string): ShownWord => ({
  jukugo,
  hiragana: '',
  romaji: '',
  meaning,
  kanjiMeanings: [],
  kanjiReadings: [],
  example: '',
  exampleJa: '',
  category: 'general',
  difficulty: 1,
});
