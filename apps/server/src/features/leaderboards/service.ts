import { createHash } from 'node:crypto';
import { type Leaderboard, type Period, periods, type Standing } from '@michi/contracts/leaderboards';
import type { PlayableGame } from '@michi/games/game-id';
import type { Ms } from '../../db/schema.ts';
import { deviceKey } from '../../device-key.ts';
import { periodSpan } from './period-span.ts';
import type { Board, LeaderboardsRepository, Place, RankedRun } from './repository.ts';

const shownPlaces = 20;
const tagLength = 4;

export interface LeaderboardsService {
  /** The first places of a period, and the place of a device that has one. */
  read(game: PlayableGame, period: Period, deviceId?: string): Promise<Leaderboard>;
  /**
   * Adds to each list of the run's moment what the run is better than its player's best of that period and level.
   * Part of the transaction that stored the run, which must keep other processes from the same player's level.
   */
  raise(run: RankedRun): Promise<void>;
}

export function createLeaderboardsService(
  repository: LeaderboardsRepository,
  now: () => Ms,
): LeaderboardsService {
  async function ownPlace(board: Board, deviceId: string | undefined): Promise<Place | null> {
    return deviceId === undefined ? null : repository.placeOf(board, deviceKey(deviceId));
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
  };
}

const boardOf = (game: PlayableGame, period: Period, at: Ms): Board => ({
  game,
  period,
  ...periodSpan(period, at),
});

function standing(place: Place, rank: number, own: boolean): Standing {
  return { rank, name: null, tag: tagOf(place.player_id), score: place.score, own };
}

/** Tells guests apart without telling who they are: a few characters of a hash of the player's id. */
const tagOf = (playerId: string): string =>
  createHash('sha256').update(playerId).digest('hex').slice(0, tagLength).toUpperCase();
