import type { EventOf, GameEvent } from '@michi/game-kit/events';
import { tatakaeKanji } from '@michi/games/tatakae/kanji';
import { taughtKanji } from '@michi/kanji/taught-kanji';

/** Of an answer what matters for the next steps. */
export type Answered = Omit<EventOf<'kanjiAnswered'>, 'skill' | 'ms'>;

/** The answers among what a run has told, as they go from the page of the run to that of its outcome. */
export const answersAmong = (events: readonly GameEvent[]): Answered[] =>
  events.flatMap((event) => {
    if (event.type !== 'kanjiAnswered') return [];
    const { type, kanji, asked, correct, hinted } = event;
    return { type, kanji, asked, correct, hinted };
  });

/** What a learner may do next after a run. */
export interface Steps {
  /** All kanji that were missed, or found with a hint, and that a review can ask for. */
  readonly missed: readonly string[];
  /** One that came up, and that Tatakae lets write; null for none. */
  readonly written: string | null;
  /** How many other kanji are due today. */
  readonly due: number;
}

const taught = new Set(taughtKanji);

/** What follows from the events of a run; `due` are the kanji that were due when it began. */
export function stepsAfter(events: readonly (GameEvent | Answered)[], due: ReadonlySet<string>): Steps {
  const answers = events.filter((event): event is Answered => event.type === 'kanjiAnswered');
  const isMissed = ({ asked, correct, hinted }: Answered) => asked !== 'copied' && (!correct || hinted);
  const missed = new Set(answers.filter(isMissed).map(({ kanji }) => kanji));
  const answered = new Set(answers.map(({ kanji }) => kanji));
  const written = answers.findLast(({ kanji, correct }) => correct && tatakaeKanji.includes(kanji));
  return {
    missed: [...missed].filter((kanji) => taught.has(kanji)),
    written: written?.kanji ?? null,
    due: [...due].filter((kanji) => taught.has(kanji) && !answered.has(kanji)).length,
  };
}
