import type { Desk, InkColour, SealForm } from '@michi/games/look';
import { type ChallengeId, type Claimed, challengeOf } from '@michi/progress/challenges';
import { type Cosmetic, nextCosmetic } from '@michi/progress/cosmetics';
import { useTranslations } from 'use-intl';
import { cosmeticKinds } from './challenge-signs.ts';

/** What rewards are called. */
export function useRewardTexts() {
  const t = useTranslations('challenges');
  /** The name of a cosmetic by itself. */
  const nameOf = (cosmetic: Cosmetic): string => {
    const kind = cosmeticKinds[cosmetic];
    if (kind === 'ink') return t(`inks.${cosmetic as InkColour}`);
    if (kind === 'desk') return t(`desks.${cosmetic as Desk}`);
    return t(`forms.${cosmetic as SealForm}`);
  };
  const rewardName = (cosmetic: Cosmetic): string =>
    cosmeticKinds[cosmetic] === 'seal' ? t('ownSeal') : t('quoted', { name: nameOf(cosmetic) });
  return {
    nameOf,
    rewardName,
    kindOf: (cosmetic: Cosmetic): string => t(`kinds.${cosmeticKinds[cosmetic]}`),
    /** What one claim has brought, in words. */
    takenText(id: ChallengeId, claimedBefore: Claimed): string {
      const { xp } = challengeOf(id);
      const more = nextCosmetic(claimedBefore, id);
      return more ? t('takenMore', { xp, reward: rewardName(more) }) : t('takenXp', { xp });
    },
  };
}
