import { useToast } from '@michi/ui/toast';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { noRoom } from '../../lib/device/no-room.ts';

/** Says once, within a region for messages, that nothing more is kept; it stays until it is sent away. */
export function NoRoomTeller() {
  const t = useTranslations('problems.noRoom');
  const show = useToast();
  const state = useSyncExternalStore(noRoom.subscribe, noRoom.get, () => 'no');
  const tell = useEffectEvent(() => {
    noRoom.set('told');
    show({ tone: 'bad', title: t('title'), text: t('text'), lasting: true });
  });
  useEffect(() => {
    if (state === 'untold') tell();
  }, [state]);
  return null;
}
