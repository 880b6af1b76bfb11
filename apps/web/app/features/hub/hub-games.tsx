import { isPlayable } from '@michi/games/catalogue';
import { Badge } from '@michi/ui/badge';
import { Book } from '@michi/ui/book';
import { Icon } from '@michi/ui/icon';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { LocalLink, useLocalPath } from '../../lib/language/local-link.tsx';
import { Band, useBandWords } from './band.tsx';
import type { Begun } from './begun.ts';
import type { HubEntry } from './hub-entry.ts';
import { hubGameOf } from './hub-game.ts';
import './hub-games.css';
import { useFetchAhead } from './use-fetch-ahead.ts';
import { useGameWords } from './use-game-words.ts';

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
