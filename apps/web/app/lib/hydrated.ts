import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => {};

/** False on the server and while its page is taken over; true once the browser alone decides what is shown. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The search part of the address, for links that keep it. Empty on the server, which does not see all of it, and while
 * its page is taken over.
 */
export function useWholeSearch(): string {
  const { search } = useLocation();
  return useHydrated() ? search : '';
}
