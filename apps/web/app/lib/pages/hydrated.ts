import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useRootData } from './root-data.ts';

const never = () => () => {};

/** False on the server and while its page is taken over; true once the browser alone decides what is shown. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The search part of the address, for links that keep it. On the server, and while its page is taken over, it is what
 * the server sees of it.
 */
export function useWholeSearch(): string {
  const { search } = useLocation();
  const seen = useRootData()?.search ?? '';
  return useHydrated() ? search : seen;
}
