import type { ListedGame } from '@michi/contracts/games';
import type { Locale } from '@michi/messages/locales';
import { type HubGameId, hubGameOf, isAnnounced, isHubGameId, isPlayable } from './hub-game.ts';

/** A game as the hub shows it, in one language, every gap filled. */
export interface HubEntry {
  readonly id: string;
  /** Whose cover it wears; null for a game that the program does not know. */
  readonly cover: HubGameId | null;
  readonly title: string;
  readonly japaneseTitle: string;
  /** One kanji; of a game that the program does not know, its emoji. */
  readonly crest: string;
  /** Null when the list does not describe it. */
  readonly description: string | null;
  /** German words of the list, as are difficulty, players and duration. */
  readonly tags: readonly string[];
  readonly difficulty: string;
  readonly players: string;
  readonly duration: string;
  readonly available: boolean;
  readonly isNew: boolean;
  readonly premiumOnly: boolean;
  /** Where the game is played. */
  readonly path: string;
  /** The page that says what an unavailable game will be, if there is one. */
  readonly aboutPath: string | null;
}

const defaults = {
  emoji: '🎮',
  difficulty: 'Anfänger',
  players: '1 Spieler',
  duration: '10-15 Min',
} as const;

/** Fills in what a listed game leaves out, and picks its texts for the reader. */
export function hubEntry(game: ListedGame, locale: Locale): HubEntry {
  const path = internalPath(game.link) ?? `/${game.title.toLowerCase()}`;
  const cover = [game.id, path.slice(1)].find(isHubGameId) ?? null;
  const japaneseTitle = game.japanese_title || game.title_ja || game.title;
  const available = isSet(game.available);
  return {
    id: game.id,
    cover,
    title: locale === 'ja' ? game.title_ja || japaneseTitle : game.title,
    japaneseTitle,
    crest: cover ? hubGameOf[cover].crest : game.emoji || defaults.emoji,
    description: game[`description_${locale}`] || game.description || game.description_de || null,
    tags: tagsOf(game.tags),
    difficulty: game.difficulty || defaults.difficulty,
    players: game.players || defaults.players,
    duration: game.duration || defaults.duration,
    available,
    isNew: isSet(game.is_new),
    premiumOnly: isSet(game.premium_only),
    path,
    aboutPath: cover && !available && !isPlayable(cover) ? `/${cover}` : null,
  };
}

/** Whether a game is one of those that are only announced. */
export const isDrying = ({ cover, available }: HubEntry): boolean =>
  cover !== null && !available && isAnnounced(cover);

/** What can be played comes first, else in the order of the list. */
export const playableFirst = (entries: readonly HubEntry[]): readonly HubEntry[] =>
  entries.toSorted((one, other) => Number(other.available) - Number(one.available));

const isSet = (flag: ListedGame['is_new']) => flag === true || flag === 1;

/** A path of this site, or null: links elsewhere have no place on the hub. */
const internalPath = (link: ListedGame['link']) => (link && /^\/(?![/\\])[^\s\\]*$/.test(link) ? link : null);

/** The tags as a list, however they came. */
function tagsOf(tags: ListedGame['tags']): readonly string[] {
  const list = typeof tags === 'string' ? parseJson(tags) : tags;
  return Array.isArray(list) ? list.filter((tag) => typeof tag === 'string' && tag !== '') : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
