import { isPlayable } from '@michi/games/catalogue';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocale } from 'use-intl';
import { pageLoaded, savesData } from '../../lib/pages/built-files.ts';
import type { ShelfEntry } from './shelf-entry.ts';

/** What of the window is looked at: not its rims. However tall a book is, it reaches there. */
const middle = '-25% 0px';

/** Fetches what a game is made of once the place of its book is seen, pointed at or has the focus. */
export function useFetchAhead({
  cover,
  available,
  premiumOnly,
}: ShelfEntry): RefObject<HTMLLIElement | null> {
  const place = useRef<HTMLLIElement>(null);
  const locale = useLocale();
  const game = cover && isPlayable(cover) && available && !premiumOnly ? cover : null;
  useEffect(() => {
    const book = place.current;
    if (book === null || game === null) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    const fetchIt = () => {
      stopped.abort();
      if (savesData()) return;
      Promise.all([import('./fetch-ahead.ts'), pageLoaded()])
        .then(([{ fetchAhead }]) => fetchAhead(game, locale))
        .catch(() => {}); // the game itself asks for what is missing
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some((each) => each.isIntersecting) && fetchIt(),
      { rootMargin: middle },
    );
    observer.observe(book);
    signal.addEventListener('abort', () => observer.disconnect());
    for (const hint of ['pointerenter', 'focusin']) book.addEventListener(hint, fetchIt, { signal });
    return () => stopped.abort();
  }, [game, locale]);
  return place;
}
