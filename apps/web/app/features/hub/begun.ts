import {
  gameOf,
  isPlayable,
  type PlayableGame,
  playableGames,
  type SeriesGame,
  seriesGames,
} from '@michi/games/catalogue';
import { addressIn } from '@michi/games/game';
import { freeMode } from '@michi/games/series';
import type { Statistics } from '@michi/progress/statistics';

/** A run that was left and can be played on. */
interface SavedRun {
  readonly game: PlayableGame;
  readonly level: string;
}

/** What is known of a learner's games. */
export interface Played {
  readonly statistics: Pick<Statistics, 'levels' | 'playedAt'>;
  /** The newest one. */
  readonly saved: SavedRun | null;
  /** The level that comes next in a mode of a game, where that is not the first. */
  readonly series: readonly { readonly game: SeriesGame; readonly mode: string; readonly level: number }[];
}

/** How far a game has been played. */
export interface BegunGame {
  /** What was finished: different levels, or won battles. */
  readonly finished: number;
  /** The level that comes next, in a game whose levels follow one another. */
  readonly level: number | null;
  readonly stars: Stars;
}
type Stars = 0 | 1 | 2 | 3;

/** Where a learner goes on. */
interface GoOn {
  readonly game: PlayableGame;
  readonly path: string;
  readonly level: number | null;
  /** Whether a run of it waits. */
  readonly isSaved: boolean;
}

export interface Begun {
  readonly games: Readonly<Partial<Record<PlayableGame, BegunGame>>>;
  readonly goOn: GoOn | null;
}

/** So many finished levels bring one star, two and three. */
const starsFrom = [1, 5, 15] as const;

/** What was begun, and where to go on: with the newest run that waits, else with what was played last. */
export function begunOf({ statistics, saved, series }: Played): Begun {
  const nextLevel = (game: PlayableGame) =>
    isSeries(game)
      ? Math.max(1, ...series.filter((series) => series.game === game).map(({ level }) => level))
      : null;
  const games: Partial<Record<PlayableGame, BegunGame>> = {};
  for (const game of playableGames) {
    const finished = finishedIn(game, statistics);
    const isBegun = game in statistics.playedAt || saved?.game === game || (nextLevel(game) ?? 1) > 1;
    if (finished === 0 && !isBegun) continue;
    const stars = starsFrom.filter((from) => finished >= from).length as Stars;
    games[game] = { finished, level: nextLevel(game), stars };
  }
  return { games, goOn: saved ? onWith(saved) : onWithLast(statistics, series) };
}

const isSeries = (game: PlayableGame): game is SeriesGame =>
  (seriesGames as readonly PlayableGame[]).includes(game);

/** A game of one level counts how often it was won. */
function finishedIn(game: PlayableGame, { levels }: Played['statistics']): number {
  const times = Object.values(levels[game] ?? {});
  return game === 'tatakae' ? times.reduce((sum, each) => sum + each, 0) : times.length;
}

function onWith({ game, level }: SavedRun): GoOn {
  const [, mode, number] = /^(\w+)-(\d+)$/.exec(level) ?? [];
  if (isSeries(game) && mode !== undefined)
    return { game, path: modePath(game, mode), level: Number(number), isSaved: true };
  return { game, path: levelPath(game, level), level: null, isSaved: true };
}

function onWithLast({ playedAt }: Played['statistics'], series: Played['series']): GoOn | null {
  const newestFirst = Object.entries(playedAt).sort(([, one], [, other]) => other - one);
  const game = newestFirst.map(([name]) => name).find(isPlayable); // a review stands on no hub
  if (game === undefined) return null;
  const [furthest] = series
    .filter((series) => series.game === game)
    .sort((one, other) => other.level - one.level);
  if (furthest && isSeries(game))
    return { game, path: modePath(game, furthest.mode), level: furthest.level, isSaved: false };
  return { game, path: `/${game}`, level: null, isSaved: false };
}

const modePath = (game: SeriesGame, mode: string) => addressIn({ id: game }, mode === freeMode ? '' : mode);

/** The page of a level, where it has one of its own. */
function levelPath(game: PlayableGame, level: string): string {
  const page = gameOf(game).pages?.find(({ path }) => path.endsWith('/:levelId'));
  return addressIn({ id: game }, page?.path.replace(':levelId', level) ?? '');
}
