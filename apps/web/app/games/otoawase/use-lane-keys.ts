import type { Lane } from '@michi/games/otoawase/chart';
import { useEffect, useEffectEvent } from 'react';

const keysOf: Readonly<Record<string, Lane>> = {
  a: 0,
  s: 1,
  d: 2,
  ArrowLeft: 0,
  ArrowDown: 1,
  ArrowUp: 1,
  ArrowRight: 2,
};
/** Keys by their place, for keyboards that write no Latin letters. */
const places: Readonly<Record<string, Lane>> = { KeyA: 0, KeyS: 1, KeyD: 2 };

const laneOf = ({ key, code }: KeyboardEvent): Lane | undefined =>
  keysOf[key.length === 1 ? key.toLowerCase() : key] ?? (/^[a-z]$/i.test(key) ? undefined : places[code]);

/** Hears A S D and the arrow keys as lanes, wherever the focus is but in a field or a window. */
export function useLaneKeys(isHeard: boolean, press: (lane: Lane, madeAt: number) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { target, repeat, ctrlKey, metaKey, altKey } = event;
    if (!isHeard || repeat || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
    const lane = laneOf(event);
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
