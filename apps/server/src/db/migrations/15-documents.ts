import type { Migration } from '../migration.ts';
import { createTable } from './portable.ts';

/** What learners carry from run to run. */
export const documents: Migration = {
  name: '15-documents',
  up: (database, kind) =>
    createTable(database, kind, 'documents', (table, { text, integer, bigint }) =>
      table
        .addColumn('player_id', text, (column) =>
          column.notNull().references('players.id').onDelete('cascade'),
        )
        .addColumn('name', text, (column) => column.notNull())
        .addColumn('version', integer, (column) => column.notNull())
        .addColumn('format', integer, (column) => column.notNull())
        .addColumn('value', text, (column) => column.notNull())
        .addColumn('updated_at', bigint, (column) => column.notNull())
        .addPrimaryKeyConstraint('documents_key', ['player_id', 'name']),
    ),
};
