import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { columnTypes } from './portable.ts';

/** Notes with a completed module which kanji its run has proved. */
export const provedKanji: Migration = {
  name: '2026-11-25-proved-kanji',
  async up(database, kind) {
    await database.schema
      .alterTable('module_completions')
      .addColumn('kanji', columnTypes(kind).text, (column) => column.notNull().defaultTo(sql`''`))
      .execute();
  },
};
