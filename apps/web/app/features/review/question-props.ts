import type { Move, State } from '@michi/games/review/rules';
import type { ReviewQuestion } from '@michi/games/review/setup';
import type { Entries } from './library.ts';

/** What a question is shown by. */
export interface QuestionProps {
  readonly state: State;
  readonly question: ReviewQuestion;
  readonly entries: Entries;
  readonly onMove: (move: Move) => void;
}
