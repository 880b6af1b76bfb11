import type { Migration } from '../migration.ts';
import { columnTypes } from './portable.ts';

/**
 * What a name looks like. Empty until the program has computed it, as a migration knows nothing of the program; not
 * unique, as names that look alike may have been taken before.
 */
export const nameSkeletons: Migration = {
  name: '2026-11-28-name-skeletons',
  async up(database, kind) {
    await database.schema.alterTable('users').addColumn('name_skeleton', columnTypes(kind).text).execute();
    await database.schema
      .createIndex('users_name_skeleton')
      .on('users')
      .columns(['name_skeleton', 'id'])
      .execute();
  },
};
