import type { ModuleKanji } from '@michi/contracts/tabibito';
import type { ModuleQuestion } from '@michi/games/tabibito/deal';
import type { Move, State } from '@michi/games/tabibito/rules';

/** What the ways to answer a question are made of. */
export interface QuestionProps {
  readonly state: State;
  readonly question: ModuleQuestion;
  /** Every kanji that may be seen in the run. */
  readonly kanji: readonly ModuleKanji[];
  /** In a pause: what was typed stays for afterwards. */
  readonly hidden: boolean;
  readonly onMove: (move: Move) => void;
}
