import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * A list of which a reader chooses a part. Its beginning comes into sight where they had scrolled past it: a shorter part
 * would end above them. The way back leads to where they were.
 */
export function useBeginning<Place extends HTMLElement>(chosen: string): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const way = useNavigationType();
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    const list = place.current;
    if (way === 'POP' || list === null) return;
    const line = Number.parseFloat(getComputedStyle(list).scrollMarginTop);
    if (list.getBoundingClientRect().top < line) list.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [chosen, way]);
  return place;
}
