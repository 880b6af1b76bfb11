import { ToastRegion } from '@michi/ui/toast';
import { useTranslations } from 'use-intl';
import { NoRoomTeller } from './no-room-teller.tsx';

/** Says so where there is no region for messages. */
export function NoRoomNotice() {
  const t = useTranslations('common');
  return (
    <ToastRegion label={t('notifications')} dismissLabel={t('dismissNotification')}>
      <NoRoomTeller />
    </ToastRegion>
  );
}
