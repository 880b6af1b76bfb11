import { v7 as newId } from 'uuid';
import type { Database } from '../../db/open.ts';
import type { GameResultsTable, Ms } from '../../db/schema.ts';
import { storedSecret } from '../../db/stored-secret.ts';

/** A stored run with the device it came from. */
export interface StoredRun {
  readonly playerId: string;
  readonly deviceKey: string | null;
  readonly level: string;
  readonly won: boolean;
  readonly ranked: boolean;
  readonly score: number;
}

export interface ResultsRepository {
  /** The secret that signs tickets: made once, kept in the database, the same for every process. */
  ticketSecret(): Promise<Buffer>;
  find(runId: string): Promise<StoredRun | null>;
  /** The run for which a ticket was used. */
  runOfTicket(ticketId: string): Promise<string | null>;
  /** The id of the device's player, who is entered when new. */
  playerFor(deviceKey: string, at: Ms): Promise<string>;
  /** False when a run with this id, or of this ticket, is stored already. */
  insert(run: GameResultsTable): Promise<boolean>;
}

export function createResultsRepository(database: Database): ResultsRepository {
  return {
    ticketSecret: () => storedSecret(database, 'ticket_secret'),

    async find(runId) {
      const row = await database
        .query()
        .selectFrom('game_results')
        .innerJoin('players', 'players.id', 'game_results.player_id')
        .select(['player_id', 'device_key', 'level_id', 'won', 'ranked', 'score'])
        .where('game_results.id', '=', runId)
        .executeTakeFirst();
      if (!row) return null;
      return {
        playerId: row.player_id,
        deviceKey: row.device_key,
        level: row.level_id,
        won: row.won === 1,
        ranked: row.ranked === 1,
        score: row.score,
      };
    },

    async runOfTicket(ticketId) {
      const query = database
        .query()
        .selectFrom('game_results')
        .select('id')
        .where('ticket_id', '=', ticketId);
      return (await query.executeTakeFirst())?.id ?? null;
    },

    async playerFor(deviceKey, at) {
      await database
        .query()
        .insertInto('players')
        .values({ id: newId(), device_key: deviceKey, created_at: at })
        .onConflict((conflict) => conflict.column('device_key').doNothing())
        .execute();
      const query = database.query().selectFrom('players').select('id').where('device_key', '=', deviceKey);
      return (await query.executeTakeFirstOrThrow()).id;
    },

    async insert(run) {
      const inserted = await database
        .query()
        .insertInto('game_results')
        .values(run)
        .onConflict((any) => any.doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    },
  };
}
