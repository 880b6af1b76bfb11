import { roundMs } from '@michi/games/tatakae/constants';
import { useTranslations } from 'use-intl';
import './round-timer.css';

const roundS = roundMs / 1000;

/** The seconds left of a round, as a number and as a ring. */
export function RoundTimer({ secondsLeft }: { secondsLeft: number }) {
  const t = useTranslations('tatakae.battle');
  return (
    <div
      className={secondsLeft <= 5 ? 'tat__time is-low' : 'tat__time'}
      role="timer"
      aria-label={t('secondsLeft', { seconds: secondsLeft })}
    >
      <svg viewBox="0 0 80 80" aria-hidden="true">
        <circle cx="40" cy="40" r="35" />
        <circle
          className="v"
          cx="40"
          cy="40"
          r="35"
          pathLength={roundS}
          strokeDasharray={`${secondsLeft} ${roundS}`}
        />
      </svg>
      <b className="num" aria-hidden="true">
        {secondsLeft}
      </b>
    </div>
  );
}
