import type { Mode } from '@michi/games/series';
import { gameMusic } from '../../audio/sounds.ts';
import { usePlayedSeries } from '../../play/use-played-series.ts';
import { useSeries } from '../../play/use-series.ts';
import { JukugoFrame } from './frame.tsx';
import { LoadingLevel } from './loading-level.tsx';
import { PlayScreen } from './play-screen.tsx';
import { jukugoSeries, type Series } from './series.ts';
import { useWords } from './use-words.ts';

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
