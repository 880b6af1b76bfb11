import type { Document } from '@michi/contracts/documents';
import type { Database } from '../../db/open.ts';
import type { DocumentsTable } from '../../db/schema.ts';

export interface DocumentsRepository {
  all(playerId: string): Promise<Document[]>;
  find(playerId: string, name: string): Promise<Document | null>;
  /** Stores it in place of what has its name. */
  store(document: DocumentsTable): Promise<void>;
}

export function createDocumentsRepository(database: Database): DocumentsRepository {
  const select = (playerId: string) =>
    database
      .query()
      .selectFrom('documents')
      .select(['name', 'version', 'format', 'value'])
      .where('player_id', '=', playerId);
  return {
    async all(playerId) {
      const rows = await select(playerId).orderBy('name').execute();
      return rows.map(asDocument);
    },
    async find(playerId, name) {
      const row = await select(playerId).where('name', '=', name).executeTakeFirst();
      return row ? asDocument(row) : null;
    },
    async store(document) {
      const { version, format, value, updated_at } = document;
      await database
        .query()
        .insertInto('documents')
        .values(document)
        .onConflict((conflict) =>
          conflict.columns(['player_id', 'name']).doUpdateSet({ version, format, value, updated_at }),
        )
        .execute();
    },
  };
}

const asDocument = ({ value, ...row }: Omit<DocumentsTable, 'player_id' | 'updated_at'>): Document => ({
  ...row,
  value: JSON.parse(value),
});
