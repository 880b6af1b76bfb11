import { useEffect, useEffectEvent } from 'react';
import { signOf } from '../keys/sign-of.ts';

const topWindow = () => [...document.querySelectorAll('dialog:modal')].at(-1);

/** Where digits are typed. */
const typedInto = 'textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"])';

/**
 * Hears the keys of digits as long as what they press is there, and no window has opened over it. Digits that are typed
 * into a field press nothing.
 */
export function useDigitKeys(onDigit: (digit: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey, repeat } = event;
    if (ctrlKey || metaKey || altKey || repeat) return;
    if (target instanceof Element && target.closest(typedInto)) return;
    const sign = signOf(event);
    if (/^\d$/.test(sign)) onDigit(Number(sign));
  });
  useEffect(() => {
    const own = topWindow();
    const listener = (event: KeyboardEvent) => topWindow() === own && press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
