import type { Migration } from '../migration.ts';
import { createTable } from './portable.ts';

/** What learners have made. The value of a removed one is null: other devices have to hear of it. */
export const works: Migration = {
  name: '20-works',
  up: (database, kind) =>
    createTable(database, kind, 'works', (table, { text, integer, bigint }) =>
      table
        .addColumn('player_id', text, (column) =>
          column.notNull().references('players.id').onDelete('cascade'),
        )
        .addColumn('name', text, (column) => column.notNull())
        .addColumn('version', integer, (column) => column.notNull())
        .addColumn('format', integer, (column) => column.notNull())
        .addColumn('value', text)
        .addColumn('bytes', integer, (column) => column.notNull())
        .addColumn('updated_at', bigint, (column) => column.notNull())
        .addPrimaryKeyConstraint('works_key', ['player_id', 'name']),
    ),
};
