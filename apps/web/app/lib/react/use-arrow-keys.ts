import { useEffect, useEffectEvent } from 'react';

export interface ArrowKeys {
  readonly onRight: () => void;
  readonly onLeft: () => void;
}

/** Hears the arrow keys wherever they are pressed, but in a window or where text is typed. */
export function useArrowKeys({ onRight, onLeft }: ArrowKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || repeat) return;
    if (target instanceof Element && target.closest('dialog, input, textarea')) return;
    if (key === 'ArrowRight') onRight();
    if (key === 'ArrowLeft') onLeft();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
