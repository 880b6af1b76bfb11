import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { columnTypes } from './portable.ts';

/** Counts for each player and game the kanji that were answered; what was stored before counts none. */
export const kanjiAnswered: Migration = {
  name: '2026-12-01-kanji-answered',
  async up(database, kind) {
    await database.schema
      .alterTable('game_totals')
      .addColumn('kanji_answered', columnTypes(kind).bigint, (column) => column.notNull().defaultTo(sql`0`))
      .execute();
  },
};
