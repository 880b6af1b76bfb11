import type { AchievementId, Category } from '@michi/progress/achievements';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { Bar } from '@michi/ui/progress';
import { type MouseEvent, useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { achievementAddress } from './achievement-address.ts';
import { type AchievementFacts, isAllOrNothing, shareOf } from './achievement-facts.ts';
import { AchievementMark, formOf } from './achievement-mark.tsx';
import './achievement-page.css';
import { achievementSigns } from './achievement-signs.ts';
import { useAchievementTexts } from './use-achievement-texts.ts';

interface AchievementPageProps {
  readonly category: Category;
  /** The kanji of the category. */
  readonly sign: string;
  readonly achievements: readonly AchievementFacts[];
  /** Whether it is known yet what the learner has. */
  readonly known: boolean;
  readonly chosen: AchievementId | null;
  readonly onChoose: (event: MouseEvent, id: AchievementId) => void;
}

/** The achievements of one kind. */
export function AchievementPage({
  category,
  sign,
  achievements,
  known,
  chosen,
  onChoose,
}: AchievementPageProps) {
  const t = useTranslations('achievementList');
  const headingId = useId();
  const done = achievements.filter(({ earnedAt }) => earnedAt !== null).length;
  return (
    <section className="achievement-page" aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Ja aria-hidden="true">{sign}</Ja>
        {t(`categories.${category}`)}
        {known && <small className="num">{t('earnedOf', { earned: done, all: achievements.length })}</small>}
      </h2>
      <ul>
        {achievements.map((achievement) => (
          <li key={achievement.id}>
            <LocalLink
              className="achievement-cell"
              to={achievementAddress(achievement.id)}
              aria-current={achievement.id === chosen ? 'true' : undefined}
              onClick={(event) => onChoose(event, achievement.id)}
            >
              <AchievementMark
                kanji={achievementSigns[achievement.id]}
                form={formOf(achievement)}
                share={known ? shareOf(achievement) : 0}
              />
              <AchievementCell achievement={achievement} known={known} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AchievementCell({ achievement, known }: { achievement: AchievementFacts; known: boolean }) {
  const t = useTranslations('achievementList');
  const names = useTranslations('achievements.names');
  const format = useFormatter();
  const texts = useAchievementTexts();
  return (
    <span className="achievement-cell__text">
      <b>{names(achievement.id)}</b>
      <span>{texts.condition(achievement)}</span>
      <span className="achievement-cell__state num">
        {!known ? (
          ' '
        ) : achievement.earnedAt !== null ? (
          <>
            <Icon name="check" />
            {t('earnedAt', { date: texts.date(achievement.earnedAt), xp: achievement.reward.xp })}
          </>
        ) : isAllOrNothing(achievement) ? (
          t('notYet')
        ) : (
          <>
            <Bar
              thin
              value={achievement.reached}
              max={achievement.condition.target}
              label={texts.progress(achievement)}
              aria-hidden="true"
            />
            <span aria-hidden="true">
              {format.number(achievement.reached)} / {format.number(achievement.condition.target)}
            </span>
            <span className="sr-only">{texts.progress(achievement)}</span>
          </>
        )}
      </span>
    </span>
  );
}
