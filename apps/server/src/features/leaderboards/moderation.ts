import type { Database } from '../../db/open.ts';
import type { GameResultsTable } from '../../db/schema.ts';
import { type LeaderboardsService, tagOf } from './service.ts';

/** A run that counts for the leaderboards. */
export type CountingRun = Pick<GameResultsTable, 'id' | 'game' | 'level_id' | 'score' | 'finished_at'>;

export interface Moderation {
  /** The players who stand on leaderboards under this name, or as a guest with this tag. */
  playersCalled(nameOrTag: string): Promise<string[]>;
  /** The runs by which a player stands on leaderboards, the newest first. */
  runsOf(playerId: string): Promise<CountingRun[]>;
  /** Takes a run out of the leaderboards; it stays its player's. False when it does not count for any. */
  hide(runId: string): Promise<boolean>;
}

export function createModeration(
  database: Database,
  leaderboards: Pick<LeaderboardsService, 'recountAll'>,
): Moderation {
  return {
    async playersCalled(nameOrTag) {
      const players = await database
        .query()
        .selectFrom('players')
        .leftJoin('users', 'users.id', 'players.user_id')
        .where('players.id', 'in', (query) => query.selectFrom('leaderboard_scores').select('player_id'))
        .select(['players.id', 'username'])
        .execute();
      const called = players.filter(({ id, username }) => nameOrTag === (username ?? tagOf(id)));
      return called.map(({ id }) => id);
    },

    runsOf: (playerId) =>
      database
        .query()
        .selectFrom('game_results')
        .select(['id', 'game', 'level_id', 'score', 'finished_at'])
        .where('player_id', '=', playerId)
        .where('ranked', '=', 1)
        .orderBy('finished_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    hide: (runId) =>
      database.transaction(async () => {
        const query = database.query();
        // Whoever writes for a player locks its row first.
        const player = await query
          .updateTable('players')
          .set((row) => ({ created_at: row.ref('created_at') }))
          .where('id', '=', (results) =>
            results.selectFrom('game_results').select('player_id').where('id', '=', runId),
          )
          .returning('id')
          .executeTakeFirst();
        if (!player) return false;
        const hidden = await query
          .updateTable('game_results')
          .set({ ranked: 0 })
          .where('id', '=', runId)
          .where('player_id', '=', player.id)
          .where('ranked', '=', 1)
          .returning('game')
          .executeTakeFirst();
        if (hidden) await leaderboards.recountAll(player.id);
        return hidden !== undefined;
      }),
  };
}
