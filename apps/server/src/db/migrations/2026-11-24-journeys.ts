import type { Migration } from '../migration.ts';
import { createTable } from './portable.ts';

/** The modules of Tabibito that a player has completed. */
export const journeys: Migration = {
  name: '2026-11-24-journeys',
  up: (database, kind) =>
    createTable(database, kind, 'module_completions', (table, { text, integer, bigint }) =>
      table
        .addColumn('player_id', text, (column) =>
          column.notNull().references('players.id').onDelete('cascade'),
        )
        .addColumn('module_id', text, (column) => column.notNull())
        .addColumn('xp', integer, (column) => column.notNull())
        .addColumn('day', integer, (column) => column.notNull())
        .addColumn('completed_at', bigint, (column) => column.notNull())
        .addPrimaryKeyConstraint('module_completions_key', ['player_id', 'module_id']),
    ),
};
