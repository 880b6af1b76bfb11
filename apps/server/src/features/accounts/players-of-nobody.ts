import { sql } from 'kysely';
import type { Database } from '../../db/open.ts';
import { primaryKeys, type TableName } from '../../db/schema.ts';

/** What a player has besides its runs. What others see goes first. */
const tables = [
  'leaderboard_scores',
  'game_tickets',
  'level_progress',
  'game_totals',
  'documents',
  'module_completions',
  'challenge_claims',
  'late_items',
  'memories',
  'known_items',
  'kanji_imports',
  'kanji_statistics',
] as const satisfies readonly TableName[];

const rowsAtOnce = 300;
const runsAtOnce = 10;
const answersAtOnce = 1_000;

/** Deletes what is left of deleted accounts. Each is part of the caller's transaction. */
export interface PlayersOfNobody {
  /**
   * Leaves the players of an account to nobody: no device and no account leads to them any more, and they stand on no
   * list. Everything else goes with them, by `forgetSome`. Of the devices that played for the account it stays known that
   * they are revoked.
   */
  leave(userId: string): Promise<void>;
  /** Deletes some rows; false when there is no such player. */
  forgetSome(): Promise<boolean>;
}

export function createPlayersOfNobody(database: Database): PlayersOfNobody {
  const query = () => database.query();

  async function forgetRows(table: (typeof tables)[number], playerId: string): Promise<boolean> {
    const keys = sql.join(primaryKeys[table].map((column) => sql.ref(column)));
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where (${keys}) in (
        select ${keys} from ${sql.table(table)} where player_id = ${playerId} limit ${rowsAtOnce}
      )`.execute(query());
    return Number(numAffectedRows) > 0;
  }

  /** Of the first runs the answers, then the runs. */
  async function forgetRuns(playerId: string): Promise<boolean> {
    const runs = await query()
      .selectFrom('game_results')
      .select('id')
      .where('player_id', '=', playerId)
      .limit(runsAtOnce)
      .execute();
    if (runs.length === 0) return false;
    const ids = runs.map(({ id }) => id);
    const { numAffectedRows } = await sql`delete from answers where (run_id, number) in (
        select run_id, number from answers where run_id in (${sql.join(ids)}) limit ${answersAtOnce}
      )`.execute(query());
    if (Number(numAffectedRows) < answersAtOnce)
      await query().deleteFrom('game_results').where('id', 'in', ids).execute();
    return true;
  }

  return {
    async leave(userId) {
      const devices = query()
        .selectFrom('players')
        .select('device_key')
        .where('user_id', '=', userId)
        .where('device_key', 'is not', null);
      await query().insertInto('revoked_devices').columns(['device_key']).expression(devices).execute();
      await query().deleteFrom('result_quotas').where('device_key', 'in', devices).execute();
      await query()
        .updateTable('players')
        .set({ user_id: null, session_id: null, device_key: null })
        .where('user_id', '=', userId)
        .execute();
    },

    async forgetSome() {
      const player = await query()
        .selectFrom('players')
        .select('id')
        .where('user_id', 'is', null)
        .where('device_key', 'is', null)
        .limit(1)
        .executeTakeFirst();
      if (!player) return false;
      for (const table of tables) if (await forgetRows(table, player.id)) return true;
      if (await forgetRuns(player.id)) return true;
      await query().deleteFrom('players').where('id', '=', player.id).execute();
      return true;
    },
  };
}
