import type { State } from '@michi/games/mitsukete/rules';
import { Bar } from '@michi/ui/progress';
import { useFormatter, useTranslations } from 'use-intl';
import { clockText } from '../../lib/time/clock-text.ts';
import './hud.css';

const lowFrom = 0.2;

export interface HudProps {
  readonly state: Pick<State, 'setup' | 'score' | 'correctMatches' | 'wrongMatches' | 'combo' | 'stoppedAt'>;
  readonly elapsedMs: number;
}

/** Points, moves, time and combo in one line; with a limit the time left, as a number and as a bar. */
export function Hud({ state, elapsedMs }: HudProps) {
  const t = useTranslations('mitsukete.play');
  const format = useFormatter();
  const limitMs = state.setup.timeLimitS === null ? null : state.setup.timeLimitS * 1000;
  const shownMs = state.stoppedAt ?? elapsedMs;
  const leftMs = limitMs === null ? null : Math.max(0, limitMs - shownMs);
  const time = clockText(leftMs === null ? shownMs : Math.ceil(leftMs / 1000) * 1000);
  const low = leftMs !== null && limitMs !== null && leftMs < limitMs * lowFrom;
  return (
    <div className="mit__stats">
      <dl className="num">
        <div>
          <dt>{t('points')}</dt>
          <dd>{format.number(state.score)}</dd>
        </div>
        <div className="is-minor">
          <dt>{t('moves')}</dt>
          <dd>{state.correctMatches + state.wrongMatches}</dd>
        </div>
        <div>
          <dt>{t('time')}</dt>
          <dd className={low ? 'hot' : undefined}>
            <span role="timer">{time}</span>
          </dd>
        </div>
        <div className="is-minor">
          <dt>{t('combo')}</dt>
          <dd className={state.combo > 1 ? 'hot' : undefined}>{t('comboValue', { combo: state.combo })}</dd>
        </div>
      </dl>
      {leftMs !== null && limitMs !== null && (
        <Bar
          thin
          low={low}
          label={t('timeLeft')}
          value={Math.round(leftMs / 1000)}
          max={limitMs / 1000}
          valueText={time}
        />
      )}
    </div>
  );
}
