import { type MouseEvent, useRef } from 'react';

/** Nobody presses the same thing twice on purpose in less time. */
const bounceMs = 250;

/**
 * Wraps what a click does, so that a double tap does it once. Two presses that are further apart count both, as do those
 * of the keyboard.
 */
export function useOneTap(): (act: () => void) => (event: MouseEvent) => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return (act) => (event) => {
    const bounced = event.detail > 1 && event.timeStamp - last.current < bounceMs;
    last.current = event.timeStamp;
    if (!bounced) act();
  };
}
