import type { Mode } from '@michi/games/series';
import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { gameMusic } from '../../audio/sounds.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { usePlayedSeries } from '../../play/use-played-series.ts';
import { useSeries } from '../../play/use-series.ts';
import { JukugoFrame } from './frame.tsx';
import { LoadingLevel } from './loading-level.tsx';
import { PlayScreen } from './play-screen.tsx';
import { jukugoSeries, type Series, storeWords } from './series.ts';
import { WordSupply } from './word-supply.ts';
import { useWordTexts } from './word-texts.ts';

/** A mode of the game: the level that the learner has come to. */
export function GameScreen({ mode }: { mode: Mode }) {
  const series = useSeries(jukugoSeries, mode);
  return series ? <SeriesScreen mode={mode} series={series} /> : <Opening mode={mode} series={null} />;
}

function SeriesScreen({ mode, series }: { mode: Mode; series: Series }) {
  useWords(mode, series);
  const { batch, ...reached } = series;
  const { played, turn, goOn } = usePlayedSeries(batch && { reached, batch });
  if (!played) return <Opening mode={mode} series={series} />;
  return <PlayScreen key={turn} mode={mode} {...played} continued={turn > 1} onEnded={goOn} />;
}

/** Until a level is open. */
function Opening({ mode, series }: { mode: Mode; series: Series | null }) {
  return (
    <JukugoFrame
      mode={mode}
      reached={series && { level: series.level, score: series.totals.score }}
      playing
      music={gameMusic.jukugo.menu}
    >
      <LoadingLevel mode={mode} />
    </JukugoFrame>
  );
}

const supply = new WordSupply();

/** Draws the words of a series's level when it has none. */
function useWords(mode: Mode, { level, batch, returning }: Series): void {
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
