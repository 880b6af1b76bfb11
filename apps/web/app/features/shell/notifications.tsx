import { ToastRegion } from '@michi/ui/toast';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AwardSlot } from './award-slot.tsx';
import { NoRoomTeller } from './no-room-teller.tsx';

/** Lets what stands within show short messages, and tells of achievements, challenges and that nothing more is kept. */
export function Notifications({ children }: { children: ReactNode }) {
  const t = useTranslations('common');
  return (
    <ToastRegion label={t('notifications')} dismissLabel={t('dismissNotification')}>
      {children}
      <AwardSlot />
      <NoRoomTeller />
    </ToastRegion>
  );
}
