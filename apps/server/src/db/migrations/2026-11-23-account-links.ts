import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { createTable } from './portable.ts';

/** Lets an account have several links of one purpose: asking for another must not end one that is good. */
export const accountLinks: Migration = {
  name: '2026-11-23-account-links',
  async up(database, kind) {
    await database.schema.alterTable('account_links').renameTo('former_account_links').execute();
    await createTable(database, kind, 'account_links', (table, { text, bigint }) =>
      table
        .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('purpose', text, (column) => column.notNull())
        .addColumn('token_hash', text, (column) => column.notNull())
        .addColumn('mailed_at', bigint, (column) => column.notNull())
        .addColumn('expires_at', bigint, (column) => column.notNull())
        .addPrimaryKeyConstraint('account_links_token', ['token_hash'])
        .addCheckConstraint('account_links_purpose', sql`purpose in ('verification', 'reset')`),
    );
    await sql`
      insert into account_links (user_id, purpose, token_hash, mailed_at, expires_at)
      select user_id, purpose, token_hash, mailed_at, expires_at from former_account_links
    `.execute(database);
    await database.schema.dropTable('former_account_links').execute();
    await database.schema
      .createIndex('account_links_user')
      .on('account_links')
      .columns(['user_id', 'purpose'])
      .execute();
  },
};
