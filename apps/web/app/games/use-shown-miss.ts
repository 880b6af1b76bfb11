import { useState } from 'react';
import type { LiveRun } from '../play/live-run.ts';

/** What a wrong answer was put together of, by the name that the rules give it. */
type Taken<Key extends string> = Readonly<Record<Key, readonly unknown[]>>;

/**
 * Shows a wrong answer until the learner does something: the rules clear it sooner. Answers the state to be shown,
 * and how to play a move, which clears it.
 */
export function useShownMiss<
  Key extends string,
  Setup,
  State extends Taken<Key> & { readonly phase: string; readonly target: unknown },
  Move extends object,
>(liveRun: LiveRun<Setup, State, Move | { readonly ask: 'reset' }>, state: State, key: Key) {
  const { phase, target } = state;
  const [miss, setMiss] = useState<State | null>(null);
  if (phase === 'wrong' && state[key] !== miss?.[key]) setMiss(state);

  const play = (move: Move) => {
    if (liveRun.view.state.phase === 'wrong') liveRun.play({ ask: 'reset' });
    setMiss(null);
    liveRun.play(move);
  };
  const isShown = miss !== null && phase === 'playing' && state[key].length === 0 && target === miss.target;
  const shown: State = isShown ? { ...state, phase: miss.phase, [key]: miss[key] } : state;
  return { shown, play };
}
