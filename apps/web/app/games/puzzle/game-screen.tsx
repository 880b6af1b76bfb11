import type { Mode } from '@michi/games/series';
import { usePlayedSeries } from '../../play/use-played-series.ts';
import { useSeries } from '../../play/use-series.ts';
import { PuzzleFrame } from './frame.tsx';
import { LoadingLevel } from './loading-level.tsx';
import { PlayScreen } from './play-screen.tsx';
import { puzzleSeries } from './series.ts';

/** A mode of the game: levels one after the other, from the one that the learner has come to. */
export function GameScreen({ mode }: { mode: Mode }) {
  const series = useSeries(puzzleSeries, mode);
  const { played, turn, goOn } = usePlayedSeries(series);
  return played && series ? (
    <PlayScreen
      key={turn}
      mode={mode}
      series={played}
      next={series.level}
      continued={turn > 1}
      onEnded={goOn}
    />
  ) : (
    <PuzzleFrame mode={mode} reached={null} playing>
      <LoadingLevel mode={mode} />
    </PuzzleFrame>
  );
}
