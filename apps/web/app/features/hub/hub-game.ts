import type { ListedGame } from '@michi/contracts/games';
import { type AnnouncedId, announced, announcedIds } from '@michi/games/announced';
import { catalogue, type GameId, playableGames } from '@michi/games/catalogue';
import type { HubGame } from '@michi/games/game';

/** A game with a cover of its own: one of the ten, or one that is announced. */
export type HubGameId = GameId | AnnouncedId;

const hubGames: readonly (HubGame & { readonly id: HubGameId })[] = [...catalogue, ...announced];

/** What the hub says of each game with a cover of its own. */
export const hubGameOf = Object.fromEntries(hubGames.map((game) => [game.id, game])) as Readonly<
  Record<HubGameId, HubGame>
>;

export const isHubGameId = (id: string): id is HubGameId => Object.hasOwn(hubGameOf, id);

/** Whether a game can be played today; every other one of the hub has a page that says what it will be. */
export const isPlayable = (id: HubGameId) => (playableGames as readonly HubGameId[]).includes(id);

/** Whether a game is none of the ten. */
export const isAnnounced = (id: HubGameId) => (announcedIds as readonly HubGameId[]).includes(id);

const listed = (game: (typeof hubGames)[number]): ListedGame => ({
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
const missing: readonly HubGameId[] = ['puzzle', 'tokyoquest'];

/** What the hub shows when the server does not answer; descriptions are among the messages. The last four are announced. */
export const builtInGames: readonly ListedGame[] = hubGames
  .filter(({ id }) => !missing.includes(id))
  .map(listed);

/** What the first page shows then. */
export const builtInShowcase: readonly ListedGame[] = builtInGames.filter((game) => !game.is_coming_soon);
