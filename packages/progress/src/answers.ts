import type { EventOf, GameEvent } from '@michi/game-kit/events';
import { learnersDay } from './days.ts';
import { kanjiItem } from './item.ts';
import type { Answer } from './memory.ts';

/** When and where a run was answered. */
export interface AnsweredRun {
  readonly runId: string;
  /** When it ended, or was abandoned: epoch ms. */
  readonly at: number;
  /** Minutes east of UTC. */
  readonly utcOffset: number;
}

/** An answer with its thinking time in ms. */
export type TimedAnswer = Answer & { readonly ms: number };

/** The answers of a run, each at the time at which it was given: the last one when the run ended. */
export function answersOf(
  events: readonly GameEvent[],
  { runId, at, utcOffset }: AnsweredRun,
): TimedAnswer[] {
  const answered = events.filter(
    (event): event is EventOf<'kanjiAnswered'> => event.type === 'kanjiAnswered',
  );
  let left = answered.reduce((sum, { ms }) => sum + ms, 0);
  return answered.map(({ kanji, skill, asked, correct, hinted, ms }, number) => {
    left -= ms;
    const day = learnersDay(at - left, utcOffset);
    return { item: kanjiItem(kanji), skill, asked, correct, hinted, ms, runId, number, at: at - left, day };
  });
}
