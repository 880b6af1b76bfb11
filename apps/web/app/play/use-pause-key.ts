import { useEffect, useEffectEvent } from 'react';
import { signOf } from '../lib/keys/sign-of.ts';

/**
 * P pauses and goes on, while the focus is on the game: within `ownControls` (a CSS selector), or nowhere. A letter
 * typed anywhere else, or into a field, is not ours.
 */
export function usePauseKey(ownControls: string, toggle: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (signOf(event) !== 'p' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const { target } = event;
    if (target instanceof Element && target.closest('input:not([type="range"]), textarea')) return;
    if (target !== document.body && !(target instanceof Element && target.closest(ownControls))) return;
    toggle();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
