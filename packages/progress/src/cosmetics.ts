import type { Desk, InkColour, SealForm } from '@michi/games/look';
import { type ChallengeId, type Claimed, timesClaimed } from './challenges.ts';

export type Cosmetic = InkColour | SealForm | Desk;

/** Which challenge brings a cosmetic, and how often it has to be claimed for it. */
export interface Need {
  readonly challenge: ChallengeId;
  readonly times: number;
}

/** What cosmetics take; what is missing, everybody has. The square is a seal of one's own, which the other forms need too. */
export const needs: Readonly<Partial<Record<Cosmetic, Need>>> = {
  tea: { challenge: 'speed_run', times: 3 },
  pine: { challenge: 'kanji_master', times: 1 },
  petal: { challenge: 'sakura_festival', times: 1 },
  square: { challenge: 'points_hunter', times: 1 },
  circle: { challenge: 'triple_perfect', times: 3 },
  gourd: { challenge: 'combo_king', times: 1 },
  oval: { challenge: 'points_hunter', times: 10 },
  tatami: { challenge: 'marathon_runner', times: 1 },
  indigo: { challenge: 'combo_king', times: 3 },
  moon: { challenge: 'marathon_runner', times: 4 },
};

const needing = Object.entries(needs) as [Cosmetic, Need][];

/** Whether a learner has a cosmetic. */
export function owns(claimed: Claimed, cosmetic: Cosmetic): boolean {
  const need = needs[cosmetic];
  return need === undefined || timesClaimed(claimed, need.challenge) >= need.times;
}

/** What the next claim of a challenge brings besides points; null when only these. */
export function nextCosmetic(claimed: Claimed, challenge: ChallengeId): Cosmetic | null {
  const next = timesClaimed(claimed, challenge) + 1;
  return needing.find(([, need]) => need.challenge === challenge && need.times === next)?.[0] ?? null;
}
