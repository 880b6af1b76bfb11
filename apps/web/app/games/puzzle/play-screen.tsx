import type { Sitting } from '@michi/games/puzzle/level';
import { type Move, puzzle, type State } from '@michi/games/puzzle/rules';
import { puzzlesOf, type Setup, setOf } from '@michi/games/puzzle/setup';
import type { Mode } from '@michi/games/sitting';
import { Stats } from '@michi/ui/stats';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { dueAmong } from '../../learner/due-kanji.ts';
import type { Clocked } from '../../play/elapsed-clock.ts';
import { useSittingLevel } from '../../play/use-sitting-level.ts';
import { type OpenLevel, PlayedLevel } from '../played-level.tsx';
import { StartOver } from '../start-over.tsx';
import { TaskAndBoard } from '../task-and-board.tsx';
import { Acts } from './acts.tsx';
import { Announcer } from './announcer.tsx';
import { Book } from './book.tsx';
import { Coach } from './coach.tsx';
import { PuzzleFrame } from './frame.tsx';
import { lessonOf, pointedAt } from './lesson.ts';
import { LevelDone } from './level-done.tsx';
import { LoadingLevel } from './loading-level.tsx';
import { RadicalGrid } from './radical-grid.tsx';
import { puzzleSittings } from './sittings.ts';
import { Task } from './task.tsx';

export interface PlayScreenProps {
  readonly mode: Mode;
  /** What the level begins with. */
  readonly sitting: Sitting;
  /** The level to go on with once this one is done. */
  readonly next: number;
  /** Another level was played before this one on the same page. */
  readonly continued: boolean;
  /** The learner goes on, or begins anew. */
  readonly onEnded: () => void;
}

/** A level being played, until the learner goes on. */
export function PlayScreen({ mode, sitting, next, continued, onEnded }: PlayScreenProps) {
  const { level } = sitting;
  const set = setOf(level);
  const [due] = useState(() => dueAmong(puzzlesOf({ set }).map(({ kanji }) => kanji))); // as it is when the level begins
  const { startOver, ...run } = useSittingLevel(puzzleSittings, puzzle, {
    ...sitting,
    mode,
    set,
    due,
  });
  const { tally } = run.snapshot?.state ?? sitting;

  return (
    <PlayedLevel
      game="puzzle"
      run={run}
      clocked={mode === 'challenge'}
      streak={run.snapshot ? tally.combo : 0}
      frame={(props) => <PuzzleFrame mode={mode} reached={{ level, score: tally.score }} {...props} />}
      loading={<LoadingLevel mode={mode} />}
      leaveTo="/games"
    >
      {({ session, state, stopped, pauses, snapshot }: OpenLevel<Setup, State, Move, 'startOver'>) => (
        <>
          <Level
            state={state}
            run={session}
            covered={stopped}
            takeFocus={continued}
            play={(move) => session.play(move)}
          />
          <Announcer state={state} stopped={stopped} run={session} />
          <StartOver
            game="puzzle"
            level={level}
            score={tally.score}
            pauses={pauses}
            onStartOver={() => void startOver().then(onEnded)}
          />
          {snapshot.result && (
            <LevelDone
              runId={session.plan.runId}
              state={state}
              events={session.events}
              next={next}
              onNext={onEnded}
            />
          )}
        </>
      )}
    </PlayedLevel>
  );
}

interface LevelProps {
  readonly state: State;
  readonly run: Clocked;
  /** In a pause of a challenge the radicals are covered. */
  readonly covered: boolean;
  /** Takes the focus, which the level before has lost. */
  readonly takeFocus: boolean;
  readonly play: (move: Move) => void;
}

/** What a level shows: the task and the radicals in one view, the five numbers, and what was built. */
function Level({ state, run, covered, takeFocus, play }: LevelProps) {
  const t = useTranslations('puzzle');
  const format = useFormatter();
  const lesson = state.setup.mode === 'tutorial' ? lessonOf(state) : null;
  const { tally, phase } = state;
  return (
    <>
      <TaskAndBoard
        className="puz__level"
        guide={lesson ? <Coach state={state} lesson={lesson} /> : undefined}
        taskLabel={t('target.heading')}
        verdict={phase === 'right' || phase === 'wrong' ? phase : undefined}
        task={
          <Task
            state={state}
            run={run}
            onRemove={(remove) => play({ remove })}
            onHint={() => play({ ask: 'hint' })}
          />
        }
        board={
          <RadicalGrid
            state={state}
            pointedAt={lesson && pointedAt(lesson)}
            covered={covered}
            takeFocus={takeFocus}
            onChoose={(choose) => play({ choose })}
          />
        }
        acts={
          <Acts
            state={state}
            onReset={() => play({ ask: 'reset' })}
            onNewPuzzle={() => play({ ask: 'newPuzzle' })}
          />
        }
      />
      <Stats
        className="puz__stats"
        items={[
          { label: t('stats.solved'), value: format.number(tally.completedKanji) },
          { label: t('stats.perfect'), value: format.number(tally.perfectCombos) },
          { label: t('stats.hints'), value: format.number(tally.hintsUsed) },
          { label: t('stats.combo'), value: `×${tally.combo}`, hot: tally.combo > 1 },
          { label: t('stats.points'), value: format.number(tally.score) },
        ]}
      />
      <Book state={state} />
    </>
  );
}
