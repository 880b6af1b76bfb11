import { type ColumnDefinitionBuilder, sql } from 'kysely';
import type { DatabaseKind } from '../engine.ts';
import type { Migration, MigrationDatabase } from '../migration.ts';
import { createTable } from './portable.ts';

/** Players, levels with their texts, results, and what is counted from results. */
export const first: Migration = {
  name: '2026-11-21-first',
  async up(database, kind) {
    await createMeta(database, kind);
    await createPlayers(database, kind);
    await createLevels(database, kind);
    await createResults(database, kind);
    await createProgress(database, kind);
    await createLeaderboard(database, kind);
  },
};

const notNull = (column: ColumnDefinitionBuilder) => column.notNull();
const ofPlayer = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('players.id').onDelete('cascade');

async function createMeta(database: MigrationDatabase, kind: DatabaseKind): Promise<void> {
  await createTable(database, kind, 'meta', (table, { text }) =>
    table.addColumn('key', text, (column) => column.notNull().primaryKey()).addColumn('value', text, notNull),
  );
}

async function createPlayers(database: MigrationDatabase, kind: DatabaseKind): Promise<void> {
  await createTable(database, kind, 'players', (table, { text, bigint }) =>
    table
      .addColumn('id', text, (column) => column.notNull().primaryKey())
      .addColumn('device_key', text, (column) => column.unique())
      .addColumn('created_at', bigint, notNull),
  );
}

async function createLevels(database: MigrationDatabase, kind: DatabaseKind): Promise<void> {
  await createTable(database, kind, 'game_levels', (table, { text, integer, bigint, flag }) =>
    table
      .addColumn('game', text, notNull)
      .addColumn('id', text, notNull)
      .addColumn('position', integer, notNull)
      .addColumn('difficulty', integer, notNull)
      .addColumn('unlock_score', bigint, notNull)
      .addColumn('setup', text, notNull)
      .addColumn('updated_at', bigint, notNull)
      .addColumn('seed_version', text, notNull)
      .addColumn('edited', flag, (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('game_levels_key', ['game', 'id'])
      .addCheckConstraint('game_levels_edited', sql`edited in (0, 1)`)
      .addCheckConstraint('game_levels_unlock_score', sql`unlock_score >= 0`),
  );
  await createTable(database, kind, 'game_level_texts', (table, { text }) =>
    table
      .addColumn('game', text, notNull)
      .addColumn('level_id', text, notNull)
      .addColumn('locale', text, notNull)
      .addColumn('name', text, notNull)
      .addColumn('description', text, notNull)
      .addPrimaryKeyConstraint('game_level_texts_key', ['game', 'level_id', 'locale'])
      .addForeignKeyConstraint(
        'game_level_texts_level',
        ['game', 'level_id'],
        'game_levels',
        ['game', 'id'],
        (key) => key.onDelete('cascade'),
      ),
  );
}

async function createResults(database: MigrationDatabase, kind: DatabaseKind): Promise<void> {
  await createTable(database, kind, 'game_results', (table, { text, integer, bigint, flag }) =>
    table
      .addColumn('id', text, (column) => column.notNull().primaryKey())
      .addColumn('player_id', text, ofPlayer)
      .addColumn('game', text, notNull)
      .addColumn('level_id', text, notNull)
      .addColumn('ticket_id', text, (column) => column.unique())
      .addColumn('won', flag, notNull)
      .addColumn('ranked', flag, notNull)
      .addColumn('score', bigint, notNull)
      .addColumn('duration_ms', bigint, notNull)
      .addColumn('rules_version', integer, notNull)
      .addColumn('content_version', text, notNull)
      .addColumn('recording', text, notNull)
      .addColumn('finished_at', bigint, notNull)
      .addCheckConstraint('game_results_won', sql`won in (0, 1)`)
      .addCheckConstraint('game_results_ranked', sql`ranked in (0, 1)`)
      .addCheckConstraint('game_results_duration', sql`duration_ms >= 0`),
  );
  await database.schema
    .createIndex('game_results_player')
    .on('game_results')
    .columns(['player_id', 'game', 'level_id', 'finished_at'])
    .execute();
}

async function createProgress(database: MigrationDatabase, kind: DatabaseKind): Promise<void> {
  await createTable(database, kind, 'level_progress', (table, { text, integer, bigint, flag }) =>
    table
      .addColumn('player_id', text, ofPlayer)
      .addColumn('game', text, notNull)
      .addColumn('level_id', text, notNull)
      .addColumn('completed', flag, notNull)
      .addColumn('high_score', bigint, notNull)
      .addColumn('plays', integer, notNull)
      .addColumn('updated_at', bigint, notNull)
      .addPrimaryKeyConstraint('level_progress_key', ['player_id', 'game', 'level_id'])
      .addCheckConstraint('level_progress_completed', sql`completed in (0, 1)`)
      .addCheckConstraint('level_progress_plays', sql`plays >= 0`),
  );
  await createTable(database, kind, 'game_totals', (table, { text, bigint }) =>
    table
      .addColumn('player_id', text, ofPlayer)
      .addColumn('game', text, notNull)
      .addColumn('total_score', bigint, notNull)
      .addPrimaryKeyConstraint('game_totals_key', ['player_id', 'game']),
  );
}

async function createLeaderboard(database: MigrationDatabase, kind: DatabaseKind): Promise<void> {
  await createTable(database, kind, 'leaderboard_scores', (table, { text, bigint }) =>
    table
      .addColumn('game', text, notNull)
      .addColumn('period', text, notNull)
      .addColumn('period_start', bigint, notNull)
      .addColumn('player_id', text, ofPlayer)
      .addColumn('score', bigint, notNull)
      .addColumn('reached_at', bigint, notNull)
      .addPrimaryKeyConstraint('leaderboard_scores_key', ['game', 'period', 'period_start', 'player_id'])
      .addCheckConstraint('leaderboard_scores_period', sql`period in ('day', 'week', 'month', 'all')`),
  );
  await database.schema
    .createIndex('leaderboard_scores_order')
    .on('leaderboard_scores')
    .columns(['game', 'period', 'period_start', 'score desc', 'reached_at', 'player_id'])
    .execute();
  // For removing a player: the primary key does not begin with the player.
  await database.schema
    .createIndex('leaderboard_scores_player')
    .on('leaderboard_scores')
    .column('player_id')
    .execute();
}
