import { heroOf, type Walk } from '@michi/games/tokyoquest/walk';
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
  const hero = walk && heroOf(walk);
  return (
    <section className="tq-hud" aria-label={t('label')}>
      <div className="tq-hud__me">
        <Hanko kanji="旅" size="2.75rem" />
        <div>
          <b translate={name === undefined ? undefined : 'no'}>{name ?? t('you')}</b>
          {hero ? (
            <p className="small soft num">
              {[
                t('hero', { level: hero.level, power: hero.kanjiPower }),
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
        shown={hero && t('of', { value: health, max: hero.maxHealth })}
        said={hero ? t('said', { value: health, max: hero.maxHealth }) : ''}
        value={health}
        max={hero?.maxHealth ?? 1}
        lost={lost}
        accent
      />
      <Meter
        icon="star"
        name={t('points')}
        shown={hero && t('of', { value: hero.xp, max: hero.needed })}
        said={hero ? t('said', { value: hero.xp, max: hero.needed }) : ''}
        value={hero?.xp ?? 0}
        max={hero?.needed ?? 1}
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
          <span className="tq-hud__name">{name}</span>
        </span>
        <b className="num">{shown ?? '…'}</b>
        {lost !== undefined && <em className="num">−{lost}</em>}
      </p>
      <Bar value={value} max={max} label={name} valueText={said} ticks accent={accent} />
    </div>
  );
}
