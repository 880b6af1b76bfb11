import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/open.ts';
import type { GameResultsTable, Schema, UsersTable } from '../../db/schema.ts';
import { type LeaderboardsService, tagOf } from './service.ts';

/** A run that counts for the leaderboards, or will once its player's total has reached `ranks_from`. */
export type ListedRun = Pick<
  GameResultsTable,
  'id' | 'game' | 'level_id' | 'score' | 'finished_at' | 'ranks_from'
>;

export interface Moderation {
  /** Who may be meant: accounts whose names look so, guests with this tag, or who has this id. A guest's name is the tag. */
  called(nameTagOrId: string): Promise<Pick<UsersTable, 'id' | 'username' | 'created_at'>[]>;
  /** The runs by which an account or a guest stands on leaderboards, or will, the newest first. */
  runsOf(id: string): Promise<ListedRun[]>;
  /** Takes a run out of the leaderboards for good; it stays its player's. False when it neither counts nor will. */
  hide(runId: string): Promise<boolean>;
}

const countsOrWill = ({ or, eb }: ExpressionBuilder<Schema, 'game_results'>) =>
  or([eb('ranked', '=', 1), eb('ranks_from', 'is not', null)]);

/** `usersCalled` tells which accounts have a name that looks so, or this id. */
export function createModeration(
  database: Database,
  leaderboards: Pick<LeaderboardsService, 'recountAll'>,
  usersCalled: (nameOrId: string) => Promise<UsersTable[]>,
): Moderation {
  const runs = () => database.query().selectFrom('game_results').where(countsOrWill);
  return {
    async called(nameTagOrId) {
      const guests = await database
        .query()
        .selectFrom('players')
        .select(['id', 'created_at'])
        .where('user_id', 'is', null)
        .where('id', 'in', runs().select('player_id'))
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      const tagged = guests.map((guest) => ({ ...guest, username: tagOf(guest.id) }));
      const meant = tagged.filter(({ id, username }) => [id, username].includes(nameTagOrId));
      return [...(await usersCalled(nameTagOrId)), ...meant];
    },

    runsOf: (id) =>
      runs()
        .select(['id', 'game', 'level_id', 'score', 'finished_at', 'ranks_from'])
        .where('player_id', 'in', (players) =>
          players
            .selectFrom('players')
            .select('players.id')
            .where(({ or, eb }) => or([eb('players.id', '=', id), eb('players.user_id', '=', id)])),
        )
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
          .set({ ranked: 0, ranks_from: null })
          .where('id', '=', runId)
          .where('player_id', '=', player.id)
          .where(countsOrWill)
          .returning('game')
          .executeTakeFirst();
        if (hidden) await leaderboards.recountAll(player.id);
        return hidden !== undefined;
      }),
  };
}
