import type { Setup, Sitting } from '@michi/games/puzzle/level';
import { puzzles } from '@michi/games/puzzle/puzzles';
import { type Move, puzzle, type State } from '@michi/games/puzzle/rules';
import type { Mode } from '@michi/games/sitting';
import { LoadingState } from '@michi/ui/state';
import { Stats } from '@michi/ui/stats';
import { useFormatter, useTranslations } from 'use-intl';
import type { Clocked } from '../../play/elapsed-clock.ts';
import { useSittingLevel } from '../../play/use-sitting-level.ts';
import { type OpenLevel, PlayedLevel } from '../played-level.tsx';
import { StartOver } from '../start-over.tsx';
import { Announcer } from './announcer.tsx';
import { Build } from './build.tsx';
import { Coach } from './coach.tsx';
import { PuzzleFrame } from './frame.tsx';
import { Learned } from './learned.tsx';
import { lessonOf, pointedAt } from './lesson.ts';
import { LevelDone } from './level-done.tsx';
import { RadicalGrid } from './radical-grid.tsx';
import { puzzleSittings } from './sittings.ts';
import { Target } from './target.tsx';

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
  const t = useTranslations('puzzle');
  const { level } = sitting;
  const { startOver, ...run } = useSittingLevel(puzzleSittings, puzzle, { ...sitting, mode });
  const { tally } = run.snapshot?.state ?? sitting;

  return (
    <PlayedLevel
      game="puzzle"
      run={run}
      clocked={mode === 'challenge'}
      streak={run.snapshot ? tally.combo : 0}
      frame={(props) => <PuzzleFrame mode={mode} reached={{ level, score: tally.score }} {...props} />}
      loading={<LoadingState label={t('loading')} />}
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
            <LevelDone runId={session.plan.runId} state={state} next={next} onNext={onEnded} />
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

/** What a level shows: what is sought, the square, the radicals, what was built last, and the five numbers. */
function Level({ state, run, covered, takeFocus, play }: LevelProps) {
  const t = useTranslations('puzzle.stats');
  const format = useFormatter();
  const lesson = state.setup.mode === 'tutorial' ? lessonOf(state) : null;
  const { tally, solved } = state;
  const last = solved.at(-1);
  return (
    <>
      {lesson && <Coach state={state} lesson={lesson} />}
      <div className="puz__side">
        <Target state={state} run={run} onHint={() => play({ ask: 'hint' })} />
        <Build
          state={state}
          hasOther={puzzles.some(({ id }) => id !== state.target && !solved.includes(id))}
          onRemove={(remove) => play({ remove })}
          onReset={() => play({ ask: 'reset' })}
          onNewPuzzle={() => play({ ask: 'newPuzzle' })}
        />
      </div>
      <RadicalGrid
        state={state}
        pointedAt={lesson && pointedAt(lesson)}
        covered={covered}
        takeFocus={takeFocus}
        onChoose={(choose) => play({ choose })}
      />
      {last && <Learned id={last} />}
      <Stats
        className="puz__stats"
        items={[
          { label: t('solved'), value: format.number(tally.completedKanji) },
          { label: t('perfect'), value: format.number(tally.perfectCombos) },
          { label: t('hints'), value: format.number(tally.hintsUsed) },
          { label: t('combo'), value: `×${tally.combo}`, hot: tally.combo > 1 },
          { label: t('points'), value: format.number(tally.score) },
        ]}
      />
    </>
  );
}
