import type { Title } from '@michi/progress/achievements';
import { Alert } from '@michi/ui/alert';
import { Panel } from '@michi/ui/card';
import { Icon } from '@michi/ui/icon';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useOnline } from '../../lib/calls/online.ts';
import { useSession } from '../../lib/device/session.ts';
import type { AchievementFacts } from './achievement-facts.ts';
import './title-panel.css';
import { useAchievementTexts } from './use-achievement-texts.ts';
import { useTitle } from './use-title.ts';

/** Lets the learner wear one of the earned titles. */
export function TitlePanel({
  achievements,
  known,
}: {
  achievements: readonly AchievementFacts[];
  known: boolean;
}) {
  const t = useTranslations('achievementList');
  const names = useTranslations('achievements.titles');
  const texts = useAchievementTexts();
  const headingId = useId();
  const isGuest = useSession() === null;
  const online = useOnline();
  const giving = achievements.flatMap((achievement) =>
    achievement.reward.title ? { achievement, title: achievement.reward.title } : [],
  );
  const { worn, wear, failed } = useTitle(
    giving.flatMap(({ achievement, title }) => (achievement.earnedAt === null ? [] : title)),
  );
  const cannotSave = !known || (!isGuest && !online);
  const choice = (title: Title | null, isEarned: boolean, name: string, below: ReactNode) => (
    <label key={title} className={isEarned ? 'title-choice' : 'title-choice is-locked'}>
      <input
        type="radio"
        name="title"
        checked={known && worn === title}
        disabled={!isEarned || cannotSave}
        onChange={() => wear(title)}
      />
      <span>
        <b>{name}</b>
        <span>{below}</span>
      </span>
      {known && worn === title && title !== null && <em>{t('worn')}</em>}
      {!isEarned && (
        <>
          <Icon name="lock" />
          <span className="sr-only">{t('locked')}</span>
        </>
      )}
    </label>
  );
  return (
    <Panel as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('titlesHeading')}</h2>
      {failed && <Alert tone="bad">{t('titleFailed')}</Alert>}
      <div role="radiogroup" aria-label={t('titlesLabel')}>
        {choice(null, true, t('none'), t('noneText'))}
        {giving.map(({ achievement, title }) =>
          choice(
            title,
            known && achievement.earnedAt !== null,
            names(title),
            known && achievement.earnedAt === null
              ? `${texts.condition(achievement)} · ${texts.progress(achievement)}`
              : texts.condition(achievement),
          ),
        )}
      </div>
      <p className="achievements__aside">{t(isGuest ? 'titlesGuest' : 'titlesText')}</p>
    </Panel>
  );
}
