import { fullHealth } from '@michi/games/otoawase/constants';
import { accuracyOf } from '@michi/games/otoawase/scoring';
import { songEndsAt, songMsAt } from '@michi/games/otoawase/song-time';
import type { State } from '@michi/games/otoawase/state';
import { Icon } from '@michi/ui/icon';
import { Bar } from '@michi/ui/progress';
import { useFormatter, useTranslations } from 'use-intl';
import { useElapsed } from '../../play/use-run.ts';
import './hud.css';
import { clockOf } from './clock.ts';
import type { LiveSong } from './live-song.ts';

const littleHealth = 30;

/** Points, combo, accuracy, energy, and how far the song is. */
export function Hud({ liveRun, state }: { liveRun: LiveSong; state: State }) {
  const t = useTranslations('otoawase.hud');
  const format = useFormatter();
  const accuracy = accuracyOf(state.outcomes);
  return (
    <div className="oto-hud">
      <dl className="oto-hud__numbers num">
        <div>
          <dt>{t('points')}</dt>
          <dd>{format.number(state.score)}</dd>
        </div>
        <div>
          <dt>{t('combo')}</dt>
          <dd className={state.combo > 1 ? 'is-hot' : undefined}>{t('times', { combo: state.combo })}</dd>
        </div>
        <div>
          <dt>{t('accuracy')}</dt>
          <dd>{accuracy === null ? '–' : format.number(accuracy / 100, { style: 'percent' })}</dd>
        </div>
      </dl>
      <div>
        <p className="oto-hud__line small">
          <Icon name="heart" size="sm" />
          <b>{t('energy')}</b>
          <span className="num">{state.health}</span>
        </p>
        <Bar
          ticks
          accent
          low={state.health <= littleHealth}
          value={state.health}
          max={fullHealth}
          label={t('energy')}
          valueText={t('energyOf', { health: state.health, full: fullHealth })}
        />
      </div>
      <SongTime liveRun={liveRun} state={state} />
    </div>
  );
}

/** By itself, as only this changes each second while notes fall. */
function SongTime({ liveRun, state }: { liveRun: LiveSong; state: State }) {
  const t = useTranslations('otoawase.hud');
  const elapsed = useElapsed(liveRun, 1_000);
  const endsAt = songEndsAt(state);
  const songMs = Math.min(endsAt, Math.max(0, songMsAt(state, elapsed)));
  const [now, end] = [clockOf(songMs), clockOf(endsAt)];
  return (
    <div>
      <p className="oto-hud__line num small">
        <b>{now}</b>
        <span className="soft">{end}</span>
      </p>
      <Bar thin value={songMs} max={endsAt} label={t('song')} valueText={t('songAt', { now, end })} />
    </div>
  );
}
