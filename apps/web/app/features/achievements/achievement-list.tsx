import { badges, type Category, categories, earned, titles } from '@michi/progress/achievements';
import { currentLevel, experience } from '@michi/progress/experience';
import { Dialog } from '@michi/ui/dialog';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Ja } from '@michi/ui/japanese';
import { Tabs } from '@michi/ui/tabs';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useLearnerStatistics } from '../../learner/use-learner.ts';
import { useOnline } from '../../lib/calls/online.ts';
import { useDialogAddress } from '../../lib/pages/dialog-address.ts';
import { useHydrated } from '../../lib/pages/hydrated.ts';
import { useMedia } from '../../lib/react/use-media.ts';
import { BadgePanel } from './badge-panel.tsx';
import './achievement-list.css';
import { achievementParameter } from './achievement-address.ts';
import { AchievementDetails } from './achievement-details.tsx';
import { achievementFacts, nextAchievement, shareOf } from './achievement-facts.ts';
import { AchievementMark, forms } from './achievement-mark.tsx';
import { AchievementPage } from './achievement-page.tsx';
import { TitlePanel } from './title-panel.tsx';

const signs = {
  all: '印',
  score: '点',
  streak: '連',
  completion: '終',
  mastery: '匠',
  special: '特',
} as const;
const formKanji = { white: '白', red: '朱', round: '丸' } as const;
const choices = ['all', ...categories] as const;

/** Every achievement, by its kind; the chosen one beside them, in a sheet from below where the window is narrow. */
export function AchievementList() {
  const t = useTranslations('achievementList');
  const names = useTranslations('achievements.names');
  const format = useFormatter();
  const known = useHydrated();
  const online = useOnline();
  const isWide = useMedia('(width >= 64rem)', true);
  const learnerStatistics = useLearnerStatistics();
  const [shown, setShown] = useState<'all' | Category>('all');
  const address = useDialogAddress(achievementParameter);

  const achievements = achievementFacts(learnerStatistics);
  const chosen = known ? achievements.find(({ id }) => id === address.value) : undefined;
  const beside = chosen ?? nextAchievement(achievements);
  const own = earned(learnerStatistics.achievements);
  const xp = experience(learnerStatistics);
  const pressed = achievements.filter(({ earnedAt }) => earnedAt !== null);
  const half = achievements.filter(
    (achievement) => achievement.earnedAt === null && shareOf(achievement) > 0.5,
  ).length;
  const count = (part: number, all: number) => (known ? t('earnedOf', { earned: part, all }) : '–');
  const countIn = (choice: (typeof choices)[number]) => {
    const within = achievements.filter(({ category }) => choice === 'all' || category === choice);
    return count(within.filter(({ earnedAt }) => earnedAt !== null).length, within.length);
  };
  const lead = () => {
    if (pressed.length === achievements.length) return t('complete');
    return pressed.length === 0 && half === 0 ? t('newcomer') : t('lead', { half });
  };

  const pageOf = (category: Category) => (
    <AchievementPage
      key={category}
      category={category}
      sign={signs[category]}
      achievements={achievements.filter((achievement) => achievement.category === category)}
      known={known}
      chosen={chosen?.id ?? null}
      onChoose={address.open}
    />
  );
  return (
    <div className="wrap achievements" aria-busy={!known}>
      <div className="achievements__head">
        <div>
          <Eyebrow japanese="実績">{t('eyebrow')}</Eyebrow>
          <h1>{known ? t('heading', { earned: pressed.length, all: achievements.length }) : t('closed')}</h1>
          <p className="lead">{known ? lead() : t('loading')}</p>
          <noscript>
            <p>{t('withoutScript')}</p>
          </noscript>
          {!online && <p className="achievements__offline">{t('offline')}</p>}
        </div>
        <dl className="achievements__sums num">
          <div>
            <dt>{t('sums.level')}</dt>
            <dd>{known ? format.number(currentLevel(xp)) : '–'}</dd>
          </div>
          <div>
            <dt>{t('sums.xp')}</dt>
            <dd>{known ? format.number(xp) : '–'}</dd>
          </div>
          <div>
            <dt>{t('sums.titles')}</dt>
            <dd>{count(own.titles.length, titles.length)}</dd>
          </div>
          <div>
            <dt>{t('sums.badges')}</dt>
            <dd>{count(own.badges.length, badges.length)}</dd>
          </div>
        </dl>
      </div>
      <Tabs
        label={t('categoriesLabel')}
        value={shown}
        onValueChange={setShown}
        className="achievements__tabs"
        items={choices.map((choice) => ({
          value: choice,
          label: (
            <>
              <Ja aria-hidden="true">{signs[choice]}</Ja>
              {t(`categories.${choice}`)}
              <span className="num achievements__count">{countIn(choice)}</span>
            </>
          ),
          content: (
            <div className="achievements__list">
              <div className="achievements__leaf">
                {(choice === 'all' ? categories : [choice]).map(pageOf)}
              </div>
              {isWide && beside && (
                <aside
                  className="sheet sheet--rule achievements__beside"
                  aria-label={t(chosen ? 'chosen' : 'next')}
                  aria-live="polite"
                >
                  {known && (
                    <AchievementDetails
                      achievement={beside}
                      isNext={!chosen}
                      heading={<h2>{names(beside.id)}</h2>}
                    />
                  )}
                </aside>
              )}
            </div>
          ),
        }))}
      />
      {chosen && (
        <Dialog open={!isWide} onClose={address.close} title={names(chosen.id)} closeLabel={t('close')}>
          <AchievementDetails achievement={chosen} />
        </Dialog>
      )}
      <ul className="achievements__forms">
        {forms.map((form) => (
          <li key={form}>
            <AchievementMark kanji={formKanji[form]} form={form} share={1} size="small" />
            {t(`forms.${form}`)}
          </li>
        ))}
      </ul>
      <div className="achievements__rewards">
        <TitlePanel achievements={achievements} known={known} />
        <BadgePanel achievements={achievements} known={known} />
      </div>
    </div>
  );
}
