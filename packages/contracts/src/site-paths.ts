import { announcedIds } from '@michi/games/announced';
import { catalogue } from '@michi/games/catalogue';
import { addressIn, type Game } from '@michi/games/game';
import { comingSoonIds, conceptIds } from './coming-soon.ts';

/** A game that cannot be played yet has one page, which says what it will be. */
const pathsOf = (game: Game) =>
  (game.pages?.flatMap(({ listed }) => listed) ?? ['']).map((below) => addressIn(game, below));

/** Every page of a fixed address, without the language; the articles of the blog come on top. */
export const sitePaths: readonly string[] = [
  '/',
  '/games',
  '/today',
  ...catalogue.flatMap(pathsOf),
  ...announcedIds.map((id) => `/${id}`),
  ...conceptIds.map((id) => `/${id}`),
  '/achievements',
  '/challenges',
  '/blog',
  '/features',
  '/pricing',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/cookies',
  '/accessibility',
  '/impressum',
];

/** Those that search engines are to find. A game that does not exist yet would disappoint who looks for a game. */
export const foundPaths = sitePaths.filter((path) => !comingSoonIds.includes(path.slice(1)));
