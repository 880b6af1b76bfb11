import { hintCost } from '@michi/games/puzzle/constants';
import { puzzleOf } from '@michi/games/puzzle/puzzles';
import { type Move, type State, unsolved } from '@michi/games/puzzle/rules';
import type { Setup } from '@michi/games/puzzle/setup';
import { Button } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { Stats } from '@michi/ui/stats';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useOneTap } from '../../lib/react/use-one-tap.ts';
import type { LiveRun } from '../../play/live-run.ts';
import { TaskAndBoard } from '../task-and-board.tsx';
import { useShownMiss } from '../use-shown-miss.ts';
import './coach.css';
import { lessonOf, pointedAt, type TutorialLesson } from './lesson.ts';
import { RadicalGrid } from './radical-grid.tsx';
import { SolvedKanji } from './solved-kanji.tsx';
import { Task } from './task.tsx';

export interface LevelScreenProps {
  readonly liveRun: LiveRun<Setup, State, Move>;
  readonly state: State;
  /** In a pause of a challenge the radicals are covered. */
  readonly covered: boolean;
  /** Takes the focus, which the level before has lost. */
  readonly takeFocus: boolean;
  /** The kanji just built is kept in sight. */
  readonly held: boolean;
  readonly onHold: (held: boolean) => void;
}

/** What a level shows: the task and the radicals in one view, the five numbers, and what was built. */
export function LevelScreen(props: LevelScreenProps) {
  const { liveRun, state, covered, takeFocus, held, onHold } = props;
  const t = useTranslations('puzzle');
  const format = useFormatter();
  const lesson = state.setup.mode === 'tutorial' ? lessonOf(state) : null;
  const { totals } = state;
  const { shown, play } = useShownMiss(liveRun, state, 'chosen');
  return (
    <>
      <TaskAndBoard
        className="puz__level"
        guide={lesson ? <Coach state={state} lesson={lesson} /> : undefined}
        taskLabel={t('target.heading')}
        verdict={shown.phase === 'right' || shown.phase === 'wrong' ? shown.phase : undefined}
        task={
          <Task
            state={state}
            said={shown}
            run={liveRun}
            held={held}
            onHold={onHold}
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
          { label: t('stats.solved'), value: format.number(totals.completedKanji) },
          { label: t('stats.perfect'), value: format.number(totals.perfectCombos) },
          { label: t('stats.hints'), value: format.number(totals.hintsUsed) },
          { label: t('stats.combo'), value: `×${totals.combo}`, hot: totals.combo > 1 },
          { label: t('stats.points'), value: format.number(totals.score) },
        ]}
      />
      <SolvedKanji state={state} />
    </>
  );
}

interface ActsProps {
  readonly state: State;
  readonly onReset: () => void;
  readonly onNewPuzzle: () => void;
}

/** The ways out of a puzzle. */
function Acts({ state, onReset, onNewPuzzle }: ActsProps) {
  const t = useTranslations('puzzle.build');
  const once = useOneTap();
  const { chosen, phase, target } = state;
  const resettable = chosen.length > 0 && (phase === 'playing' || phase === 'wrong');
  const hasOther = unsolved(state).some((id) => id !== target);
  return (
    <div className="puz__acts">
      <Button
        variant="line"
        size="sm"
        icon="reset"
        className="puz__reset"
        aria-disabled={!resettable}
        onClick={onReset}
      >
        {t('reset')}
      </Button>
      <Button
        variant="line"
        size="sm"
        icon="swap"
        aria-disabled={!hasOther || phase !== 'playing'}
        onClick={once(onNewPuzzle)}
      >
        {t('newPuzzle')}
      </Button>
    </div>
  );
}

/** The voice of the tutorial: what to do now. */
function Coach({ state, lesson }: { state: State; lesson: TutorialLesson }) {
  const t = useTranslations('puzzle.coach');
  const names = useTranslations('puzzle.radicals');
  const texts = useTranslations('puzzle.kanji');
  const bold = (chunks: ReactNode) => <b>{chunks}</b>;
  const meaning = texts(`${puzzleOf(state.target).id}.meaning`);
  return (
    <aside className="panel puz__coach" aria-label={t('label')} aria-live="polite">
      <Icon name="brush" />
      <p>
        {'part' in lesson
          ? t.rich(lesson.says, { part: names(lesson.part), meaning, b: bold })
          : t(lesson.says, { cost: hintCost })}{' '}
        {lesson.says === 'done' && (
          <LocalLink className="puz__onward" to="/puzzle">
            {t('toPuzzle')}
          </LocalLink>
        )}
      </p>
    </aside>
  );
}
