import type { ListedModule } from '@michi/contracts/tabibito';
import { currentQuestion, limitOf, type State, tabibito } from '@michi/games/tabibito/rules';
import { Button, IconButton } from '@michi/ui/button';
import { Bar } from '@michi/ui/progress';
import { LoadingState } from '@michi/ui/state';
import { useAwardsWait } from '@michi/ui/toast';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { clockText } from '../../lib/time/clock-text.ts';
import { usePauses } from '../../play/use-pauses.ts';
import { useElapsed, useRun } from '../../play/use-run.ts';
import { type AnnouncedRun, Announcement, useAnnouncer, whenFalling } from '../announcer.tsx';
import { useCountdownSound } from '../use-countdown-sound.ts';
import { useEventSounds } from '../use-event-sounds.ts';
import { completeModule } from './complete-module.ts';
import { KanaButton } from './kana-button.tsx';
import { KanaHelp } from './kana-help.tsx';
import { noteProved } from './proved-kanji.ts';
import { QuestionView } from './question-view.tsx';
import { RunVerdict } from './run-verdict.tsx';
import { textsInQuestion } from './texts-on.ts';
import './run-bar.css';
import './module-run.css';

/** Seconds left at which a listener is told the time. */
const announcedSeconds = [5 * 60, 60];

export interface ModuleRunProps {
  readonly module: ListedModule;
  readonly run: NonNullable<ListedModule['run']>;
  readonly onComplete: () => void;
  readonly onLeave: () => void;
  readonly onStreak: (streak: number | null) => void;
}

/** A graded module being played, from the first question to the verdict. */
export function ModuleRun({ module, run, onComplete, onLeave, onStreak }: ModuleRunProps) {
  const t = useTranslations('tabibito.run');
  const locale = useLocale();
  const { liveRun, view, restart } = useRun({
    rules: tabibito,
    game: 'tabibito',
    level: module.id,
    setup: run.setup,
    locale,
  });
  const elapsedMs = useElapsed(liveRun, 1000);
  const streak = view?.state.streak ?? 0;
  const running = view !== null && view.result === null;
  const won = view?.result?.won ? view.state : null;

  useAwardsWait(running);
  const proved = useEffectEvent((kanji: readonly string[]) => {
    noteProved(module.id, kanji);
    if (module.is_completed) completeModule(module);
  });
  useEffect(() => {
    if (won) proved(won.rightKanji);
  }, [won]);
  useEffect(() => onStreak(streak), [streak, onStreak]);
  useEffect(() => () => onStreak(null), [onStreak]);
  useEventSounds(liveRun);
  const limitMs = view ? limitOf(view.state.setup) : null;
  const clocked = limitMs !== null;
  const { paused, pause, resume, held, hold } = usePauses(
    { liveRun, view },
    { ownControls: '.tabi-run :not(input)', clocked },
  );

  const leftMs = limitMs === null ? null : Math.max(0, limitMs - elapsedMs);
  const secondsLeft = leftMs === null ? null : Math.ceil(leftMs / 1000);
  useCountdownSound(secondsLeft, running && !view.paused);

  if (liveRun === null || view === null) return <LoadingState label={t('loading')} />;
  const { state } = view;
  if (view.result)
    return (
      <RunVerdict
        state={state}
        events={liveRun.events}
        passed={view.result.won}
        completed={module.is_completed}
        onComplete={onComplete}
        onAgain={restart}
        onLeave={onLeave}
      />
    );
  const question = currentQuestion(state);
  return (
    <>
      <div className="tabi-run">
        <RunBar
          state={state}
          leftMs={leftMs}
          paused={paused}
          onPause={pause}
          onKana={() => hold(true)}
          onLeave={onLeave}
        />
        <TimeAnnouncer run={liveRun} secondsLeft={secondsLeft} />
        {paused && <Paused onResume={resume} />}
        <QuestionView
          key={`${liveRun.plan.runId}-${state.current}`}
          state={state}
          question={question}
          kanji={run.kanji}
          hidden={paused}
          onMove={(move) => liveRun.play(move)}
        />
      </div>
      {held && <KanaHelp texts={textsInQuestion(state, question, run.kanji)} onClose={() => hold(false)} />}
    </>
  );
}

/** Says to a screen reader how much time is left, now and then. */
function TimeAnnouncer({ run, secondsLeft }: { run: AnnouncedRun<State>; secondsLeft: number | null }) {
  const t = useTranslations('tabibito.run');
  const minutesLeft = (seconds: number) => t('minutesLeft', { minutes: seconds / 60 });
  const said = useAnnouncer(run, { changes: [whenFalling(secondsLeft, announcedSeconds, minutesLeft)] });
  return <Announcement>{said}</Announcement>;
}

/** The clock stands still. */
function Paused({ onResume }: { onResume: () => void }) {
  const t = useTranslations('tabibito.run');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="state">
      <h3>{t('paused')}</h3>
      <p>{t('pausedText')}</p>
      <Button ref={button} variant="accent" icon="play" onClick={onResume}>
        {t('resume')}
      </Button>
    </div>
  );
}

const lowMs = 60_000;

interface RunBarProps {
  readonly state: State;
  /** The remaining time; null without a limit. */
  readonly leftMs: number | null;
  readonly paused: boolean;
  readonly onPause: () => void;
  readonly onKana: () => void;
  readonly onLeave: () => void;
}

/** The state of the run: question, points, streak and, with a limit, the remaining time. */
function RunBar({ state, leftMs, paused, onPause, onKana, onLeave }: RunBarProps) {
  const t = useTranslations('tabibito.run');
  const { current, setup, questions, score, streak } = state;
  const isAgain = current >= setup.questions;
  const label = isAgain
    ? t('again', { number: current - setup.questions + 1 })
    : t('question', { number: current + 1, count: setup.questions });
  return (
    <div className="tabi-bar">
      <div className="tabi-bar__row num">
        <IconButton icon="left" label={t('leave')} onClick={onLeave} />
        <p className="tabi-bar__no">{label}</p>
        <p className="tabi-bar__tally small">
          <span className="soft">{t('points', { points: score })}</span>
          {streak > 1 && <b className="tabi-bar__streak">{t('streak', { streak })}</b>}
        </p>
        {!paused && <KanaButton onClick={onKana} />}
        {leftMs !== null && (
          <>
            <span
              role="timer"
              aria-label={t('timeLeft')}
              className={leftMs < lowMs ? 'tabi-bar__time is-low' : 'tabi-bar__time'}
            >
              {clockText(leftMs)}
            </span>
            {!paused && <IconButton icon="pause" label={t('pause')} onClick={onPause} />}
          </>
        )}
      </div>
      <Bar thin value={current} max={questions.length} label={label} aria-hidden="true" />
    </div>
  );
}
