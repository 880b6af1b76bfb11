import type { Sitting } from '@michi/games/puzzle/level';
import { puzzles } from '@michi/games/puzzle/puzzles';
import { puzzle, type State } from '@michi/games/puzzle/rules';
import type { Mode } from '@michi/games/sitting';
import { LoadingState } from '@michi/ui/state';
import { Stats } from '@michi/ui/stats';
import { useFormatter, useTranslations } from 'use-intl';
import { gameMusic } from '../../audio/sounds.ts';
import { playMusic } from '../../audio/streak.ts';
import { useAchievementToasts } from '../../features/achievements/use-achievement-toasts.ts';
import type { Clocked } from '../../play/elapsed-clock.ts';
import { usePauses } from '../../play/use-pauses.ts';
import { useSittingLevel } from '../../play/use-sitting-level.ts';
import { PauseButton } from '../pause-button.tsx';
import { PauseDialog } from '../pause-dialog.tsx';
import { StartOverButton, StartOverDialog } from '../start-over.tsx';
import { useEventSounds } from '../use-event-sounds.ts';
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
  const setup = { ...sitting, mode };
  const { session, snapshot, startOver } = useSittingLevel(puzzleSittings, puzzle, setup);
  const timed = mode === 'challenge';
  const pauses = usePauses<'startOver'>(
    { session, snapshot },
    { ownControls: '.puz, .play__bar button', clocked: timed },
  );
  useEventSounds(session);

  const state = snapshot?.state;
  const finished = snapshot?.result != null;
  useAchievementToasts(state !== undefined && !finished);
  const { level } = sitting;
  const { score } = (state ?? setup).tally;

  return (
    <PuzzleFrame
      mode={mode}
      reached={{ level, score }}
      playing={!finished}
      music={playMusic(gameMusic.puzzle, state?.tally.combo ?? 0)}
      onAudioOpenChange={pauses.showAudio}
      tools={pauses.possible && <PauseButton game="puzzle" onPause={pauses.pause} />}
    >
      {!session || !snapshot || !state ? (
        <LoadingState label={t('loading')} />
      ) : (
        <>
          <Level
            state={state}
            run={session}
            covered={timed && snapshot.paused}
            takeFocus={continued}
            play={(move) => session.play(move)}
          />
          <Announcer key={session.plan.runId} state={state} paused={snapshot.paused} run={session} />
          <p className="puz__foot">
            <StartOverButton game="puzzle" onClick={() => pauses.show('startOver')} />
          </p>
          <StartOverDialog
            game="puzzle"
            open={pauses.open === 'startOver'}
            level={level}
            score={score}
            onClose={() => pauses.show(null)}
            onStartOver={() => void startOver().then(onEnded)}
          />
          <PauseDialog game="puzzle" open={pauses.paused} onResume={pauses.resume} leaveTo="/games" />
          {finished && <LevelDone runId={session.plan.runId} state={state} next={next} onNext={onEnded} />}
        </>
      )}
    </PuzzleFrame>
  );
}

interface LevelProps {
  readonly state: State;
  readonly run: Clocked;
  /** In a pause of a challenge the radicals are covered. */
  readonly covered: boolean;
  /** Takes the focus, which the level before has lost. */
  readonly takeFocus: boolean;
  readonly play: (move: Exclude<Parameters<typeof puzzle.play>[1], string>) => void;
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
