import type { Migration } from '../migration.ts';

/** Lets sessions that began long ago be found in the index when they are removed. */
export const accountSecurity: Migration = {
  name: '2026-11-30-account-security',
  async up(database) {
    await database.schema.createIndex('sessions_begin').on('sessions').column('created_at').execute();
  },
};
