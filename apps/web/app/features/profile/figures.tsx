import { currentDayStreak } from '@michi/progress/days';
import { isKnown, masteriesOf } from '@michi/progress/known';
import type { Card } from '@michi/progress/memory';
import { accuracyPercent, type Statistics } from '@michi/progress/statistics';
import { dueToday } from '@michi/progress/today';
import { Stats } from '@michi/ui/stats';
import { useFormatter, useTranslations } from 'use-intl';
import { isAsked } from '../../learner/projections/asked-cards.ts';

interface FiguresProps {
  readonly statistics: Statistics;
  readonly cards: readonly Card[] | null;
  readonly today: number;
  /** The names of the cards that the day has asked for so far. */
  readonly planned: readonly string[];
}

/** The few numbers that say it all. */
export function Figures({ statistics, cards, today, planned }: FiguresProps) {
  const t = useTranslations('profile.figures');
  const format = useFormatter();
  const accuracy = accuracyPercent(statistics);
  const known = cards && [...masteriesOf(cards, today).values()].filter(({ whole }) => isKnown(whole)).length;
  const due = cards && dueToday(cards.filter(isAsked), today, planned).cards.length;
  const streak = currentDayStreak(statistics.days, today);
  const shown = (count: number | null | undefined) =>
    count === null || count === undefined ? '–' : format.number(count);
  return (
    <Stats
      className="prof__wide"
      items={[
        { label: t('known'), value: shown(known) },
        { label: t('due'), value: shown(due) },
        { label: t('streak'), value: shown(streak), hot: streak > 0 },
        {
          label: t('accuracy'),
          value: accuracy === null ? '–' : format.number(accuracy / 100, { style: 'percent' }),
        },
        { label: t('games'), value: shown(statistics.totalGamesPlayed) },
      ]}
    />
  );
}
