import type { ChallengeId } from '@michi/progress/challenges';
import type { Cosmetic } from '@michi/progress/cosmetics';
import type { SpanKind } from '@michi/progress/spans';

/** The kanji of each challenge. */
export const challengeSigns = {
  points_hunter: '点',
  triple_perfect: '正',
  speed_run: '速',
  kanji_master: '字',
  combo_king: '連',
  marathon_runner: '走',
  sakura_festival: '桜',
} as const satisfies Record<ChallengeId, string>;

/** What stands before the heading of a section. */
export const periodSigns = { day: '本日', week: '今週', season: '行事' } as const satisfies Record<
  SpanKind,
  string
>;

/** What kind a cosmetic is; the first form of a seal is the seal itself. */
export const cosmeticKinds = {
  sumi: 'ink',
  tea: 'ink',
  pine: 'ink',
  petal: 'ink',
  square: 'seal',
  circle: 'form',
  gourd: 'form',
  oval: 'form',
  paper: 'desk',
  tatami: 'desk',
  indigo: 'desk',
  moon: 'desk',
} as const satisfies Record<Cosmetic, 'ink' | 'seal' | 'form' | 'desk'>;
