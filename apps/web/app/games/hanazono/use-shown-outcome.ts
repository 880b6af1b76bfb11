import type { Outcome, State } from '@michi/games/hanazono/rules';
import { useState } from 'react';

/** How the last answer was, until the learner goes on; nothing of what was answered before the screen was shown. */
export function useShownOutcome({ outcome }: State): {
  readonly outcome: Outcome | null;
  settle(): void;
} {
  const [settled, setSettled] = useState(outcome?.number ?? 0);
  return {
    outcome: outcome && outcome.number > settled ? outcome : null,
    settle: () => setSettled(outcome?.number ?? 0),
  };
}
