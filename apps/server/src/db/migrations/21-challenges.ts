import type { Migration } from '../migration.ts';
import { createTable } from './portable.ts';

/** The rewards of challenges that players have claimed. */
export const challenges: Migration = {
  name: '21-challenges',
  up: (database, kind) =>
    createTable(database, kind, 'challenge_claims', (table, { text, integer, bigint }) =>
      table
        .addColumn('player_id', text, (column) =>
          column.notNull().references('players.id').onDelete('cascade'),
        )
        .addColumn('challenge', text, (column) => column.notNull())
        .addColumn('start_day', integer, (column) => column.notNull())
        .addColumn('claimed_at', bigint, (column) => column.notNull())
        .addPrimaryKeyConstraint('challenge_claims_key', ['player_id', 'challenge', 'start_day']),
    ),
};
