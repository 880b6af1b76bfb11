import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { columnTypes } from './portable.ts';

/** Notes of runs of locked levels from which total score on they count. */
export const ranking: Migration = {
  name: '2026-11-27-ranking',
  async up(database, kind) {
    await database.schema
      .alterTable('game_results')
      .addColumn('ranks_from', columnTypes(kind).bigint)
      .execute();
    // Of the few that wait only, and answering by itself: it is looked into with every result.
    await database.schema
      .createIndex('game_results_waiting')
      .on('game_results')
      .columns(['player_id', 'game', 'ranks_from'])
      .where(sql<boolean>`ranks_from is not null`)
      .execute();
  },
};
