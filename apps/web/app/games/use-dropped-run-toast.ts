import { useToast } from '@michi/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { browserLearner } from '../learner/browser-learner.ts';

/** Tells when a run had to make room, because so many wait for a network. */
export function useDroppedRunToast(): void {
  const t = useTranslations('common.runDropped');
  const show = useToast();
  const tell = useEffectEvent(() => show({ title: t('title'), text: t('text') }));
  useEffect(() => browserLearner().onDropped(() => tell()), []);
}
