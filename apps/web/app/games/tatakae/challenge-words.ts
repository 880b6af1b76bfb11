import type { BattleChallengeId, Direction } from '@michi/games/tatakae/challenges';
import { challengeOf } from '@michi/games/tatakae/rules';
import { useTranslations } from 'use-intl';

/** The messages that name the directions. */
export const directionWords = {
  '→': 'right',
  '↘': 'downRight',
  '↓': 'down',
  '↙': 'downLeft',
  '←': 'left',
  '↖': 'upLeft',
  '↑': 'up',
  '↗': 'upRight',
} as const satisfies Record<Direction, string>;

/** The challenge of a state or a submission, and what it means. */
export function useChallenge(about: { readonly challenge: number }) {
  const t = useTranslations('tatakae.meanings');
  const challenge = challengeOf(about);
  const id = challenge.id as BattleChallengeId;
  return { ...challenge, id, meaning: t(id) };
}
