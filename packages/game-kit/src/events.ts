import type { Ms } from './rules.ts';

/** What a learner showed with an answer. */
export type Skill = 'recognition' | 'meaning' | 'reading' | 'writing';

/**
 * Facts that a game reports while it is played. Sound, animation, statistics, achievements and
 * screen-reader announcements subscribe to them; rules know none of these.
 */
export type GameEvent =
  | { readonly type: 'picked'; readonly index: number }
  | {
      readonly type: 'kanjiAnswered';
      readonly kanji: string;
      readonly skill: Skill;
      readonly correct: boolean;
      readonly hinted: boolean;
      /** Thinking time: active time since the answer before, or since the start. */
      readonly ms: Ms;
    }
  /** Something was done wrongly, whether or not that says anything about a kanji. */
  | { readonly type: 'mistakeMade' }
  /** A kanji was found, or a word of kanji. */
  | { readonly type: 'kanjiCompleted'; readonly kanji: string }
  | { readonly type: 'scoreGained'; readonly points: number; readonly combo: number }
  | { readonly type: 'comboChanged'; readonly combo: number }
  | {
      readonly type: 'levelCompleted';
      readonly score: number;
      readonly mistakes: number;
      readonly bestCombo: number;
      readonly ms: Ms;
    }
  | { readonly type: 'levelFailed'; readonly reason: 'timeUp' };

export type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
