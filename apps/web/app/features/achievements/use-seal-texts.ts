import { useTranslations } from 'use-intl';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import type { SealFacts } from './seal-facts.ts';

/** What is said of a seal. */
export function useSealTexts() {
  const t = useTranslations('seals');
  const formatDate = useDateFormat();
  return {
    condition: ({ id, condition: { target } }: SealFacts): string =>
      id === 'first_100' || id === 'score_1000' || id === 'score_5000'
        ? t('conditions.points', { target })
        : t(`conditions.${id}`),
    /** How it differs from one that is near to it, or how it counts. */
    note: ({ id }: SealFacts): string | null => (id in notes ? t(`notes.${id as keyof typeof notes}`) : null),
    progress: ({ condition: { type, target }, reached }: SealFacts): string =>
      t(type === 'calm' ? 'minutesOf' : 'reachedOf', { reached, target }),
    /** Where the learner is; only on the device. */
    date: (at: number): string =>
      formatDate(new Date(at), {
        dateStyle: 'long',
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
  };
}

/** The seals of which more is said. */
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
