import { useTranslations } from 'use-intl';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import type { AchievementFacts } from './achievement-facts.ts';

/** What is said of an achievement. */
export function useAchievementTexts() {
  const t = useTranslations('achievementList');
  const formatDate = useDateFormat();
  return {
    condition: ({ id, condition: { target } }: AchievementFacts): string =>
      id === 'first_100' || id === 'score_1000' || id === 'score_5000'
        ? t('conditions.points', { target })
        : t(`conditions.${id}`),
    /** How it differs from one that is near to it, or how it counts. */
    note: ({ id }: AchievementFacts): string | null =>
      id in notes ? t(`notes.${id as keyof typeof notes}`) : null,
    progress: ({ condition: { type, target }, reached }: AchievementFacts): string =>
      t(type === 'calm' ? 'minutesOf' : 'reachedOf', { reached, target }),
    /** Where the learner is; only on the device. */
    date: (at: number): string =>
      formatDate(new Date(at), {
        dateStyle: 'long',
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
  };
}

/** The achievements of which more is said. */
const notes = {
  streak_10: true,
  combo_master: true,
  daily_player: true,
  daily_warrior: true,
  first_level: true,
  first_steps: true,
  perfect_accuracy: true,
  perfectionist: true,
  kanji_collector: true,
  zen_master: true,
  night_owl: true,
} as const;
