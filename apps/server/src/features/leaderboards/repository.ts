import type { Period } from '@michi/contracts/leaderboards';
import type { PlayableGame } from '@michi/games/game-id';
import type { Database } from '../../db/open.ts';
import type { LeaderboardScoresTable, Ms } from '../../db/schema.ts';

/** One list: a game in one period. */
export interface Board {
  readonly game: PlayableGame;
  readonly period: Period;
  readonly startsAt: Ms;
}

export type Place = Pick<LeaderboardScoresTable, 'player_id' | 'score' | 'reached_at'>;

export interface LeaderboardsRepository {
  /** The first places: the higher score, then the earlier one. */
  top(board: Board, limit: number): Promise<Place[]>;
  placeOf(board: Board, deviceKey: string): Promise<Place | null>;
  /** How many places are above. */
  countAbove(board: Board, place: Place): Promise<number>;
  /** Enters a place in each of the boards, unless the player's own is already as good. */
  raise(boards: readonly Board[], place: Place): Promise<void>;
}

export function createLeaderboardsRepository(database: Database): LeaderboardsRepository {
  const places = ({ game, period, startsAt }: Board) =>
    database
      .query()
      .selectFrom('leaderboard_scores')
      .where('game', '=', game)
      .where('period', '=', period)
      .where('period_start', '=', startsAt);

  return {
    top: (board, limit) =>
      places(board)
        .select(['player_id', 'score', 'reached_at'])
        .orderBy('score', 'desc')
        .orderBy('reached_at')
        .orderBy('player_id')
        .limit(limit)
        .execute(),

    async placeOf(board, deviceKey) {
      const row = await places(board)
        .innerJoin('players', 'players.id', 'leaderboard_scores.player_id')
        .select(['player_id', 'score', 'reached_at'])
        .where('players.device_key', '=', deviceKey)
        .executeTakeFirst();
      return row ?? null;
    },

    async countAbove(board, { player_id, score, reached_at }) {
      const row = await places(board)
        .select((place) => place.fn.countAll<number>().as('above'))
        .where((place) =>
          place.or([
            place('score', '>', score),
            place.and([place('score', '=', score), place('reached_at', '<', reached_at)]),
            place.and([
              place('score', '=', score),
              place('reached_at', '=', reached_at),
              place('player_id', '<', player_id),
            ]),
          ]),
        )
        .executeTakeFirstOrThrow();
      return row.above;
    },

    async raise(boards, place) {
      const rows = boards.map(({ game, period, startsAt }) => ({
        game,
        period,
        period_start: startsAt,
        ...place,
      }));
      await database
        .query()
        .insertInto('leaderboard_scores')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['game', 'period', 'period_start', 'player_id'])
            .doUpdateSet({ score: place.score, reached_at: place.reached_at })
            .where('leaderboard_scores.score', '<', place.score),
        )
        .execute();
    },
  };
}
