import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { columnTypes } from './portable.ts';

/** The account that a device plays for, and the player of an account. */
export const devices: Migration = {
  name: '2026-11-22-devices',
  async up(database, kind) {
    const { text } = columnTypes(kind);
    await database.schema
      .alterTable('players')
      .addColumn('user_id', text, (column) => column.references('users.id').onDelete('cascade'))
      .execute();
    await database.schema
      .createIndex('players_account')
      .on('players')
      .column('user_id')
      .unique()
      .where(sql<boolean>`device_key is null`)
      .execute();
    // For removing an account: the unique index leaves out the devices.
    await database.schema.createIndex('players_user').on('players').column('user_id').execute();
  },
};
