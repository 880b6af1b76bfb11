import type { Skill } from '@michi/game-kit/events';
import { addressIn, type Game } from './game.ts';
import { hanazono } from './hanazono/game.ts';
import { jukugo } from './jukugo/game.ts';
import { kotodama } from './kotodama/game.ts';
import { mitsukete } from './mitsukete/game.ts';
import { monogatari } from './monogatari/game.ts';
import { otoawase } from './otoawase/game.ts';
import { puzzle } from './puzzle/game.ts';
import { tabibito } from './tabibito/game.ts';
import { tatakae } from './tatakae/game.ts';
import { tokyoquest } from './tokyoquest/game.ts';

/** Every game of the product, in the order of the hub: facts alone, no rules are loaded with them. */
export const catalogue = [
  mitsukete,
  tatakae,
  jukugo,
  puzzle,
  tabibito,
  tokyoquest,
  hanazono,
  otoawase,
  monogatari,
  kotodama,
] as const satisfies readonly Game[];

type AnyGame = (typeof catalogue)[number];
export type GameId = AnyGame['id'];
/** The games that can be played today. */
export type PlayableGame = Extract<AnyGame, Required<Pick<Game, 'pages'>>>['id'];
export type ClockedGame = Extract<AnyGame, Required<Pick<Game, 'clocked'>>>['id'];
/** The games that are played by levels one after the other, in three modes. */
export type SeriesGame = Extract<AnyGame, Required<Pick<Game, 'series'>>>['id'];
/** The games in which the server deals challenges for the leaderboard. */
export type RankedGame = SeriesGame;
export type GameWithLevels = Extract<AnyGame, Required<Pick<Game, 'levels'>>>['id'];

const idsWith = <Id extends GameId>(fact: 'pages' | 'levels' | 'series' | 'saves' | 'creations') =>
  catalogue.filter((game) => fact in game).map(({ id }) => id as Id);

export const gameOf = (id: GameId): Game => catalogue.find((game) => game.id === id) as Game;

/** Whether any game says something of a skill to the memory. */
export const isFed = (skill: Skill): boolean => catalogue.some(({ feeds }: Game) => feeds.includes(skill));

export const gameIds = catalogue.map(({ id }) => id);
export const playableGames = idsWith<PlayableGame>('pages');
export const isPlayable = (id: string): id is PlayableGame => playableGames.some((game) => game === id);
/** Whose runs are kept and proved: the games, and the quick review, which stands on no hub. */
export const playedGames = [...playableGames, 'review'] as const;
export type PlayedGame = (typeof playedGames)[number];
export const isPlayed = (id: string): id is PlayedGame => playedGames.some((game) => game === id);
export const gamesWithLevels = idsWith<GameWithLevels>('levels');
export const seriesGames = idsWith<SeriesGame>('series');
/** The games that carry something from run to run. */
export const savingGames = [...seriesGames, ...idsWith<GameId>('saves')];
/** The games in which learners make something that is kept. */
export const makingGames = /* @__PURE__ */ idsWith<GameId>('creations');

/** The pages of all games, each with its game. */
export const gamePages = /* @__PURE__ */ catalogue.flatMap((game: Game) =>
  (game.pages ?? []).map((page) => ({ game, page })),
);

/** An address or two of each page of a game, by which it is measured and checked. */
export const exampleAddresses = /* @__PURE__ */ gamePages.flatMap(({ game, page }) =>
  (page.examples ?? page.listed).map((below) => addressIn(game, below)),
);
