import type { pointsByDifficulty } from './constants.ts';

/** Where a stroke leads. */
export const directions = ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗'] as const;
export type Direction = (typeof directions)[number];

/** A kanji to be written. */
export interface BattleChallenge {
  readonly id: string;
  readonly kanji: string;
  /**
   * Where each stroke leads, in the order of writing. Sweeps and dots have the direction of the brush; a stroke that
   * bends has the one from its beginning to its end, or that of its long leg where it turns back; hooks do not count.
   */
  readonly strokes: readonly Direction[];
  readonly difficulty: keyof typeof pointsByDifficulty;
  /** The first reading. */
  readonly kana: string;
  readonly romaji: string;
}

const challenge = <Id extends string>(
  id: Id,
  kanji: string,
  arrows: string,
  difficulty: BattleChallenge['difficulty'],
  kana: string,
  romaji: string,
) => ({ id, kanji, strokes: [...arrows] as Direction[], difficulty, kana, romaji }) satisfies BattleChallenge;

/** Easy ones have at most four strokes, medium ones at most nine. */
export const challenges = [
  challenge('fire', '火', '↘↙↙↘', 'easy', 'ひ', 'hi'),
  challenge('water', '水', '↓↙↙↘', 'easy', 'みず', 'mizu'),
  challenge('wind', '風', '↙↘↙↓↘→↓↗↘', 'medium', 'かぜ', 'kaze'),
  challenge('thunder', '雷', '→↙→↓↘↘↘↘↓↘↓→→', 'hard', 'かみなり', 'kaminari'),
  challenge('earth', '土', '→↓→', 'easy', 'つち', 'tsuchi'),
  challenge('light', '光', '↓↘↙→↙↘', 'medium', 'ひかり', 'hikari'),
  challenge('darkness', '闇', '↓↘→→↓↘→→↓→↘↙→↓↘→→', 'hard', 'やみ', 'yami'),
  challenge('strength', '力', '↘↙', 'easy', 'ちから', 'chikara'),
  challenge('heart', '心', '↙↘↘↘', 'easy', 'こころ', 'kokoro'),
  challenge('soul', '魂', '→→↙↘↙↓↘↓→→↙↘↙↘', 'hard', 'たましい', 'tamashii'),
] as const satisfies readonly BattleChallenge[];

export type BattleChallengeId = (typeof challenges)[number]['id'];
