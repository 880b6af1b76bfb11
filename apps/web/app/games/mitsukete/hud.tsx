import type { State } from '@michi/games/mitsukete/rules';
import { Bar } from '@michi/ui/progress';
import { Stats } from '@michi/ui/stats';
import { useFormatter, useTranslations } from 'use-intl';
import { clockText } from '../../lib/time/clock-text.ts';

const lowFrom = 0.2;

/** Points, moves, time and combo; with a limit the time left, as a number and as a bar. */
export function Hud({ state, elapsedMs }: { state: State; elapsedMs: number }) {
  const t = useTranslations('mitsukete.play');
  const format = useFormatter();
  const limitMs = state.setup.timeLimitS === null ? null : state.setup.timeLimitS * 1000;
  const shownMs = state.stoppedAt ?? elapsedMs;
  const leftMs = limitMs === null ? null : Math.max(0, limitMs - shownMs);
  const time = clockText(leftMs === null ? shownMs : Math.ceil(leftMs / 1000) * 1000);
  const low = leftMs !== null && limitMs !== null && leftMs < limitMs * lowFrom;
  return (
    <div className="mit__stats">
      <Stats
        items={[
          { label: t('points'), value: format.number(state.score) },
          { label: t('moves'), value: state.correctMatches + state.wrongMatches },
          {
            label: t('time'),
            value: <span role="timer">{time}</span>,
            hot: low,
          },
          { label: t('combo'), value: t('comboValue', { combo: state.combo }), hot: state.combo > 1 },
        ]}
      />
      {leftMs !== null && limitMs !== null && (
        <Bar
          className="mt-2"
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
