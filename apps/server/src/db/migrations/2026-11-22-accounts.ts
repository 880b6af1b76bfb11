import { type ColumnDefinitionBuilder, sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { createTable } from './portable.ts';

/** Accounts, where they are signed in, and the links that were mailed for them. */
export const accounts: Migration = {
  name: '2026-11-22-accounts',
  async up(database, kind) {
    await createTable(database, kind, 'users', (table, { text, bigint }) =>
      table
        .addColumn('id', text, (column) => column.notNull().primaryKey())
        .addColumn('email', text, notNull)
        .addColumn('email_key', text, (column) => column.notNull().unique())
        .addColumn('username', text, notNull)
        .addColumn('username_key', text, (column) => column.notNull().unique())
        .addColumn('language', text, notNull)
        .addColumn('country_code', text)
        .addColumn('role', text, notNull)
        .addColumn('plan', text, notNull)
        .addColumn('password_hash', text)
        .addColumn('email_verified_at', bigint)
        .addColumn('created_at', bigint, notNull)
        .addCheckConstraint('users_role', sql`role in ('user', 'admin')`)
        .addCheckConstraint('users_plan', sql`plan in ('free', 'premium')`),
    );
    await createTable(database, kind, 'sessions', (table, { text, bigint }) =>
      table
        .addColumn('id', text, (column) => column.notNull().primaryKey())
        .addColumn('user_id', text, ofUser)
        .addColumn('token_hash', text, (column) => column.notNull().unique())
        .addColumn('user_agent', text, notNull)
        .addColumn('created_at', bigint, notNull)
        .addColumn('last_used_at', bigint, notNull),
    );
    await database.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
    await database.schema.createIndex('sessions_use').on('sessions').column('last_used_at').execute();
    await createTable(database, kind, 'account_links', (table, { text, bigint }) =>
      table
        .addColumn('user_id', text, ofUser)
        .addColumn('purpose', text, notNull)
        .addColumn('token_hash', text, (column) => column.notNull().unique())
        .addColumn('mailed_at', bigint, notNull)
        .addColumn('expires_at', bigint, notNull)
        .addPrimaryKeyConstraint('account_links_key', ['user_id', 'purpose'])
        .addCheckConstraint('account_links_purpose', sql`purpose in ('verification', 'reset')`),
    );
  },
};

const notNull = (column: ColumnDefinitionBuilder) => column.notNull();
const ofUser = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('users.id').onDelete('cascade');
