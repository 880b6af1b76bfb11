import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Notes in the head, before anything is painted, that this is the page somebody comes to, at its top: nobody restores a
 * place on it, so what lies far below the window is laid out when one scrolls there. It holds none of the characters that
 * rendering would escape.
 */
export const arrivalScript =
  '{const [n]=performance.getEntriesByType(`navigation`);if(n?.type===`navigate`)if(!location.hash)document.documentElement.dataset.arrival=``}';

/** What the router calls the first place: an error page, which comes without what stands around others, is another one. */
let keyOfFirst: string | undefined;

/**
 * Ends the arrival with the first step from its page, also where that led to an error. Stands below the router's
 * `ScrollRestoration`, which acts later.
 */
export function useArrival(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    keyOfFirst ??= key;
    if (key !== keyOfFirst) delete document.documentElement.dataset.arrival;
  }, [key]);
}
