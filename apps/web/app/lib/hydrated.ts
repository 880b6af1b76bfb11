import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while its page is taken over; true once the browser alone decides what is shown. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
