import { type Achievements, achievements } from '@michi/progress/achievements';
import { buttonClass } from '@michi/ui/button';
import { Panel } from '@michi/ui/card';
import { Hanko } from '@michi/ui/stamp';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { achievementSigns } from '../achievements/achievement-signs.ts';

const shown = 4;

/** The achievements that were earned last. */
export function AchievementRow({ dates }: { dates: Achievements }) {
  const t = useTranslations('profile.achievements');
  const names = useTranslations('achievements.names');
  const formatDate = useDateFormat();
  const titleId = useId();
  const earned = achievements
    .flatMap(({ id }) => {
      const at = dates[id];
      return at === undefined ? [] : [{ id, at }];
    })
    .sort((one, other) => other.at - one.at);
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <div className="prof__panel-head">
        <h2 id={titleId}>{t('title', { earned: earned.length, all: achievements.length })}</h2>
        <LocalLink className={buttonClass({ variant: 'line', size: 'sm' })} to="/achievements">
          {t('all')}
        </LocalLink>
      </div>
      {earned.length === 0 && <p className="soft">{t('none')}</p>}
      <ul className="prof__achievements">
        {earned.slice(0, shown).map(({ id, at }) => (
          <li key={id}>
            <Hanko kanji={achievementSigns[id]} size="2.75rem" />
            <span>
              <b>{names(id)}</b>
              <span className="soft">{formatDate(at, { dateStyle: 'medium' })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
