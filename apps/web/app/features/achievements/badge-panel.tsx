import { Panel } from '@michi/ui/card';
import { Ja } from '@michi/ui/japanese';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import './badge-panel.css';
import type { AchievementFacts } from './achievement-facts.ts';
import { useAchievementTexts } from './use-achievement-texts.ts';

const signs = { diamond: '菱', week: '週', flawless: '円' } as const;

/** The badges that achievements bring. */
export function BadgePanel({
  achievements,
  known,
}: {
  achievements: readonly AchievementFacts[];
  known: boolean;
}) {
  const t = useTranslations('achievementList');
  const texts = useAchievementTexts();
  const headingId = useId();
  const giving = achievements.flatMap((achievement) =>
    achievement.reward.badge ? { achievement, badge: achievement.reward.badge } : [],
  );
  return (
    <Panel as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('badgesHeading')}</h2>
      <ul className="badge-crests">
        {giving.map(({ achievement, badge }) => {
          const isEarned = known && achievement.earnedAt !== null;
          return (
            <li key={badge} className={isEarned ? 'is-earned' : undefined}>
              <Ja className="badge-crests__crest" aria-hidden="true">
                {signs[badge]}
              </Ja>
              <b>{t(`badges.${badge}`)}</b>
              <span>{texts.condition(achievement)}</span>
              {known && !isEarned && <span className="sr-only">{t('notYet')}</span>}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
