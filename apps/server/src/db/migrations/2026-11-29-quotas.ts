import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { createTable } from './portable.ts';

/** What devices have stored on a day, and a way to find the letters of an address. */
export const quotas: Migration = {
  name: '2026-11-29-quotas',
  async up(database, kind) {
    await createTable(database, kind, 'result_quotas', (table, { text, integer, bigint }) =>
      table
        .addColumn('device_key', text, (column) =>
          column.notNull().primaryKey().references('players.device_key').onDelete('cascade'),
        )
        .addColumn('day', integer, (column) => column.notNull())
        .addColumn('results', integer, (column) => column.notNull())
        .addColumn('bytes', bigint, (column) => column.notNull()),
    );
    for (const table of ['contact_messages', 'feedback_messages'])
      await database.schema.createIndex(`${table}_email`).on(table).expression(sql`lower(email)`).execute();
  },
};
