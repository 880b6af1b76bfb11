import type { Setup } from '@michi/games/jukugo/level';
import type { Move, State } from '@michi/games/jukugo/rules';
import { useState } from 'react';
import type { RunSession } from '../../play/session.ts';

/**
 * Keeps a wrong pair in sight until the learner does something: the rules clear it sooner. Answers the state to be shown,
 * and how to play a move, which clears it.
 */
export function useKeptMiss(session: RunSession<Setup, State, Move>, state: State) {
  const { phase, picked, target } = state;
  const [kept, setKept] = useState<Pick<State, 'picked' | 'target'> | null>(null);
  const judged = phase === 'wrong' ? picked : null;
  if (judged !== null && judged !== kept?.picked) setKept({ picked: judged, target });

  const play = (move: Move) => {
    if (session.snapshot.state.phase === 'wrong') session.play({ ask: 'reset' });
    setKept(null);
    session.play(move);
  };
  const isKept = kept !== null && phase === 'playing' && picked.length === 0 && target === kept.target;
  const shown: State = isKept ? { ...state, phase: 'wrong', picked: kept.picked } : state;
  return { shown, play };
}
