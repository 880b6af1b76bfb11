import { useEffect, useEffectEvent } from 'react';

const topWindow = () => [...document.querySelectorAll('dialog:modal')].at(-1);

/**
 * Hears the keys of digits as long as what they choose is there, and no window has opened over it: tells the index of
 * each.
 */
export function useNumberKeys(choose: (index: number) => void): void {
  const press = useEffectEvent(({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
    if (!ctrlKey && !metaKey && !altKey && !repeat && /^[1-9]$/.test(key)) choose(Number(key) - 1);
  });
  useEffect(() => {
    const own = topWindow();
    const listener = (event: KeyboardEvent) => topWindow() === own && press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
