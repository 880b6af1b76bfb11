import type { Document, ListedCreation } from '@michi/contracts/documents';
import type { Database } from '../../db/open.ts';
import type { DocumentsTable } from '../../db/schema.ts';

export type Merge = DocumentsTable['merge'];

/** Knows the documents of players, those of each `merge` by themselves. The value of a removed one is null. */
export interface DocumentsRepository {
  all(playerId: string, merge: Merge): Promise<Document[]>;
  /** The same without their values. */
  list(playerId: string, merge: Merge): Promise<ListedCreation[]>;
  find(playerId: string, merge: Merge, name: string): Promise<Document | null>;
  /** How many a player has beside this one, and how many bytes they take. */
  beside(
    playerId: string,
    merge: Merge,
    name: string,
  ): Promise<{ readonly count: number; readonly bytes: number }>;
  /** Forgets which were removed, but for those that were last. */
  forgetRemoved(playerId: string, merge: Merge, last: number): Promise<void>;
  /** Stores it in place of what has its name. */
  store(document: DocumentsTable): Promise<void>;
}

const forgottenAtOnce = 100;

export function createDocumentsRepository(database: Database): DocumentsRepository {
  const select = (playerId: string, merge: Merge) =>
    database.query().selectFrom('documents').where('player_id', '=', playerId).where('merge', '=', merge);
  const whole = (playerId: string, merge: Merge) =>
    select(playerId, merge).select(['name', 'version', 'format', 'value']);
  return {
    async all(playerId, merge) {
      const rows = await whole(playerId, merge).orderBy('name').execute();
      return rows.map(asDocument);
    },

    async list(playerId, merge) {
      const rows = await select(playerId, merge)
        .select(['name', 'version'])
        .select(({ eb }) => eb.case().when('value', 'is', null).then(1).else(0).end().as('removed'))
        .orderBy('name')
        .execute();
      return rows.map((row) => ({ ...row, removed: row.removed === 1 }));
    },

    async find(playerId, merge, name) {
      const row = await whole(playerId, merge).where('name', '=', name).executeTakeFirst();
      return row ? asDocument(row) : null;
    },

    async beside(playerId, merge, name) {
      const row = await select(playerId, merge)
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('bytes').as('bytes')])
        .where('name', '!=', name)
        .where('value', 'is not', null)
        .executeTakeFirst();
      return { count: row?.count ?? 0, bytes: row?.bytes ?? 0 };
    },

    async forgetRemoved(playerId, merge, last) {
      const removed = await select(playerId, merge)
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
        .deleteFrom('documents')
        .where('player_id', '=', playerId)
        .where('merge', '=', merge)
        .where(
          'name',
          'in',
          removed.map(({ name }) => name),
        )
        .execute();
    },

    async store(document) {
      const { player_id, merge, name, ...changed } = document;
      await database
        .query()
        .insertInto('documents')
        .values(document)
        .onConflict((conflict) => conflict.columns(['player_id', 'merge', 'name']).doUpdateSet(changed))
        .execute();
    },
  };
}

const asDocument = ({
  value,
  ...row
}: Pick<DocumentsTable, 'name' | 'version' | 'format' | 'value'>): Document => ({
  ...row,
  value: value === null ? null : JSON.parse(value),
});
