import type { Setup } from '@michi/games/jukugo/level';
import type { Move, State } from '@michi/games/jukugo/rules';
import type { Mode } from '@michi/games/series';
import { type OpenLevel, PlayedLevel } from '../played-level.tsx';
import { RankedLink } from '../ranked/ranked-link.tsx';
import { StartOver } from '../start-over.tsx';
import { JukugoFrame } from './frame.tsx';
import { LevelDone } from './level-done.tsx';
import { LevelScreen } from './level-screen.tsx';
import { LoadingLevel } from './loading-level.tsx';
import type { Batch, Series } from './series.ts';
import { useLevel, useShownWords } from './use-level.ts';
import { WordList } from './word-list.tsx';

export interface PlayScreenProps {
  readonly mode: Mode;
  /** The level, and what those before it have brought. */
  readonly reached: Omit<Series, 'batch'>;
  readonly batch: Batch;
  /** Another level was played before this one on the same page. */
  readonly continued: boolean;
  /** The learner goes on, or begins anew. */
  readonly onEnded: () => void;
}

/** A level being played, until the learner goes on. */
export function PlayScreen({ mode, reached, batch, continued, onEnded }: PlayScreenProps) {
  const { startOver, ...run } = useLevel(mode, reached, batch);
  const { setup, totals } = run.view?.state ?? { ...reached, setup: null };
  const { wordOf, retry } = useShownWords(reached.level, batch, setup);

  return (
    <PlayedLevel
      game="jukugo"
      run={run}
      clocked={mode === 'challenge'}
      streak={totals.streak}
      frame={(props) => (
        <JukugoFrame {...props} mode={mode} reached={{ level: reached.level, score: totals.score }} />
      )}
      loading={<LoadingLevel mode={mode} />}
      leaveTo="/games"
    >
      {({ liveRun, state, stopped, pauses, view }: OpenLevel<Setup, State, Move, 'list' | 'startOver'>) => (
        <>
          <LevelScreen
            liveRun={liveRun}
            state={state}
            stopped={stopped}
            wordOf={wordOf}
            onRetry={retry}
            continued={continued}
            held={pauses.held}
            onHold={pauses.hold}
            onList={() => pauses.show('list')}
          >
            <StartOver
              game="jukugo"
              level={reached.level}
              score={totals.score}
              pauses={pauses}
              onStartOver={() => void startOver().then(onEnded)}
            />
            {mode === 'challenge' && <RankedLink game="jukugo" />}
          </LevelScreen>
          <WordList
            open={pauses.open === 'list'}
            state={state}
            wordOf={wordOf}
            onClose={() => pauses.show(null)}
          />
          {view.result && <LevelDone state={state} events={liveRun.events} onNext={onEnded} />}
        </>
      )}
    </PlayedLevel>
  );
}
