import type { ListedGame } from '@michi/contracts/games';
import { type AnnouncedId, announced, announcedIds } from '@michi/games/announced';
import { catalogue, type GameId, gameIds, playableGames } from '@michi/games/catalogue';
import type { ShelfGame } from '@michi/games/game';

/** A game with a cover of its own: one of the ten, or one that is announced. */
export type ShelfId = GameId | AnnouncedId;

const shelfGames: readonly (ShelfGame & { readonly id: ShelfId })[] = [...catalogue, ...announced];

/** What the shelf says of each game with a cover of its own. */
export const shelfGameOf = Object.fromEntries(shelfGames.map((game) => [game.id, game])) as Readonly<
  Record<ShelfId, ShelfGame>
>;

export const isShelfId = (id: string): id is ShelfId => Object.hasOwn(shelfGameOf, id);

/** Whether a game can be played today; every other one of the shelf has a page that says what it will be. */
export const isPlayable = (id: ShelfId) => (playableGames as readonly ShelfId[]).includes(id);

/** How many games the product has, and how many of them can be played. */
export const gameCounts = { all: gameIds.length, ready: playableGames.length } as const;

/** Whether a game is none of the ten. */
export const isAnnounced = (id: ShelfId) => (announcedIds as readonly ShelfId[]).includes(id);

const listed = (game: (typeof shelfGames)[number]): ListedGame => ({
  id: game.id,
  title: game.title,
  japanese_title: game.japaneseTitle,
  link: `/${game.id}`,
  difficulty: game.difficulty,
  players: game.players,
  duration: game.duration,
  tags: [...game.tags],
  available: isPlayable(game.id),
  is_coming_soon: isAnnounced(game.id),
  premium_only: game.premiumOnly ?? false,
});

/** The list that stands in for the server's own was fixed before these two. */
const missing: readonly ShelfId[] = ['puzzle', 'tokyoquest'];

/** What the shelf shows when the server does not answer; descriptions are among the messages. The last four are announced. */
export const builtInGames: readonly ListedGame[] = shelfGames
  .filter(({ id }) => !missing.includes(id))
  .map(listed);

/** What the first page shows then. */
export const builtInShowcase: readonly ListedGame[] = builtInGames.filter((game) => !game.is_coming_soon);
