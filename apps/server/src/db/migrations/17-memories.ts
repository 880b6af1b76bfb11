import type { Migration } from '../migration.ts';
import { createTable } from './portable.ts';

/** What players remember of each kanji by each skill, and what they say to know already. */
export const memories: Migration = {
  name: '17-memories',
  async up(database, kind) {
    await createTable(database, kind, 'memories', (table, types) =>
      table
        .addColumn('player_id', types.text, (column) =>
          column.notNull().references('players.id').onDelete('cascade'),
        )
        .addColumn('kanji', types.text, (column) => column.notNull())
        .addColumn('skill', types.text, (column) => column.notNull())
        .addColumn('stability', types.real)
        .addColumn('difficulty', types.real)
        .addColumn('day', types.integer)
        .addColumn('at', types.bigint, (column) => column.notNull())
        .addColumn('run_id', types.text, (column) => column.notNull())
        .addColumn('number', types.integer, (column) => column.notNull())
        .addColumn('revision', types.integer, (column) => column.notNull())
        .addPrimaryKeyConstraint('memories_key', ['player_id', 'kanji', 'skill']),
    );
    await database.schema
      .createIndex('memories_changed')
      .on('memories')
      .columns(['player_id', 'revision'])
      .execute();

    await createTable(database, kind, 'known_kanji', (table, types) =>
      table
        .addColumn('player_id', types.text, (column) =>
          column.notNull().references('players.id').onDelete('cascade'),
        )
        .addColumn('import_id', types.text, (column) => column.notNull())
        .addColumn('kanji', types.text, (column) => column.notNull())
        .addColumn('at', types.bigint, (column) => column.notNull())
        .addColumn('day', types.integer, (column) => column.notNull())
        .addPrimaryKeyConstraint('known_kanji_key', ['player_id', 'import_id', 'kanji']),
    );
  },
};
