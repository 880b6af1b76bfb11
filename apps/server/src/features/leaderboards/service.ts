import { createHash } from 'node:crypto';
import { type Leaderboard, type Period, periods, type Standing } from '@michi/contracts/leaderboards';
import type { PlayableGame } from '@michi/games/catalogue';
import { titles } from '@michi/progress/achievements';
import type { Ms } from '../../db/schema.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import { periodSpan, type Span } from './period-span.ts';
import type { Board, BoardKey, Counted, LeaderboardsRepository, Place, RankedRun } from './repository.ts';

const shownPlaces = 20;
const tagLength = 6;

export interface LeaderboardsService {
  /** The first places of a period, and the place of a device that has one. */
  read(game: PlayableGame, period: Period, deviceId?: string): Promise<Leaderboard>;
  /**
   * Adds to each list of the run's moment what the run is better than its player's best of that period and level.
   * Part of the transaction that stored the run, which must keep other processes from writing for the same player.
   */
  raise(run: RankedRun): Promise<void>;
  /**
   * Counts anew the lists of the moments of some ranked runs, of which more than one began to rank at once. Part of the
   * same transaction.
   */
  recount(playerId: string, runs: readonly Pick<RankedRun, 'game' | 'at'>[]): Promise<void>;
  /**
   * Takes a player off all lists, on which another now stands with the runs of both; these have to be the other's
   * already. Part of a transaction that keeps other processes from writing for either of them.
   */
  merge(from: string, into: string): Promise<void>;
  /**
   * Counts anew all lists on which a player stands, and takes it off those on which nothing counts any more. Part of a
   * transaction that keeps other processes from writing for the player.
   */
  recountAll(playerId: string): Promise<void>;
}

/** `playerOf` tells who plays on the device of a key. */
export function createLeaderboardsService(
  repository: LeaderboardsRepository,
  playerOf: (deviceKey: string) => Promise<string | null>,
  now: () => Ms,
): LeaderboardsService {
  async function ownPlace(board: Board, deviceId: string | undefined): Promise<Place | null> {
    const playerId = deviceId === undefined ? null : await playerOf(deviceKey(deviceId));
    return playerId === null ? null : repository.placeOf(board, playerId);
  }

  /** Computes the place of a player on lists, of which some may be the same. */
  async function count(playerId: string, boards: readonly BoardKey[]): Promise<void> {
    for (const [game, boardsOfGame] of Map.groupBy(boards, (board) => board.game)) {
      const runs = await repository.rankedRuns(playerId, game);
      const places = boardsOfGame.map(({ period, period_start }) => {
        const reached = reachedIn(periodSpan(period, period_start), runs);
        return { game, period, period_start, player_id: playerId, ...reached };
      });
      const distinct = new Map(places.map((place) => [`${place.period} ${place.period_start}`, place]));
      const held = [...distinct.values()].filter(({ score }) => score > 0);
      if (held.length > 0) await repository.put(held);
    }
  }

  return {
    async read(game, period, deviceId) {
      const board = boardOf(game, period, now());
      const top = await repository.top(board, shownPlaces);
      const own = await ownPlace(board, deviceId);
      return {
        period,
        startsAt: board.startsAt,
        top: top.map((place, index) => standing(place, index + 1, place.player_id === own?.player_id)),
        own: own && standing(own, (await repository.countAbove(board, own)) + 1, true),
      };
    },
    async raise(run) {
      const boards = periods.map((period) => boardOf(run.game, period, run.at));
      const best = await repository.bestOfLevel(boards, run);
      const gains = boards
        .map((board, index) => ({ board, points: run.score - (best[index] ?? 0) }))
        .filter(({ points }) => points > 0);
      if (gains.length > 0) await repository.add(gains, run);
    },
    async recount(playerId, runs) {
      const boards = runs.flatMap(({ game, at }) =>
        periods.map((period) => ({ game, period, period_start: periodSpan(period, at).startsAt })),
      );
      await count(playerId, boards);
    },
    async merge(from, into) {
      await count(into, await repository.boardsOf(from));
      await repository.remove(from);
    },
    async recountAll(playerId) {
      const boards = await repository.boardsOf(playerId);
      await repository.remove(playerId);
      await count(playerId, boards);
    },
  };
}

const boardOf = (game: PlayableGame, period: Period, at: Ms): Board => ({
  game,
  period,
  ...periodSpan(period, at),
});

/** The best scores of the levels in a period, added up, and when the sum was reached. `runs`: the earliest first. */
function reachedIn({ startsAt, endsAt }: Span, runs: readonly Counted[]): { score: number; reached_at: Ms } {
  const best = new Map<string, number>();
  let [score, reachedAt] = [0, startsAt];
  for (const run of runs) {
    const gain = run.score - (best.get(run.level) ?? 0);
    if (run.at < startsAt || run.at >= endsAt || gain <= 0) continue;
    best.set(run.level, run.score);
    score += gain;
    reachedAt = run.at;
  }
  return { score, reached_at: reachedAt };
}

function standing(place: Place, rank: number, own: boolean): Standing {
  const title = titles.find((each) => each === place.title) ?? null;
  return { rank, name: place.username, title, tag: tagOf(place.player_id), score: place.score, own };
}

/** Tells guests apart without telling who they are: a few characters of a hash of the player's id. */
export const tagOf = (playerId: string): string =>
  createHash('sha256').update(playerId).digest('hex').slice(0, tagLength).toUpperCase();
