import { isPlayable } from '@michi/games/catalogue';
import { Badge } from '@michi/ui/badge';
import { Book } from '@michi/ui/book';
import { Icon } from '@michi/ui/icon';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link, useNavigation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { LocalLink, useLocalPath } from '../../lib/language/local-link.tsx';
import { withoutPrefix } from '../../lib/language/locale.ts';
import { pageLoaded, savesData } from '../../lib/pages/built-files.ts';
import { Band, useBandWords } from './band.tsx';
import type { Begun } from './begun.ts';
import type { HubEntry } from './hub-entry.ts';
import { hubGameOf } from './hub-game.ts';
import { useGameWords } from './use-game-words.ts';
import './hub-games.css';

/** The dye of a game that the program does not know: plain ink. */
const plainDye = 'sumi';

export interface HubGamesProps {
  readonly entries: readonly HubEntry[];
  /** How far the learner has come in each game, once that is known. */
  readonly begun?: Begun['games'] | undefined;
  readonly heading?: 'h2' | 'h3' | undefined;
  /** Called before a game's link is followed; it may hold it back. */
  readonly onOpen?: ((event: MouseEvent, entry: HubEntry) => void) | undefined;
}

/** The games as bound books; those that are not bound yet lie pale beside them. */
export function HubGames({ entries, begun, heading, onOpen }: HubGamesProps) {
  return (
    <ul className="heft-grid">
      {entries.map((entry) => (
        <Place key={entry.id} entry={entry}>
          <HubGameCard entry={entry} begun={begun} heading={heading} onOpen={onOpen} />
          {entry.aboutPath && <AboutLink entry={entry} path={entry.aboutPath} />}
        </Place>
      ))}
    </ul>
  );
}

function Place({ entry, children }: { entry: HubEntry; children: ReactNode }) {
  return (
    <li ref={useFetchAhead(entry)} className="hub__place">
      {children}
    </li>
  );
}

function HubGameCard({
  entry,
  begun,
  heading,
  onOpen,
}: Omit<HubGamesProps, 'entries'> & { entry: HubEntry }) {
  const t = useTranslations('games');
  const localPath = useLocalPath();
  const words = useGameWords();
  const bandWords = useBandWords();
  const game = entry.cover !== null && isPlayable(entry.cover) ? entry.cover : null;
  const known = game === null ? undefined : begun?.[game];
  const facts = Object.values(words.facts(entry));
  if (game !== null && known) facts.unshift(bandWords(game, known));
  if (entry.available && entry.premiumOnly) facts.push(t('seePricing'));
  return (
    <Book
      dye={entry.cover ? hubGameOf[entry.cover].dye : plainDye}
      title={entry.title}
      japaneseTitle={entry.japaneseTitle}
      crest={entry.crest}
      description={words.description(entry)}
      heading={heading}
      band={game !== null && known && <Band game={game} begun={known} />}
      badges={<HubBadges entry={entry} />}
      meta={[...new Set(facts.filter(Boolean))]}
      {...(entry.available && {
        href: localPath(startPath(entry)),
        renderLink: ({ href, ...rest }) => (
          <Link to={href} onClick={(event) => onOpen?.(event, entry)} {...rest} />
        ),
      })}
    />
  );
}

/** Where a visitor starts an available game: a premium game asks for a look at the prices first. */
export const startPath = ({ premiumOnly, path }: HubEntry) => (premiumOnly ? '/pricing' : path);

function HubBadges({ entry: { available, isNew, premiumOnly } }: { entry: HubEntry }) {
  const t = useTranslations('games');
  return (
    <>
      {!available && <Badge tone="soon">{t('soon')}</Badge>}
      {premiumOnly && <Badge tone="premium">{t('premium')}</Badge>}
      {isNew && <Badge tone="new">{t('new')}</Badge>}
    </>
  );
}

function AboutLink({ entry: { title }, path }: { entry: HubEntry; path: string }) {
  const t = useTranslations('games');
  return (
    <LocalLink className="hub__about" to={path}>
      {t.rich('about', { title, hidden: (text) => <span className="sr-only">{text}</span> })}
      <Icon name="right" size="sm" />
    </LocalLink>
  );
}

/** What of the window is looked at: not its rims. However tall a game is, it reaches there. */
const middle = '-25% 0px';

/** Whether a page belongs to a game. */
const isOf = (game: string, pathname: string) => withoutPrefix(pathname).split('/')[1] === game;

/**
 * Fetches what a game is made of once the place of its game is seen, pointed at or has the focus. A reader who goes elsewhere
 * needs the network and the machine there: then it stops.
 */
function useFetchAhead({ cover, available, premiumOnly }: HubEntry): RefObject<HTMLLIElement | null> {
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
