import { isPlayable } from '@michi/games/catalogue';
import { type RefObject, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { useLocale } from 'use-intl';
import { withoutPrefix } from '../../lib/language/locale.ts';
import { pageLoaded, savesData } from '../../lib/pages/built-files.ts';
import type { HubEntry } from './hub-entry.ts';

/** What of the window is looked at: not its rims. However tall a game is, it reaches there. */
const middle = '-25% 0px';

/** Whether a page belongs to a game. */
const isOf = (game: string, pathname: string) => withoutPrefix(pathname).split('/')[1] === game;

/**
 * Fetches what a game is made of once the place of its game is seen, pointed at or has the focus. A reader who goes elsewhere
 * needs the network and the machine there: then it stops.
 */
export function useFetchAhead({ cover, available, premiumOnly }: HubEntry): RefObject<HTMLLIElement | null> {
  const place = useRef<HTMLLIElement>(null);
  const locale = useLocale();
  const game = cover && isPlayable(cover) && available && !premiumOnly ? cover : null;
  const { location: next } = useNavigation();
  const isLeft = next !== undefined && game !== null && !isOf(game, next.pathname);
  useEffect(() => {
    const book = place.current;
    if (book === null || game === null || isLeft) return;
    let isOpened = false;
    const hinted = new AbortController();
    const stopped = new AbortController();
    const { signal } = hinted;
    const fetchIt = () => {
      hinted.abort();
      if (savesData()) return;
      Promise.all([import('./fetch-ahead.ts'), pageLoaded()])
        .then(([{ fetchAhead }]) => fetchAhead(game, locale, stopped.signal))
        .catch(() => {}); // the game itself asks for what is missing
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some((each) => each.isIntersecting) && fetchIt(),
      { rootMargin: middle },
    );
    observer.observe(book);
    signal.addEventListener('abort', () => observer.disconnect());
    for (const hint of ['pointerenter', 'focusin']) book.addEventListener(hint, fetchIt, { signal });
    const note = ({ target }: Event) => {
      const link = (target as Element).closest('a');
      isOpened = link !== null && isOf(game, link.pathname);
    };
    book.addEventListener('click', note);
    return () => {
      book.removeEventListener('click', note);
      hinted.abort();
      if (!isOpened) stopped.abort();
    };
  }, [game, locale, isLeft]);
  return place;
}
