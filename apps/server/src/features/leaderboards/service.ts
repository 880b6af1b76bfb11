import { createHash } from 'node:crypto';
import { type Leaderboard, type Period, periods, type Standing } from '@michi/contracts/leaderboards';
import type { PlayableGame } from '@michi/games/game-id';
import type { Ms } from '../../db/schema.ts';
import { deviceKey } from '../../device-key.ts';
import { periodStart } from './period-start.ts';
import type { Board, LeaderboardsRepository, Place } from './repository.ts';

const shownPlaces = 20;
const tagLength = 4;

/** The score of one won run that may stand on a leaderboard. */
export interface RankedScore {
  readonly playerId: string;
  readonly game: PlayableGame;
  readonly score: number;
  readonly at: Ms;
}

export interface LeaderboardsService {
  /** The best runs of a period, one for each player, and the place of a device that has one. */
  read(game: PlayableGame, period: Period, deviceId?: string): Promise<Leaderboard>;
  /** Enters a score in the periods it belongs to. Part of the caller's transaction. */
  raise(ranked: RankedScore): Promise<void>;
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
      const board = { game, period, startsAt: periodStart(period, now()) };
      const top = await repository.top(board, shownPlaces);
      const own = await ownPlace(board, deviceId);
      return {
        period,
        startsAt: board.startsAt,
        top: top.map((place, index) => standing(place, index + 1, place.player_id === own?.player_id)),
        own: own && standing(own, (await repository.countAbove(board, own)) + 1, true),
      };
    },
    async raise({ playerId, game, score, at }) {
      const boards = periods.map((period) => ({ game, period, startsAt: periodStart(period, at) }));
      await repository.raise(boards, { player_id: playerId, score, reached_at: at });
    },
  };
}

function standing(place: Place, rank: number, own: boolean): Standing {
  return { rank, name: null, tag: tagOf(place.player_id), score: place.score, own };
}

/** Tells guests apart without telling who they are: a few characters of a hash of the player's id. */
const tagOf = (playerId: string): string =>
  createHash('sha256').update(playerId).digest('hex').slice(0, tagLength).toUpperCase();
