import type { Series } from '@michi/games/puzzle/level';
import { type Move, puzzle, type State } from '@michi/games/puzzle/rules';
import { puzzlesOf, type Setup, setOf } from '@michi/games/puzzle/setup';
import type { Mode } from '@michi/games/series';
import { useState } from 'react';
import { dueAmong } from '../../learner/projections/due-kanji.ts';
import { useSeriesLevel } from '../../play/use-series-level.ts';
import { type OpenLevel, PlayedLevel } from '../played-level.tsx';
import { RankedLink } from '../ranked/ranked-link.tsx';
import { StartOver } from '../start-over.tsx';
import { Announcer } from './announcer.tsx';
import { PuzzleFrame } from './frame.tsx';
import { LevelDone } from './level-done.tsx';
import { LevelScreen } from './level-screen.tsx';
import { LoadingLevel } from './loading-level.tsx';
import { puzzleSeries } from './series.ts';

export interface PlayScreenProps {
  readonly mode: Mode;
  /** What the level begins with. */
  readonly series: Series;
  /** The level to go on with once this one is done. */
  readonly next: number;
  /** Another level was played before this one on the same page. */
  readonly continued: boolean;
  /** The learner goes on, or begins anew. */
  readonly onEnded: () => void;
}

/** A level being played, until the learner goes on. */
export function PlayScreen({ mode, series, next, continued, onEnded }: PlayScreenProps) {
  const { level } = series;
  const set = setOf(level);
  const [due] = useState(() => dueAmong(puzzlesOf({ set }).map(({ kanji }) => kanji))); // as it is when the level begins
  const { startOver, ...run } = useSeriesLevel(puzzleSeries, puzzle, {
    ...series,
    mode,
    set,
    due,
  });
  const { totals } = run.view?.state ?? series;

  return (
    <PlayedLevel
      game="puzzle"
      run={run}
      clocked={mode === 'challenge'}
      streak={run.view ? totals.combo : 0}
      frame={(props) => <PuzzleFrame mode={mode} reached={{ level, score: totals.score }} {...props} />}
      loading={<LoadingLevel mode={mode} />}
      leaveTo="/games"
    >
      {({ liveRun, state, stopped, pauses, view }: OpenLevel<Setup, State, Move, 'startOver'>) => (
        <>
          <LevelScreen
            liveRun={liveRun}
            state={state}
            covered={stopped}
            takeFocus={continued}
            held={pauses.held}
            onHold={pauses.hold}
          />
          <Announcer state={state} stopped={stopped} run={liveRun} />
          <StartOver
            game="puzzle"
            level={level}
            score={totals.score}
            pauses={pauses}
            onStartOver={() => void startOver().then(onEnded)}
          />
          {mode === 'challenge' && <RankedLink game="puzzle" />}
          {view.result && (
            <LevelDone
              runId={liveRun.plan.runId}
              state={state}
              events={liveRun.events}
              next={next}
              onNext={onEnded}
            />
          )}
        </>
      )}
    </PlayedLevel>
  );
}
