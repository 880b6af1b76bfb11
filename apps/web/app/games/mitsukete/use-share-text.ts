import type { GameEvent } from '@michi/game-kit/events';
import { useTranslations } from 'use-intl';
import { useLocalPath } from '../../lib/language/local-link.tsx';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { utcOf } from '../../lib/time/day.ts';
import { shareText } from './share-text.ts';
import { sheetAddress } from './sheet-address.ts';

/** Puts a result of the sheet of a UTC day into words to share. In the browser only. */
export function useShareText(day: number): (figures: string, events?: readonly GameEvent[]) => string {
  const t = useTranslations('mitsukete.day.share');
  const formatDate = useDateFormat();
  const localPath = useLocalPath();
  return (figures, events) => {
    const date = formatDate(utcOf(day), { dateStyle: 'long' });
    const url = new URL(localPath(sheetAddress(day)), location.origin).href;
    return shareText({ title: t('title', { date }), figures, url }, events);
  };
}
