import type { JourneyStats } from '@michi/games/tabibito/journey';
import { Stats } from '@michi/ui/stats';
import { useFormatter, useTranslations } from 'use-intl';
import './stats-row.css';

/** What the learner has reached, in four figures. */
export function StatsRow({ stats }: { stats: JourneyStats }) {
  const t = useTranslations('tabibito.stats');
  const format = useFormatter();
  return (
    <Stats
      className="tabi-stats"
      aria-label={t('label')}
      items={[
        { label: t('xp'), value: format.number(stats.xp) },
        { label: t('streak'), value: format.number(stats.streakDays), hot: stats.streakDays > 1 },
        { label: t('kanji'), value: format.number(stats.kanjiMastered) },
        { label: t('modules'), value: format.number(stats.modulesCompleted) },
      ]}
    />
  );
}
