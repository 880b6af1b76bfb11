import { comboShownFrom, comboShownMs } from '@michi/games/mitsukete/constants';
import type { State } from '@michi/games/mitsukete/rules';
import { useEffect, useState } from 'react';
import { browserLearner } from '../../learner/browser-learner.ts';

/** Whether the last match is shown large: for a moment, when the combo before it was long enough. */
export function useComboShown({
  lastMatch,
  correctMatches,
}: Pick<State, 'lastMatch' | 'correctMatches'>): boolean {
  /** The match that was shown last, or was there before. */
  const [seen, setSeen] = useState(correctMatches);
  const shown = lastMatch !== null && lastMatch.combo - 1 >= comboShownFrom && seen !== correctMatches;
  useEffect(() => {
    if (!shown) return;
    return browserLearner().schedule(() => setSeen(correctMatches), comboShownMs);
  }, [shown, correctMatches]);
  return shown;
}
