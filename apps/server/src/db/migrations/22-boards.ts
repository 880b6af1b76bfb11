import { type ColumnDefinitionBuilder, sql } from 'kysely';
import type { DatabaseKind } from '../engine.ts';
import type { Migration, MigrationDatabase } from '../migration.ts';
import { createTable } from './portable.ts';

const dayMs = 24 * 60 * 60 * 1000;
const notNull = (column: ColumnDefinitionBuilder) => column.notNull();
const goesWith = (parent: 'players.id' | 'users.id') => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(parent).onDelete('cascade');

/** Lists of one level, the tickets that are good, and names that were reported. */
export const boards: Migration = {
  name: '22-boards',
  async up(database, kind) {
    await addLevels(database, kind);
    await createTable(database, kind, 'game_tickets', (table, { text, bigint }) =>
      table
        .addColumn('player_id', text, goesWith('players.id'))
        .addColumn('game', text, notNull)
        .addColumn('level_id', text, notNull)
        .addColumn('ticket_id', text, notNull)
        .addColumn('issued_at', bigint, notNull)
        .addPrimaryKeyConstraint('game_tickets_key', ['player_id', 'game', 'level_id']),
    );
    await database.schema.createIndex('game_tickets_issued').on('game_tickets').column('issued_at').execute();
    await createTable(database, kind, 'name_reports', (table, { text, bigint }) =>
      table
        .addColumn('id', text, (column) => column.notNull().primaryKey())
        .addColumn('user_id', text, goesWith('users.id'))
        .addColumn('reporter_id', text, (column) => column.references('users.id').onDelete('cascade'))
        .addColumn('name', text, notNull)
        .addColumn('reason', text, notNull)
        .addColumn('words', text, notNull)
        .addColumn('created_at', bigint, notNull)
        .addCheckConstraint('name_reports_reason', sql`reason in ('offensive', 'impersonation', 'other')`),
    );
    // Whoever is deleted takes them along.
    for (const column of ['user_id', 'reporter_id'])
      await database.schema.createIndex(`name_reports_${column}`).on('name_reports').column(column).execute();
  },
};

/** Places get a level, which is empty on the lists of all levels. */
async function addLevels(database: MigrationDatabase, kind: DatabaseKind): Promise<void> {
  const { schema } = database;
  for (const index of ['leaderboard_scores_order', 'leaderboard_scores_player'])
    await schema.dropIndex(index).execute();
  await schema.alterTable('leaderboard_scores').renameTo('former_scores').execute();
  await createTable(database, kind, 'leaderboard_scores', (table, { text, bigint }) =>
    table
      .addColumn('game', text, notNull)
      .addColumn('period', text, notNull)
      .addColumn('period_start', bigint, notNull)
      .addColumn('level_id', text, notNull)
      .addColumn('player_id', text, goesWith('players.id'))
      .addColumn('score', bigint, notNull)
      .addColumn('reached_at', bigint, notNull)
      // Names of their own, as those of the former table are still taken.
      .addPrimaryKeyConstraint('leaderboard_scores_place', [
        'game',
        'period',
        'period_start',
        'level_id',
        'player_id',
      ])
      .addCheckConstraint('leaderboard_scores_periods', sql`period in ('day', 'week', 'month', 'all')`),
  );
  await sql`
    insert into leaderboard_scores (game, period, period_start, level_id, player_id, score, reached_at)
    select game, period, period_start, '', player_id, score, reached_at from former_scores`.execute(database);
  await fillLevels(database);
  await schema.dropTable('former_scores').execute();
  await schema
    .createIndex('leaderboard_scores_order')
    .on('leaderboard_scores')
    .columns(['game', 'period', 'period_start', 'level_id', 'score desc', 'reached_at', 'player_id'])
    .execute();
  // For removing a player: the primary key does not begin with the player.
  await schema
    .createIndex('leaderboard_scores_player')
    .on('leaderboard_scores')
    .column('player_id')
    .execute();
}

/** The lists of single levels, for the newest period of each kind: nobody sees those before. */
async function fillLevels(database: MigrationDatabase): Promise<void> {
  const { rows } = await sql<{ period: string; start: number }>`
    select period, max(period_start) as start from former_scores group by period`.execute(database);
  for (const { period, start } of rows) {
    const end = endOf(period, Number(start));
    await sql`
      with best as (
        select player_id, game, level_id, max(score) as score from game_results
        where ranked = 1 and score > 0 and finished_at >= ${start} and finished_at < ${end}
        group by player_id, game, level_id
      )
      insert into leaderboard_scores (game, period, period_start, level_id, player_id, score, reached_at)
      select best.game, ${period}, ${start}, best.level_id, best.player_id, best.score, min(run.finished_at)
      from best inner join game_results as run
        on run.player_id = best.player_id and run.game = best.game and run.level_id = best.level_id
          and run.score = best.score and run.ranked = 1
          and run.finished_at >= ${start} and run.finished_at < ${end}
      group by best.game, best.level_id, best.player_id, best.score`.execute(database);
  }
}

function endOf(period: string, start: number): number {
  const date = new Date(start);
  if (period === 'day') return start + dayMs;
  if (period === 'week') return start + 7 * dayMs;
  if (period === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  return Number.MAX_SAFE_INTEGER;
}
