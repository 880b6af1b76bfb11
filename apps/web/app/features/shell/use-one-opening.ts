import { useEffect } from 'react';

/** A double tap on what opens a page is meant for it alone: the page that is opened does not hear the second tap. */
export function useOneOpening(): void {
  useEffect(() => {
    let tappedOn = location.pathname;
    const stopped = new AbortController();
    const hear = (event: MouseEvent) => {
      if (event.detail < 2) tappedOn = location.pathname;
      else if (location.pathname !== tappedOn) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    addEventListener('click', hear, { capture: true, signal: stopped.signal });
    return () => stopped.abort();
  }, []);
}
