import { tickMs } from '@michi/games/hanazono/constants';
import type { State } from '@michi/games/hanazono/rules';
import { changeIn, timesOfDay, type Weather } from '@michi/games/hanazono/sky';
import { Icon, type IconName } from '@michi/ui/icon';
import { japanese } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import { clockText } from '../../lib/time/clock-text.ts';
import type { Clocked } from '../../play/elapsed-clock.ts';
import { useElapsed } from '../../play/use-run.ts';

const signs = { morning: '朝', afternoon: '昼', evening: '夕' } as const;
const pictures: Readonly<Record<Weather, IconName>> = { sunny: 'sun', rainy: 'drop', cloudy: 'cloud' };
const signed = (change: number) => (change > 0 ? `+${change}` : `−${-change}`);

export interface SkyBandProps {
  readonly run: Clocked;
  readonly state: State;
  /** The kanji whose form is asked. */
  readonly hidden: string | null;
}

/** What time of day it is, the weather, and what it does to the plants next. */
export function SkyBand({ run, state, hidden }: SkyBandProps) {
  const t = useTranslations('hanazono');
  const { time, weather, ticks } = state;
  const left = (ticks + 1) * tickMs - useElapsed(run, 1000);
  const { water, sun } = changeIn(weather);
  return (
    <p className="hana-band">
      <span className="hana-band__times" role="img" aria-label={t('sky.label', { time: t(`times.${time}`) })}>
        {timesOfDay.map((each) => (
          <i key={each} {...japanese} className={each === time ? 'is-now' : undefined}>
            {signs[each] === hidden ? '？' : signs[each]}
          </i>
        ))}
      </span>
      <b>
        <Icon name={pictures[weather]} size="sm" />
        {t(`weathers.${weather}`)}
      </b>
      <span className="soft">
        <span className="hana-band__change">
          {weather === 'sunny'
            ? t('sky.change', { water: signed(water), sun: signed(sun) })
            : t('sky.slower')}{' '}
          ·{' '}
        </span>
        <span className="num">
          {t('sky.in', { clock: clockText(Math.min(tickMs, Math.max(0, left) + 999)) })}
        </span>
      </span>
    </p>
  );
}
