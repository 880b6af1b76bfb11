import { useAwardsWait, useToast } from '@michi/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Earned } from '../../learner/standings.ts';
import { useLocalPath } from '../../lib/language/local-link.tsx';
import { browserPlayer } from '../../play/browser-player.ts';
import { sealAddress } from './seal-address.ts';

/** Shows each achievement that is earned while the component is there, once nothing is being played any more. */
export function useAchievementToasts(playing = false): void {
  const t = useTranslations('achievements');
  const pathOf = useLocalPath();
  const show = useToast();
  const tell = useEffectEvent((earned: readonly Earned[]) => {
    for (const { id, reward } of earned)
      show({
        tone: 'award',
        title: <Link to={pathOf(sealAddress(id))}>{t('unlocked', { name: t(`names.${id}`) })}</Link>,
        text: t('xp', { xp: reward.xp }),
        onShown: () => browserPlayer().standings.noteTold([id]),
      });
  });
  useAwardsWait(playing);
  useEffect(() => browserPlayer().standings.onEarned((earned) => tell(earned)), []);
}
