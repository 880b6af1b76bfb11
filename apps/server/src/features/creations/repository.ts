import type { ListedCreation } from '@michi/contracts/creations';
import type { Document } from '@michi/contracts/documents';
import type { Database } from '../../db/open.ts';
import type { CreationsTable } from '../../db/schema.ts';

export interface CreationsRepository {
  list(playerId: string): Promise<ListedCreation[]>;
  /** Its value is null once it was removed. */
  find(playerId: string, name: string): Promise<Document | null>;
  /** How many creations a player has beside this one, and how many bytes they take. */
  beside(playerId: string, name: string): Promise<{ readonly count: number; readonly bytes: number }>;
  /** Forgets which creations were removed, but for those that were last. */
  forgetRemoved(playerId: string, last: number): Promise<void>;
  /** Stores it in place of what has its name. */
  store(creation: CreationsTable): Promise<void>;
}

const forgottenAtOnce = 100;

export function createCreationsRepository(database: Database): CreationsRepository {
  const ofPlayer = (playerId: string) =>
    database.query().selectFrom('creations').where('player_id', '=', playerId);
  return {
    async list(playerId) {
      const rows = await ofPlayer(playerId)
        .select(['name', 'version'])
        .select(({ eb }) => eb.case().when('value', 'is', null).then(1).else(0).end().as('removed'))
        .orderBy('name')
        .execute();
      return rows.map((row) => ({ ...row, removed: row.removed === 1 }));
    },
    async find(playerId, name) {
      const row = await ofPlayer(playerId)
        .select(['name', 'version', 'format', 'value'])
        .where('name', '=', name)
        .executeTakeFirst();
      return row ? { ...row, value: row.value === null ? null : JSON.parse(row.value) } : null;
    },
    async beside(playerId, name) {
      const row = await ofPlayer(playerId)
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('bytes').as('bytes')])
        .where('name', '!=', name)
        .where('value', 'is not', null)
        .executeTakeFirst();
      return { count: row?.count ?? 0, bytes: row?.bytes ?? 0 };
    },
    async forgetRemoved(playerId, last) {
      const removed = await ofPlayer(playerId)
        .select('name')
        .where('value', 'is', null)
        .orderBy('updated_at', 'desc')
        .orderBy('name', 'desc')
        .offset(last)
        .limit(forgottenAtOnce)
        .execute();
      if (removed.length === 0) return;
      await database
        .query()
        .deleteFrom('creations')
        .where('player_id', '=', playerId)
        .where(
          'name',
          'in',
          removed.map(({ name }) => name),
        )
        .execute();
    },
    async store(creation) {
      const { player_id, name, ...changed } = creation;
      await database
        .query()
        .insertInto('creations')
        .values(creation)
        .onConflict((conflict) => conflict.columns(['player_id', 'name']).doUpdateSet(changed))
        .execute();
    },
  };
}
