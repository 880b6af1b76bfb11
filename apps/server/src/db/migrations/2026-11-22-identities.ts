import type { ColumnDefinitionBuilder } from 'kysely';
import type { Migration } from '../migration.ts';
import { createTable } from './portable.ts';

/** Whom other providers know, and the accounts that they may enter. */
export const identities: Migration = {
  name: '2026-11-22-identities',
  async up(database, kind) {
    await createTable(database, kind, 'identities', (table, { text, bigint }) =>
      table
        .addColumn('provider', text, notNull)
        .addColumn('subject', text, notNull)
        .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('created_at', bigint, notNull)
        .addPrimaryKeyConstraint('identities_key', ['provider', 'subject']),
    );
    // For removing an account.
    await database.schema.createIndex('identities_user').on('identities').column('user_id').execute();
  },
};

const notNull = (column: ColumnDefinitionBuilder) => column.notNull();
