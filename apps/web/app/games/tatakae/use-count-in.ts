import { useCallback, useEffect, useState } from 'react';
import { playEffect } from '../../audio/use-sound.ts';
import { browserLearner } from '../../learner/browser-learner.ts';

const seconds = 3;
const secondMs = 1_000;

export interface Count {
  /** Seconds. */
  readonly left: number;
  readonly end: () => void;
}

/**
 * Three, two, one: `countIn` resolves when the count has ended or the learner has ended it. `count` is null while nothing
 * is counted.
 */
export function useCountIn(): { readonly count: Count | null; readonly countIn: () => Promise<void> } {
  const [count, setCount] = useState<Count | null>(null);
  const countIn = useCallback(
    () =>
      new Promise<void>((resolve) => {
        const end = () => {
          setCount(null);
          resolve();
        };
        setCount({ left: seconds, end });
      }),
    [],
  );
  useEffect(() => {
    if (count === null) return;
    const { left, end } = count;
    playEffect('countdown');
    return browserLearner().schedule(() => (left > 1 ? setCount({ left: left - 1, end }) : end()), secondMs);
  }, [count]);
  return { count, countIn };
}
