import { standingOf, type Walk } from '@michi/games/tokyoquest/walk';
import { Icon } from '@michi/ui/icon';
import { Bar } from '@michi/ui/progress';
import { Hanko } from '@michi/ui/stamp';
import { Skeleton } from '@michi/ui/state';
import { useTranslations } from 'use-intl';
import { useSession } from '../../lib/device/session.ts';
import './hud.css';

export interface HudProps {
  /** Null until it is known. */
  readonly walk: Walk | null;
  /** Health within a quest; else that of the walk. */
  readonly health?: number | undefined;
  /** What a wrong answer has just cost. */
  readonly lost?: number | undefined;
}

/** Who travels, and how they stand: health, Tokyo points, level. */
export function Hud({ walk, health = walk?.health ?? 0, lost }: HudProps) {
  const t = useTranslations('tokyoquest.hud');
  const name = useSession()?.user?.username;
  const standing = walk && standingOf(walk);
  return (
    <section className="tq-hud" aria-label={t('label')}>
      <div className="tq-hud__me">
        <Hanko kanji="旅" size="2.75rem" />
        <div>
          <b translate={name === undefined ? undefined : 'no'}>{name ?? t('you')}</b>
          {standing ? (
            <p className="small soft num">
              {[
                t('standing', { level: standing.level, power: standing.kanjiPower }),
                ...(walk.walk === 2 ? [t('second')] : []),
              ].join(' · ')}
            </p>
          ) : (
            <Skeleton width="9rem" />
          )}
        </div>
      </div>
      <Meter
        icon="heart"
        name={t('health')}
        shown={standing && t('of', { value: health, max: standing.maxHealth })}
        said={standing ? t('said', { value: health, max: standing.maxHealth }) : ''}
        value={health}
        max={standing?.maxHealth ?? 1}
        lost={lost}
        accent
      />
      <Meter
        icon="star"
        name={t('points')}
        shown={standing && t('of', { value: standing.xp, max: standing.needed })}
        said={standing ? t('said', { value: standing.xp, max: standing.needed }) : ''}
        value={standing?.xp ?? 0}
        max={standing?.needed ?? 1}
      />
    </section>
  );
}

interface MeterProps {
  readonly icon: 'heart' | 'star';
  readonly name: string;
  readonly shown: string | null;
  readonly said: string;
  readonly value: number;
  readonly max: number;
  readonly lost?: number | undefined;
  readonly accent?: boolean;
}

function Meter({ icon, name, shown, said, value, max, lost, accent }: MeterProps) {
  return (
    <div className="tq-hud__bar">
      <p className="small">
        <span>
          <Icon name={icon} size="sm" />
          {name}
        </span>
        <b className="num">{shown ?? '…'}</b>
        {lost !== undefined && <em className="num">−{lost}</em>}
      </p>
      <Bar value={value} max={max} label={name} valueText={said} ticks accent={accent} />
    </div>
  );
}
