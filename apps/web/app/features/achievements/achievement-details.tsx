import { gameOf, isPlayable } from '@michi/games/catalogue';
import { Category } from '@michi/ui/badge';
import { buttonClass } from '@michi/ui/button';
import { Bar } from '@michi/ui/progress';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import './achievement-details.css';
import { type AchievementFacts, gameThatBrings, isAllOrNothing, shareOf } from './achievement-facts.ts';
import { AchievementMark, formOf } from './achievement-mark.tsx';
import { achievementSigns } from './achievement-signs.ts';
import { useAchievementTexts } from './use-achievement-texts.ts';

interface AchievementDetailsProps {
  readonly achievement: AchievementFacts;
  /** Nobody chose it: it is the one to be earned next. */
  readonly isNext?: boolean | undefined;
  /** The achievement's name, where nothing around names it. */
  readonly heading?: ReactNode;
}

/** All that is to be said of one achievement: what it takes, what is missing, what it brings, and the way there. */
export function AchievementDetails({ achievement, isNext = false, heading }: AchievementDetailsProps) {
  const t = useTranslations('achievementList');
  const all = useTranslations('achievements');
  const texts = useAchievementTexts();
  const { category, condition, earnedAt, reached, reward } = achievement;
  const form = formOf(achievement);
  const note = texts.note(achievement);
  const game = gameThatBrings(achievement);
  return (
    <div className="achievement-details">
      <div className="achievement-details__top">
        <AchievementMark
          kanji={achievementSigns[achievement.id]}
          form={form}
          share={shareOf(achievement)}
          size="large"
        />
        <div>
          <p>
            <Category>{isNext ? t('next') : t(`categories.${category}`)}</Category>
          </p>
          {heading}
          <p>{texts.condition(achievement)}</p>
        </div>
      </div>
      {note && <p className="achievement-details__note">{note}</p>}
      {earnedAt !== null ? (
        <p>
          <b>{t('earnedOn', { date: texts.date(earnedAt) })}</b>
        </p>
      ) : isAllOrNothing(achievement) ? (
        <p className="soft">{t('notYet')}</p>
      ) : (
        <div className="achievement-details__bar num">
          <p>
            <b>{texts.progress(achievement)}</b>
            <span className="soft">{t('missing', { missing: condition.target - reached })}</span>
          </p>
          <Bar
            ticks
            accent
            value={reached}
            max={condition.target}
            label={all(`names.${achievement.id}`)}
            valueText={texts.progress(achievement)}
          />
        </div>
      )}
      <dl className="achievement-details__facts">
        <div>
          <dt>{t('reward')}</dt>
          <dd>
            <b className="num">{all('xp', { xp: reward.xp })}</b>
            {reward.title && <span>{t('withTitle', { title: all(`titles.${reward.title}`) })}</span>}
            {reward.badge && <span>{t('withBadge', { badge: t(`badges.${reward.badge}`) })}</span>}
          </dd>
        </div>
        <div>
          <dt>{t('form')}</dt>
          <dd>{t(`forms.${form}`)}</dd>
        </div>
      </dl>
      {earnedAt === null && (
        <LocalLink
          className={buttonClass({ variant: 'accent', block: true })}
          to={game === 'hub' ? '/games' : `/${game}`}
        >
          {isPlayable(game) ? t('play', { game: gameOf(game).title }) : t('anyGame')}
        </LocalLink>
      )}
    </div>
  );
}
