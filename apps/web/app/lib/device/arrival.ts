import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Notes in the head, before anything is painted, that this is the page somebody comes to, at its top: nobody restores a
 * place on it, so what lies far below the window is laid out when one scrolls there. It holds none of the characters that
 * rendering would escape.
 */
export const arrivalScript =
  '{const [n]=performance.getEntriesByType(`navigation`);if(n?.type===`navigate`)if(!location.hash)document.documentElement.dataset.arrival=``}';

/**
 * Ends the arrival with the first step from its page, also where that led to an error. Stands below the router's
 * `ScrollRestoration`, which acts later.
 */
export function useArrival(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    if (key !== keyOfFirst) delete document.documentElement.dataset.arrival;
  }, [key]);
}

/** What the router calls the place that it did not lead to itself. */
const keyOfFirst = 'default';
