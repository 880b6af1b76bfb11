import { useSyncExternalStore } from 'react';

const stepMs = 30_000;

const subscribe = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, stepMs);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
};

/** The time in epoch ms, to half a minute; null on the server and at hydration. */
export const useNow = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / stepMs) * stepMs,
    () => null,
  );
