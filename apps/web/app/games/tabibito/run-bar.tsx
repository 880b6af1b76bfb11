import type { State } from '@michi/games/tabibito/rules';
import { IconButton } from '@michi/ui/button';
import { Bar } from '@michi/ui/progress';
import { useTranslations } from 'use-intl';
import { clockText } from '../../lib/time/clock-text.ts';
import { KanaButton } from './kana-button.tsx';
import './run-bar.css';

const lowMs = 60_000;

export interface RunBarProps {
  readonly state: State;
  /** The remaining time; null without a limit. */
  readonly leftMs: number | null;
  readonly paused: boolean;
  readonly onPause: () => void;
  readonly onKana: () => void;
  readonly onLeave: () => void;
}

/** The state of the run: question, points, streak and, with a limit, the remaining time. */
export function RunBar({ state, leftMs, paused, onPause, onKana, onLeave }: RunBarProps) {
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
