import type { Lane } from '@michi/games/otoawase/chart';
import { useEffect, useEffectEvent } from 'react';
import { signOf } from '../../lib/keys/sign-of.ts';

const keysOf: Readonly<Record<string, Lane>> = {
  a: 0,
  s: 1,
  d: 2,
  ArrowLeft: 0,
  ArrowDown: 1,
  ArrowUp: 1,
  ArrowRight: 2,
};

/** Hears A S D and the arrow keys as lanes, wherever the focus is but in a field or a window. */
export function useLaneKeys(isHeard: boolean, press: (lane: Lane, madeAt: number) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { target, repeat, ctrlKey, metaKey, altKey } = event;
    if (!isHeard || repeat || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
    const lane = keysOf[signOf(event)];
    if (lane === undefined) return;
    event.preventDefault(); // arrow keys would move the page
    press(lane, event.timeStamp);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
