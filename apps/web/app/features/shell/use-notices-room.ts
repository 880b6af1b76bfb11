import { type RefObject, useEffect } from 'react';

/**
 * Leaves as much room at the end of the page as its notices take, so that what is under them can be scrolled into view,
 * by hand and by the focus. It is written where nothing inherits it: a page whose root changes is styled anew as a whole.
 */
export function useNoticesRoom(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const notices = place.current;
    if (notices === null) return;
    const observer = new ResizeObserver(() => leave(notices, heightOf(notices)));
    for (const part of [notices, ...notices.children]) observer.observe(part);
    return () => {
      observer.disconnect();
      leave(notices, 0);
    };
  }, [place]);
}

/** How far the notices reach up from the foot of the window: some lie above the others, beside their layout. */
function heightOf(notices: HTMLElement): number {
  const tops = [...notices.children].map((part) => (part as HTMLElement).offsetTop);
  return notices.offsetHeight - Math.min(0, ...tops);
}

function leave(notices: HTMLElement, height: number): void {
  const room = height > 0 ? `${height}px` : '';
  document.documentElement.style.scrollPaddingBottom = room;
  document.body.style.setProperty('--notices-room', room);
  notices.style.setProperty('--notices-height', room);
}
