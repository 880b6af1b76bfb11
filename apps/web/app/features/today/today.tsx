import { LoadingState } from '@michi/ui/state';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { hasPlayedHere } from '../../lib/device/played-here.ts';
import { currentSession } from '../../lib/device/session.ts';
import { later, useLater } from '../../lib/react/use-later.ts';
import { Newcomer } from './newcomer.tsx';
import { TodayFrame } from './today-frame.tsx';

/** What knows learners; who has never played here is not made to wait for it. */
const dayLater = later(() => import('./day.tsx'));

/**
 * What there is to do today; a newcomer is asked where they stand. The questions come with the page from the server:
 * `playedHereScript` has them seen or not before anything is painted.
 */
export function TodayScreen() {
  const t = useTranslations('today');
  const played = useSyncExternalStore(never, hasPlayed, () => null);
  const day = useLater(dayLater, played === true);
  if (day) return <day.DayScreen />;
  const early = played === null;
  return (
    <TodayFrame lead={played ? '' : t('lead.newcomer')} early={early}>
      {played !== true && (
        <div className={early ? 'day-unless-played' : undefined}>
          <Newcomer />
        </div>
      )}
      {played !== false && (
        <LoadingState className={early ? 'day-loading day-if-played' : 'day-loading'} label={t('loading')} />
      )}
    </TodayFrame>
  );
}

const hasPlayed = (): boolean => currentSession() !== null || hasPlayedHere();

const never = () => () => {};
