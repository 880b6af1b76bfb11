import { useEffect, useEffectEvent, useRef } from 'react';

/** Acts when a value has changed since it was shown first; not on the value it came with. */
export function useChange<T>(value: T, act: (now: T, before: T) => void): void {
  const last = useRef(value);
  const changed = useEffectEvent(act);
  useEffect(() => {
    const before = last.current;
    last.current = value;
    if (before !== value) changed(value, before);
  }, [value]);
}
