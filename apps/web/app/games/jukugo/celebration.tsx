import type { State } from '@michi/games/jukugo/rules';
import { levelBonus } from '@michi/games/jukugo/scoring';
import { levelAfter } from '@michi/games/series';
import { Hanamaru } from '@michi/ui/hanamaru';
import { Stamp } from '@michi/ui/stamp';
import { useFormatter, useTranslations } from 'use-intl';
import './celebration.css';

export interface CelebrationProps {
  readonly state: State;
  /** Nothing follows, and the level brings its points as a first one. */
  readonly ranked: boolean | undefined;
}

/** A finished level, for as long as it is celebrated, and under it what was achieved; the announcer says the same. */
export function Celebration({ state, ranked }: CelebrationProps) {
  const t = useTranslations('jukugo.done');
  const format = useFormatter();
  const { setup, totals, mistakes, hinted } = state;
  const flawless = mistakes === 0 && hinted.length === 0;
  return (
    <div className="juk-done">
      <div className="panel juk-done__sheet" aria-hidden="true">
        {flawless ? (
          <Hanamaru label={t('title', { level: setup.level })} />
        ) : (
          <Stamp kanji="合" size="6rem" falling />
        )}
        <p className="juk-done__title">{t('title', { level: setup.level })}</p>
        <p className="juk-done__score num">{format.number(totals.score)}</p>
        <p className="soft">{t('bonus', { points: levelBonus(ranked ? 1 : setup.level, totals) })}</p>
        {!ranked && <p className="soft small">{t('next', { level: levelAfter(setup.level) })}</p>}
      </div>
    </div>
  );
}
