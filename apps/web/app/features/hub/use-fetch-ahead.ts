import { isPlayable, type PlayableGame } from '@michi/games/catalogue';
import type { Locale } from '@michi/messages/locales';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocale } from 'use-intl';
import { loadMessages } from '../../lib/language/messages.ts';
import { filesOfRoutes, loadedFiles, pageLoaded } from '../../lib/pages/built-files.ts';
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
      fetchAhead(game, locale).catch(() => {}); // the game itself asks for what is missing
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

/** Behind all that the page itself loads; not where the reader wants data to be saved. */
async function fetchAhead(game: PlayableGame, locale: Locale): Promise<void> {
  if (savesData()) return;
  await pageLoaded();
  const loaded = new Set(loadedFiles());
  const files = filesOfRoutes(`routes/${game}/`).filter((file) => !loaded.has(file));
  const fetched = files.map(async (file) => {
    const response = await fetch(file, { priority: 'low' });
    await response.arrayBuffer(); // or it would not be kept
  });
  await Promise.all([...fetched, loadMessages(locale, [game, 'audio', 'achievements'])]);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData ?? false;
}
