import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { columnTypes, createTable } from './portable.ts';

/**
 * Answers name their player, so that those to one kanji are found without looking through all others. And what is done
 * piece by piece: kanji to be folded anew, devices that hand over what they have, players of deleted accounts.
 */
export const lateKanji: Migration = {
  name: '23-late-kanji',
  async up(database, kind) {
    const { schema } = database;
    await schema.alterTable('answers').renameTo('former_answers').execute();
    await createTable(database, kind, 'answers', (table, types) =>
      table
        .addColumn('run_id', types.text, (column) =>
          column.notNull().references('game_results.id').onDelete('cascade'),
        )
        .addColumn('number', types.integer, (column) => column.notNull())
        .addColumn('player_id', types.text, (column) => column.notNull())
        .addColumn('at', types.bigint, (column) => column.notNull())
        .addColumn('utc_offset', types.integer, (column) => column.notNull())
        .addColumn('kanji', types.text, (column) => column.notNull())
        .addColumn('skill', types.text, (column) => column.notNull())
        .addColumn('asked', types.text, (column) => column.notNull())
        .addColumn('correct', types.flag, (column) => column.notNull().check(sql`correct in (0, 1)`))
        .addColumn('hinted', types.flag, (column) => column.notNull().check(sql`hinted in (0, 1)`))
        .addColumn('ms', types.bigint, (column) => column.notNull())
        // A name of its own, as that of the former table is still taken.
        .addPrimaryKeyConstraint('answers_of_run', ['run_id', 'number']),
    );
    await sql`
      insert into answers (run_id, number, player_id, at, utc_offset, kanji, skill, asked, correct, hinted, ms)
      select answer.run_id, answer.number, run.player_id, answer.at, answer.utc_offset, answer.kanji, answer.skill,
        answer.asked, answer.correct, answer.hinted, answer.ms
      from former_answers as answer inner join game_results as run on run.id = answer.run_id`.execute(
      database,
    );
    await schema.dropTable('former_answers').execute();
    await schema
      .createIndex('answers_of_kanji')
      .on('answers')
      .columns(['player_id', 'kanji', 'at'])
      .execute();

    const { flag } = columnTypes(kind);
    await schema
      .alterTable('players')
      .addColumn('handing_over', flag, (column) => column.check(sql`handing_over = 1`))
      .execute();
    await schema
      .createIndex('players_handing_over')
      .on('players')
      .column('id')
      .where(sql<boolean>`handing_over = 1`)
      .execute();
    await schema
      .createIndex('players_of_nobody')
      .on('players')
      .column('id')
      .where(sql<boolean>`user_id is null and device_key is null`)
      .execute();

    await createTable(database, kind, 'late_kanji', (table, { text }) =>
      table
        .addColumn('player_id', text, (column) =>
          column.notNull().references('players.id').onDelete('cascade'),
        )
        .addColumn('kanji', text, (column) => column.notNull())
        .addColumn('mark', text, (column) => column.notNull())
        .addPrimaryKeyConstraint('late_kanji_key', ['player_id', 'kanji']),
    );

    await createTable(database, kind, 'kanji_imports', (table, { text, integer, bigint }) =>
      table
        .addColumn('player_id', text, (column) =>
          column.notNull().references('players.id').onDelete('cascade'),
        )
        .addColumn('id', text, (column) => column.notNull())
        .addColumn('at', bigint, (column) => column.notNull())
        .addColumn('day', integer, (column) => column.notNull())
        .addColumn('kanji', integer, (column) => column.notNull())
        .addColumn('state', text, (column) =>
          column.notNull().check(sql`state in ('own', 'merged', 'over', 'gone')`),
        )
        .addPrimaryKeyConstraint('kanji_imports_key', ['player_id', 'id']),
    );
    await sql`
      insert into kanji_imports (player_id, id, at, day, kanji, state)
      select player_id, import_id, max(at), max(day), count(*), 'own' from known_kanji
      group by player_id, import_id`.execute(database);
    await schema
      .createIndex('known_kanji_of_kanji')
      .on('known_kanji')
      .columns(['player_id', 'kanji'])
      .execute();
  },
};
