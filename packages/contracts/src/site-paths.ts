import { announcedIds } from '@michi/games/announced';
import { catalogue } from '@michi/games/catalogue';
import { addressIn, type Game } from '@michi/games/game';
import { comingSoonIds, conceptIds } from './coming-soon.ts';

/** A game that cannot be played yet has one page, which describes it. */
const pathsOf = (game: Game) =>
  (game.pages?.flatMap(({ listed }) => listed) ?? ['']).map((below) => addressIn(game, below));

/** The paths of all pages without language, except blog articles. */
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

/** The paths for search engines. Games that do not exist yet are left out: they would disappoint visitors who search for a game. */
export const foundPaths = sitePaths.filter((path) => !comingSoonIds.includes(path.slice(1)));
