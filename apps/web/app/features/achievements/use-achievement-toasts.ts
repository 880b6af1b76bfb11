import { useAwardsWait, useToast } from '@michi/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Unlocked } from '../../learner/statistics-store.ts';
import { browserPlayer } from '../../play/browser-player.ts';

/** Shows each achievement that is unlocked while the component is there, once nothing is being played any more. */
export function useAchievementToasts(playing = false): void {
  const t = useTranslations('achievements');
  const show = useToast();
  const tell = useEffectEvent((unlocked: readonly Unlocked[]) => {
    for (const { id, reward } of unlocked)
      show({
        tone: 'award',
        title: t('unlocked', { name: t(`names.${id}`) }),
        text: t('xp', { xp: reward.xp }),
      });
  });
  useAwardsWait(playing);
  useEffect(() => browserPlayer().statistics.onUnlocked((unlocked) => tell(unlocked)), []);
}
