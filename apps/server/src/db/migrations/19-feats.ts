import type { Migration } from '../migration.ts';
import { columnTypes } from './portable.ts';

/** What a run did that seals of its game ask for. Games of before tell nothing of the kind. */
export const feats: Migration = {
  name: '19-feats',
  async up(database, kind) {
    const { text } = columnTypes(kind);
    await database.schema.alterTable('run_summaries').addColumn('feats', text).execute();
  },
};
