import { ToastRegion } from '@michi/ui/toast';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** Lets what stands within show short messages. */
export function Notifications({ children }: { children: ReactNode }) {
  const t = useTranslations('common');
  return (
    <ToastRegion label={t('notifications')} dismissLabel={t('dismissNotification')}>
      {children}
    </ToastRegion>
  );
}
