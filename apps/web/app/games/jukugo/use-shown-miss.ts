import type { Setup } from '@michi/games/jukugo/level';
import type { Move, State } from '@michi/games/jukugo/rules';
import { useState } from 'react';
import type { LiveRun } from '../../play/live-run.ts';

/**
 * Shows a wrong pair until the learner does something: the rules clear it sooner. Answers the state to be shown,
 * and how to play a move, which clears it.
 */
export function useShownMiss(liveRun: LiveRun<Setup, State, Move>, state: State) {
  const { phase, picked, target } = state;
  const [miss, setMiss] = useState<Pick<State, 'picked' | 'target'> | null>(null);
  const judged = phase === 'wrong' ? picked : null;
  if (judged !== null && judged !== miss?.picked) setMiss({ picked: judged, target });

  const play = (move: Move) => {
    if (liveRun.view.state.phase === 'wrong') liveRun.play({ ask: 'reset' });
    setMiss(null);
    liveRun.play(move);
  };
  const isShown = miss !== null && phase === 'playing' && picked.length === 0 && target === miss.target;
  const shown: State = isShown ? { ...state, phase: 'wrong', picked: miss.picked } : state;
  return { shown, play };
}
