import type { GameEvent } from '@michi/game-kit/events';
import type { Setup } from '@michi/games/jukugo/level';
import type { Move, State } from '@michi/games/jukugo/rules';
import { levelAfter, type Mode } from '@michi/games/series';
import { useMemo } from 'react';
import { NextSteps } from '../../features/next-steps/next-steps.tsx';
import { type OpenLevel, PlayedLevel } from '../played-level.tsx';
import { RankedLink } from '../ranked/ranked-link.tsx';
import { StartOver } from '../start-over.tsx';
import { JukugoFrame } from './frame.tsx';
import { LevelScreen } from './level-screen.tsx';
import { LoadingLevel } from './loading-level.tsx';
import { type Batch, returningAfter, type Series } from './series.ts';
import { useLevel, useShownWords } from './use-level.ts';
import { useWordsAhead } from './use-words.ts';
import { WordList } from './word-list.tsx';

export interface PlayScreenProps {
  readonly mode: Mode;
  /** The level, and what those before it have brought. */
  readonly reached: Omit<Series, 'batch'>;
  readonly batch: Batch;
  /** Another level was played before this one on the same page. */
  readonly continued: boolean;
  /** What happened in that level. */
  readonly before: readonly GameEvent[];
  /** The level is done or given up, and what the next one begins with is kept. */
  readonly onEnded: (events: readonly GameEvent[]) => void;
}

/** A level being played, from its first word until the next level's. */
export function PlayScreen({ mode, reached, batch, continued, before, onEnded }: PlayScreenProps) {
  const { startOver, ...run } = useLevel(mode, reached, batch, onEnded);
  const { setup, totals, phase } = run.view?.state ?? { ...reached, setup: null, phase: null };
  const { wordOf, retry } = useShownWords(reached.level, batch, setup);
  const celebrating = phase === 'celebrating';
  const ended = celebrating ? (run.view?.state ?? null) : null;
  const returning = useMemo(() => ended && returningAfter(reached, ended), [ended, reached]);
  useWordsAhead(mode, levelAfter(reached.level), returning);

  return (
    <PlayedLevel
      game="jukugo"
      run={run}
      clocked={mode === 'challenge'}
      streak={totals.streak}
      awardsWait={!celebrating}
      frame={(props) => (
        <JukugoFrame
          {...props}
          mode={mode}
          reached={{ level: reached.level, score: totals.score }}
          playing // one level follows the other
        />
      )}
      loading={<LoadingLevel mode={mode} />}
      leaveTo="/games"
    >
      {({ liveRun, state, stopped, pauses }: OpenLevel<Setup, State, Move, 'list' | 'startOver'>) => (
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
            <NextSteps events={before} offers={['write', 'missed', 'due']} />
            <StartOver
              game="jukugo"
              level={reached.level}
              score={totals.score}
              pauses={pauses}
              onStartOver={() => void startOver().then(() => onEnded([]))}
            />
            {mode === 'challenge' && <RankedLink game="jukugo" />}
          </LevelScreen>
          <WordList
            open={pauses.open === 'list'}
            state={state}
            wordOf={wordOf}
            onClose={() => pauses.show(null)}
          />
        </>
      )}
    </PlayedLevel>
  );
}
