import type { Move, State } from '@michi/games/puzzle/rules';
import type { Setup } from '@michi/games/puzzle/setup';
import { Stats } from '@michi/ui/stats';
import { useFormatter, useTranslations } from 'use-intl';
import type { LiveRun } from '../../play/live-run.ts';
import { TaskAndBoard } from '../task-and-board.tsx';
import { useShownMiss } from '../use-shown-miss.ts';
import { Acts } from './acts.tsx';
import { Coach } from './coach.tsx';
import { lessonOf, pointedAt } from './lesson.ts';
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
