import type { Ms } from './time.ts';

/** What a learner showed with an answer. */
export type Skill = 'recognition' | 'meaning' | 'reading' | 'writing' | 'use';

/**
 * How an answer was given: chosen out of so many, typed, drawn by heart, copied from what stands beside it, or used in
 * something that the learner has made.
 */
export type Asked = { readonly of: number } | 'typed' | 'drawn' | 'copied' | 'used';

/**
 * Facts that a game reports while it is played. Sound, animation, statistics, achievements and
 * screen-reader announcements subscribe to them; rules know none of these.
 */
export type GameEvent =
  | { readonly type: 'picked'; readonly index: number }
  /** A stroke came onto the paper; the first is 0. */
  | { readonly type: 'strokeWritten'; readonly index: number }
  | {
      readonly type: 'kanjiAnswered';
      readonly kanji: string;
      readonly skill: Skill;
      readonly asked: Asked;
      readonly correct: boolean;
      readonly hinted: boolean;
      /** Thinking time: active time since the answer before, or since the start. */
      readonly ms: Ms;
    }
  /** The learner says that the typed answer before, which was refused, was right: see `countedEvents`. */
  | {
      readonly type: 'answerContested';
      /** The kanji that was asked for, or the word. */
      readonly kanji: string;
      readonly kind: 'reading' | 'meaning';
      /** In which it was typed; a reading is Japanese. */
      readonly language: string;
      readonly text: string;
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
      /** Null where there was nothing to do wrongly, or where nobody can tell. */
      readonly mistakes: number | null;
      readonly bestCombo: number;
      /** Null where there is no hurry. */
      readonly ms: Ms | null;
    }
  /** The rival, played by the rules, had its turn; 0 points for a miss. */
  | { readonly type: 'rivalSubmitted'; readonly points: number; readonly combo: number }
  /** The first round is 1. */
  | { readonly type: 'roundEnded'; readonly round: number }
  /** What an achievement of the game itself asks for: of a `best` the highest of all runs counts, a `sum` adds up. */
  | {
      readonly type: 'featDone';
      /** The game and a name of its own, such as `otoawase.accuracy`. */
      readonly feat: string;
      readonly by: 'best' | 'sum';
      readonly amount: number;
    }
  /** The same of what was done, such as a poem that was written: however often, each counts once. */
  | { readonly type: 'featDone'; readonly feat: string; readonly by: 'different'; readonly what: string }
  | { readonly type: 'levelFailed'; readonly reason: 'timeUp' | 'notPassed' | 'beaten' };

export type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/**
 * What of a run's events says something about the learner: a contested answer counts as not given. Nobody can tell how
 * many mistakes such a run had.
 */
export function countedEvents(events: readonly GameEvent[]): readonly GameEvent[] {
  if (!events.some(({ type }) => type === 'answerContested')) return events;
  const counted: GameEvent[] = [];
  for (const event of events) {
    if (event.type === 'answerContested') takeBackAnswer(counted, event);
    else counted.push(event.type === 'levelCompleted' ? { ...event, mistakes: null } : event);
  }
  return counted;
}

/** Removes the last answer, which is about each kanji of what was asked, with what it has cost. */
function takeBackAnswer(events: GameEvent[], { kanji }: EventOf<'answerContested'>): void {
  const isCost = (event: GameEvent | undefined) =>
    event?.type === 'mistakeMade' || (event?.type === 'comboChanged' && event.combo === 0);
  let end = events.findLastIndex(({ type }) => type === 'kanjiAnswered') + 1;
  const first = end - (kanji.match(/\p{Script=Han}/gu) ?? []).length;
  while (isCost(events[end])) end += 1;
  events.splice(first, end - first);
}
