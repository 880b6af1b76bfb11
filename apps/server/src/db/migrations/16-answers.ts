import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { columnTypes, createTable } from './portable.ts';

/** What players have answered, run by run and kanji by kanji; and by what the same run is known under another id. */
export const answers: Migration = {
  name: '16-answers',
  async up(database, kind) {
    const { text, flag } = columnTypes(kind);
    await database.schema
      .alterTable('game_results')
      .addColumn('left_early', flag, (column) =>
        column.notNull().defaultTo(0).check(sql`left_early in (0, 1)`),
      )
      .execute();
    await database.schema.alterTable('game_results').addColumn('played_hash', text).execute();
    await database.schema
      .createIndex('game_results_played')
      .on('game_results')
      .columns(['player_id', 'played_hash'])
      .unique()
      .where(sql<boolean>`played_hash is not null`)
      .execute();

    await createTable(database, kind, 'run_summaries', (table, types) =>
      table
        .addColumn('run_id', types.text, (column) =>
          column.primaryKey().notNull().references('game_results.id').onDelete('cascade'),
        )
        .addColumn('player_id', types.text, (column) =>
          column.notNull().references('players.id').onDelete('cascade'),
        )
        .addColumn('game', types.text, (column) => column.notNull())
        .addColumn('level_id', types.text, (column) => column.notNull())
        .addColumn('at', types.bigint, (column) => column.notNull())
        .addColumn('day', types.integer, (column) => column.notNull())
        .addColumn('outcome', types.text, (column) => column.notNull())
        .addColumn('score', types.integer, (column) => column.notNull())
        .addColumn('mistakes', types.integer)
        .addColumn('active_ms', types.bigint)
        .addColumn('solved', types.integer, (column) => column.notNull())
        .addColumn('best_combo', types.integer, (column) => column.notNull())
        .addColumn('given', types.integer, (column) => column.notNull())
        .addColumn('correct', types.integer, (column) => column.notNull())
        .addColumn('first_row', types.integer, (column) => column.notNull())
        .addColumn('last_row', types.integer, (column) => column.notNull())
        .addColumn('best_row', types.integer, (column) => column.notNull())
        .addColumn('device_key', types.text)
        .addColumn('since', types.bigint),
    );
    await database.schema
      .createIndex('run_summaries_of_player')
      .on('run_summaries')
      .columns(['player_id', 'at', 'run_id'])
      .execute();
    await database.schema
      .createIndex('run_summaries_of_device')
      .on('run_summaries')
      .columns(['device_key', 'at'])
      .where(sql<boolean>`device_key is not null`)
      .execute();

    await createTable(database, kind, 'answers', (table, types) =>
      table
        .addColumn('run_id', types.text, (column) =>
          column.notNull().references('game_results.id').onDelete('cascade'),
        )
        .addColumn('number', types.integer, (column) => column.notNull())
        .addColumn('at', types.bigint, (column) => column.notNull())
        .addColumn('utc_offset', types.integer, (column) => column.notNull())
        .addColumn('kanji', types.text, (column) => column.notNull())
        .addColumn('skill', types.text, (column) => column.notNull())
        .addColumn('asked', types.text, (column) => column.notNull())
        .addColumn('correct', types.flag, (column) => column.notNull().check(sql`correct in (0, 1)`))
        .addColumn('hinted', types.flag, (column) => column.notNull().check(sql`hinted in (0, 1)`))
        .addColumn('ms', types.bigint, (column) => column.notNull())
        .addPrimaryKeyConstraint('answers_key', ['run_id', 'number']),
    );

    await createTable(database, kind, 'kanji_statistics', (table, types) =>
      table
        .addColumn('player_id', types.text, (column) =>
          column.notNull().references('players.id').onDelete('cascade'),
        )
        .addColumn('kanji', types.text, (column) => column.notNull())
        .addColumn('correct', types.integer, (column) => column.notNull())
        .addColumn('wrong', types.integer, (column) => column.notNull())
        .addColumn('hinted', types.integer, (column) => column.notNull())
        .addColumn('last_at', types.bigint, (column) => column.notNull())
        .addPrimaryKeyConstraint('kanji_statistics_key', ['player_id', 'kanji']),
    );
  },
};
