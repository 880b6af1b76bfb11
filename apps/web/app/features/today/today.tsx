import { LoadingState } from '@michi/ui/state';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { keys } from '../../learner/keys.ts';
import { currentSession } from '../../lib/device/session.ts';
import { later, useLater } from '../../lib/react/use-later.ts';
import { Newcomer } from './newcomer.tsx';
import { TodayFrame } from './today-frame.tsx';

/** What knows learners; who has never played here is not made to wait for it. */
const dayLater = later(() => import('./day.tsx'));

/** What there is to do today; a newcomer is asked where they stand. */
export function TodayScreen() {
  const t = useTranslations('today');
  const played = useSyncExternalStore(never, hasPlayed, () => null);
  const day = useLater(dayLater, played === true);
  if (day) return <day.DayScreen />;
  if (played === false)
    return (
      <TodayFrame lead={t('lead.newcomer')}>
        <Newcomer />
      </TodayFrame>
    );
  return (
    <TodayFrame>
      <LoadingState className="day-loading" label={t('loading')} />
    </TodayFrame>
  );
}

/** Whether somebody has played on this device, or is signed in. */
function hasPlayed(): boolean {
  try {
    return currentSession() !== null || localStorage.getItem(keys.device) !== null;
  } catch {
    return true; // nothing may be kept here: whoever played in this visit is known to the page
  }
}

const never = () => () => {};
