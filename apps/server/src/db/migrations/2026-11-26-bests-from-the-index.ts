import type { Migration } from '../migration.ts';

/** Lets the best of a level be found in the index alone: each run lies on a page of its own, with its recording. */
export const bestsFromTheIndex: Migration = {
  name: '2026-11-26-bests-from-the-index',
  async up(database) {
    await database.schema.dropIndex('game_results_player').execute();
    await database.schema
      .createIndex('game_results_player')
      .on('game_results')
      .columns(['player_id', 'game', 'level_id', 'finished_at', 'ranked', 'score', 'id'])
      .execute();
  },
};
