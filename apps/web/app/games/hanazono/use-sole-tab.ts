import { useEffect, useState } from 'react';
import { tryLock } from '../../learner/locks.ts';

const lockName = 'kanji-no-michi:run-of-hanazono';
/** A tab that looks on tries so often to take over. */
const retryMs = 1_000;

/** Whether this tab may work in the garden: one does, the others look on until it is closed. Null until that is known. */
export function useSoleTab(): boolean | null {
  const [isSole, setSole] = useState<boolean | null>(null);
  useEffect(() => {
    let left = false;
    let release: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = async () => {
      const taken = await tryLock(navigator.locks ?? null, lockName);
      if (left) return taken?.();
      release = taken;
      setSole(taken !== null);
      if (!taken) timer = setTimeout(() => void attempt(), retryMs);
    };
    void attempt();
    return () => {
      left = true;
      clearTimeout(timer);
      release?.();
    };
  }, []);
  return isSole;
}
