import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { columnTypes } from './portable.ts';

/** What seals need of runs besides: hour, time without a mistake, when a kanji was right first. And the title that is worn. */
export const seals: Migration = {
  name: '18-seals',
  async up(database, kind) {
    const { text, integer, bigint } = columnTypes(kind);
    const { schema } = database;
    await schema.alterTable('run_summaries').addColumn('hour', integer).execute();
    for (const column of ['clean_first_ms', 'clean_last_ms', 'clean_best_ms'])
      await schema.alterTable('run_summaries').addColumn(column, bigint).execute();
    await schema.alterTable('kanji_statistics').addColumn('right_at', bigint).execute();
    await schema.alterTable('users').addColumn('title', text).execute();

    // Answers know the learner's clock; of a run without any its hour stays unknown.
    await sql`
      update run_summaries set hour = (
        select ((run_summaries.at + answers.utc_offset * 60000) / 3600000) % 24
        from answers where answers.run_id = run_summaries.run_id and answers.number = 0
      )`.execute(database);
    // Where exactly a mistake was made is not known any more: such runs begin anew and bring nothing.
    await sql`
      update run_summaries set
        clean_first_ms = case when correct = given and coalesce(mistakes, 0) = 0 then coalesce(active_ms, 0) else 0 end,
        clean_last_ms = case when correct = given and coalesce(mistakes, 0) = 0 then null else 0 end,
        clean_best_ms = case when correct = given and coalesce(mistakes, 0) = 0 then coalesce(active_ms, 0) else 0 end
      `.execute(database);
    await sql`
      update kanji_statistics set right_at = (
        select min(run_summaries.at)
        from run_summaries inner join answers on answers.run_id = run_summaries.run_id
        where run_summaries.player_id = kanji_statistics.player_id
          and answers.kanji = kanji_statistics.kanji and answers.correct = 1
      )`.execute(database);
  },
};
