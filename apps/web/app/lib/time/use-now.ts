import { useSyncExternalStore } from 'react';
import { dayOf } from './day.ts';

const stepMs = 30_000;

/** Looks every half minute, and when the page is seen again. */
const subscribe = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, stepMs);
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
  };
};

/** The time in epoch ms, to half a minute; null on the server and at hydration. */
export const useNow = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / stepMs) * stepMs,
    () => null,
  );

/** The learner's day; while a page lies open, the next one may begin. Null on the server and at hydration. */
export const useDay = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => dayOf(new Date()),
    () => null,
  );
