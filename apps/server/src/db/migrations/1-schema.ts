import { type ColumnDefinitionBuilder, type CreateTableBuilder, sql } from 'kysely';
import type { DatabaseKind } from '../engine.ts';
import type { Migration, MigrationDatabase } from '../migration.ts';
import { type ColumnTypes, createTable } from './portable.ts';

/** Every table of the first release. */
export const schema: Migration = {
  name: '1-schema',
  async up(database, kind) {
    const tables = createTables(database, kind);
    await createSite(tables);
    await createAccounts(tables);
    await createPlayers(tables);
    await createLevels(tables);
    await createResults(tables);
    await createAnswers(tables);
    await createLeaderboards(tables);
    await createDocuments(tables);
    await createFigures(tables);
  },
};

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
type Build = (table: CreateTableBuilder<string>, types: ColumnTypes) => CreateTableBuilder<string, string>;

const notNull: Column = (column) => column.notNull();
const key: Column = (column) => column.notNull().primaryKey();
const uniqueText: Column = (column) => column.notNull().unique();
/** Goes when the row goes to which it refers. */
const of =
  (parent: string): Column =>
  (column) =>
    column.notNull().references(parent).onDelete('cascade');

function createTables(database: MigrationDatabase, kind: DatabaseKind) {
  return {
    table: (name: string, build: Build) => createTable(database, kind, name, build),
    index: (name: string, table: string, ...columns: string[]) =>
      database.schema.createIndex(name).on(table).columns(columns).execute(),
    schema: database.schema,
  };
}
type Tables = ReturnType<typeof createTables>;

/** The games hub, the blog with its views, messages from visitors, and the newsletter. */
async function createSite({ table, index, schema }: Tables): Promise<void> {
  await table('meta', (meta, { text }) => meta.addColumn('key', text, key).addColumn('value', text, notNull));
  await table('games', (games, { text, integer, bigint, flag }) =>
    games
      .addColumn('id', text, key)
      .addColumn('position', integer, notNull)
      .addColumn('title', text, notNull)
      .addColumn('japanese_title', text, notNull)
      .addColumn('emoji', text, notNull)
      .addColumn('tags', text, notNull)
      .addColumn('available', flag, notNull)
      .addColumn('link', text, notNull)
      .addColumn('color', text, notNull)
      .addColumn('color_from', text, notNull)
      .addColumn('color_to', text, notNull)
      .addColumn('is_new', flag, notNull)
      .addColumn('premium_only', flag, notNull)
      .addColumn('is_coming_soon', flag, notNull)
      .addColumn('difficulty', text, notNull)
      .addColumn('players', text, notNull)
      .addColumn('duration', text, notNull)
      .addColumn('updated_at', bigint, notNull)
      .addColumn('built_in_version', text, notNull)
      .addColumn('edited', flag, (column) => column.notNull().defaultTo(0))
      .addCheckConstraint(
        'games_flags',
        sql`available in (0, 1) and is_new in (0, 1) and premium_only in (0, 1) and is_coming_soon in (0, 1)
          and edited in (0, 1)`,
      ),
  );
  await table('game_texts', (texts, { text }) =>
    texts
      .addColumn('game_id', text, of('games.id'))
      .addColumn('locale', text, notNull)
      .addColumn('description', text, notNull)
      .addPrimaryKeyConstraint('game_texts_key', ['game_id', 'locale']),
  );
  await table('posts', (posts, { text, bigint, flag }) =>
    posts
      .addColumn('id', text, key)
      .addColumn('slug', text, uniqueText)
      .addColumn('category', text, notNull)
      .addColumn('kanji', text)
      .addColumn('emoji', text)
      .addColumn('featured_image', text)
      .addColumn('views', bigint, notNull)
      .addColumn('published_on', text, notNull)
      .addColumn('updated_at', bigint, notNull)
      .addColumn('built_in_version', text, notNull)
      .addColumn('edited', flag, (column) => column.notNull().defaultTo(0))
      .addCheckConstraint('posts_edited', sql`edited in (0, 1)`)
      .addCheckConstraint('posts_views', sql`views >= 0`),
  );
  await table('post_texts', (texts, { text, integer }) =>
    texts
      .addColumn('post_id', text, of('posts.id'))
      .addColumn('locale', text, notNull)
      .addColumn('title', text, notNull)
      .addColumn('excerpt', text, notNull)
      .addColumn('content', text, notNull)
      .addColumn('reading_minutes', integer, notNull)
      .addPrimaryKeyConstraint('post_texts_key', ['post_id', 'locale']),
  );
  await table('post_views', (views, { text }) =>
    views
      .addColumn('day', text, notNull)
      .addColumn('post_id', text, of('posts.id'))
      .addColumn('visitor', text, notNull)
      .addPrimaryKeyConstraint('post_views_key', ['day', 'post_id', 'visitor']),
  );
  // For removing a post: the primary key does not begin with the post.
  await index('post_views_post', 'post_views', 'post_id');
  await table('contact_messages', (messages, { text, bigint }) =>
    messages
      .addColumn('id', text, key)
      .addColumn('name', text, notNull)
      .addColumn('email', text, notNull)
      .addColumn('message', text, notNull)
      .addColumn('locale', text, notNull)
      .addColumn('created_at', bigint, notNull)
      .addColumn('answered_at', bigint)
      .addColumn('done_at', bigint),
  );
  await table('feedback_messages', (messages, { text, bigint }) =>
    messages
      .addColumn('id', text, key)
      .addColumn('email', text)
      .addColumn('message', text, notNull)
      .addColumn('locale', text, notNull)
      .addColumn('created_at', bigint, notNull)
      .addColumn('answered_at', bigint)
      .addColumn('done_at', bigint),
  );
  // For finding and removing what an address has written.
  for (const messages of ['contact_messages', 'feedback_messages'])
    await schema.createIndex(`${messages}_email`).on(messages).expression(sql`lower(email)`).execute();
  await table('newsletter_subscriptions', (subscriptions, { text, bigint }) =>
    subscriptions
      .addColumn('id', text, key)
      .addColumn('email', text, notNull)
      .addColumn('email_key', text, uniqueText)
      .addColumn('locale', text, notNull)
      .addColumn('token_hash', text, uniqueText)
      .addColumn('mailed_at', bigint, notNull)
      .addColumn('confirmed_at', bigint)
      .addColumn('created_at', bigint, notNull),
  );
}

/** Accounts, where they are signed in, who may enter them, the links mailed for them, and names that were reported. */
async function createAccounts({ table, index }: Tables): Promise<void> {
  await table('users', (users, { text, bigint }) =>
    users
      .addColumn('id', text, key)
      .addColumn('email', text, notNull)
      .addColumn('email_key', text, uniqueText)
      .addColumn('username', text, notNull)
      .addColumn('username_key', text, uniqueText)
      .addColumn('name_skeleton', text, notNull)
      .addColumn('language', text, notNull)
      .addColumn('country_code', text)
      .addColumn('role', text, notNull)
      .addColumn('plan', text, notNull)
      .addColumn('title', text)
      .addColumn('password_hash', text)
      .addColumn('second_factor_secret', text)
      .addColumn('second_factor_since', bigint)
      .addColumn('second_factor_step', bigint)
      .addColumn('blocked_at', bigint)
      .addColumn('email_verified_at', bigint)
      .addColumn('created_at', bigint, notNull)
      .addCheckConstraint('users_role', sql`role in ('user', 'admin')`)
      .addCheckConstraint('users_plan', sql`plan in ('free', 'premium')`),
  );
  await index('users_name_skeleton', 'users', 'name_skeleton', 'id');
  await index('users_begin', 'users', 'created_at');
  await table('sessions', (sessions, { text, bigint }) =>
    sessions
      .addColumn('id', text, key)
      .addColumn('user_id', text, of('users.id'))
      .addColumn('token_hash', text, uniqueText)
      .addColumn('end_ticket_hash', text, uniqueText)
      .addColumn('user_agent', text, notNull)
      .addColumn('created_at', bigint, notNull)
      .addColumn('last_used_at', bigint, notNull)
      .addColumn('proved_at', bigint),
  );
  await table('recovery_codes', (codes, { text }) =>
    codes
      .addColumn('user_id', text, of('users.id'))
      .addColumn('code_hash', text, notNull)
      .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'code_hash']),
  );
  await table('admin_changes', (changes, { text, bigint }) =>
    changes
      .addColumn('id', text, key)
      .addColumn('at', bigint, notNull)
      .addColumn('admin_id', text, (column) => column.references('users.id').onDelete('set null'))
      .addColumn('admin_name', text)
      .addColumn('action', text, notNull)
      .addColumn('subject_kind', text, notNull)
      .addColumn('subject_id', text, notNull)
      .addColumn('subject_name', text, notNull)
      .addColumn('reason', text, notNull)
      .addColumn('before', text)
      .addColumn('after', text)
      .addColumn('undone_at', bigint),
  );
  await index('admin_changes_subject', 'admin_changes', 'subject_id', 'id');
  await index('admin_changes_at', 'admin_changes', 'at');
  await index('admin_changes_admin', 'admin_changes', 'admin_id');
  await index('sessions_user', 'sessions', 'user_id');
  await index('sessions_use', 'sessions', 'last_used_at');
  await index('sessions_begin', 'sessions', 'created_at');
  await table('account_links', (links, { text, bigint }) =>
    links
      .addColumn('user_id', text, of('users.id'))
      .addColumn('purpose', text, notNull)
      .addColumn('token_hash', text, notNull)
      .addColumn('mailed_at', bigint, notNull)
      .addColumn('expires_at', bigint, notNull)
      .addPrimaryKeyConstraint('account_links_key', ['token_hash'])
      .addCheckConstraint('account_links_purpose', sql`purpose in ('verification', 'reset')`),
  );
  await index('account_links_user', 'account_links', 'user_id', 'purpose');
  await table('identities', (identities, { text, bigint }) =>
    identities
      .addColumn('provider', text, notNull)
      .addColumn('subject', text, notNull)
      .addColumn('user_id', text, of('users.id'))
      .addColumn('created_at', bigint, notNull)
      .addPrimaryKeyConstraint('identities_key', ['provider', 'subject']),
  );
  await index('identities_user', 'identities', 'user_id');
  await table('name_reports', (reports, { text, bigint }) =>
    reports
      .addColumn('id', text, key)
      .addColumn('user_id', text, of('users.id'))
      .addColumn('reporter_id', text, (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('name', text, notNull)
      .addColumn('reason', text, notNull)
      .addColumn('words', text, notNull)
      .addColumn('created_at', bigint, notNull)
      .addCheckConstraint('name_reports_reason', sql`reason in ('offensive', 'impersonation', 'other')`),
  );
  for (const column of ['user_id', 'reporter_id'])
    await index(`name_reports_${column}`, 'name_reports', column);
}

/** Devices, the accounts they play for, and the players of accounts. */
async function createPlayers({ table, index, schema }: Tables): Promise<void> {
  await table('players', (players, { text, bigint, flag }) =>
    players
      .addColumn('id', text, key)
      .addColumn('device_key', text, (column) => column.unique())
      .addColumn('user_id', text, (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('session_id', text, (column) => column.references('sessions.id').onDelete('set null'))
      .addColumn('handing_over', flag, (column) => column.check(sql`handing_over = 1`))
      .addColumn('created_at', bigint, notNull),
  );
  await index('players_user', 'players', 'user_id');
  await schema
    .createIndex('players_session')
    .on('players')
    .column('session_id')
    .where(sql<boolean>`session_id is not null`)
    .execute();
  await schema
    .createIndex('players_account')
    .on('players')
    .column('user_id')
    .unique()
    .where(sql<boolean>`device_key is null`)
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
  await table('revoked_devices', (devices, { text }) => devices.addColumn('device_key', text, key));
}

async function createLevels({ table }: Tables): Promise<void> {
  await table('game_levels', (levels, { text, integer, bigint, flag }) =>
    levels
      .addColumn('game', text, notNull)
      .addColumn('id', text, notNull)
      .addColumn('position', integer, notNull)
      .addColumn('difficulty', integer, notNull)
      .addColumn('unlock_score', bigint, notNull)
      .addColumn('setup', text, notNull)
      .addColumn('updated_at', bigint, notNull)
      .addColumn('built_in_version', text, notNull)
      .addColumn('edited', flag, (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('game_levels_key', ['game', 'id'])
      .addCheckConstraint('game_levels_edited', sql`edited in (0, 1)`)
      .addCheckConstraint('game_levels_unlock_score', sql`unlock_score >= 0`),
  );
  await table('game_level_texts', (texts, { text }) =>
    texts
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
        (level) => level.onDelete('cascade'),
      ),
  );
}

/** Results, what is counted from them, the journeys of Tabibito, and the tickets that are good. */
async function createResults({ table, index, schema }: Tables): Promise<void> {
  await table('game_results', (results, { text, integer, bigint, flag }) =>
    results
      .addColumn('id', text, key)
      .addColumn('player_id', text, of('players.id'))
      .addColumn('game', text, notNull)
      .addColumn('level_id', text, notNull)
      .addColumn('ticket_id', text, (column) => column.unique())
      .addColumn('won', flag, notNull)
      .addColumn('ranked', flag, notNull)
      .addColumn('ranks_from', bigint)
      .addColumn('abandoned', flag, notNull)
      .addColumn('score', bigint, notNull)
      .addColumn('duration_ms', bigint, notNull)
      .addColumn('rules_version', integer, notNull)
      .addColumn('content_version', text, notNull)
      .addColumn('recording', text, notNull)
      .addColumn('played_hash', text, notNull)
      .addColumn('finished_at', bigint, notNull)
      .addCheckConstraint(
        'game_results_flags',
        sql`won in (0, 1) and ranked in (0, 1) and abandoned in (0, 1)`,
      )
      .addCheckConstraint('game_results_duration', sql`duration_ms >= 0`),
  );
  // The best of a level is found in the index alone: each run lies on a page of its own, with its recording.
  await index(
    'game_results_player',
    'game_results',
    ...['player_id', 'game', 'level_id', 'finished_at', 'ranked', 'score', 'id'],
  );
  // Of the few that wait only, and answering by itself: it is looked into with every result.
  await schema
    .createIndex('game_results_waiting')
    .on('game_results')
    .columns(['player_id', 'game', 'ranks_from'])
    .where(sql<boolean>`ranks_from is not null`)
    .execute();
  await schema
    .createIndex('game_results_played')
    .on('game_results')
    .columns(['player_id', 'played_hash'])
    .unique()
    .execute();
  await table('hidden_runs', (hidden, { text, bigint }) =>
    hidden
      .addColumn('run_id', text, (column) =>
        column.primaryKey().notNull().references('game_results.id').onDelete('cascade'),
      )
      .addColumn('ranks_from', bigint, notNull)
      .addColumn('hidden_at', bigint, notNull),
  );
  await table('level_progress', (progress, { text, integer, bigint, flag }) =>
    progress
      .addColumn('player_id', text, of('players.id'))
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
  await table('game_totals', (totals, { text, bigint }) =>
    totals
      .addColumn('player_id', text, of('players.id'))
      .addColumn('game', text, notNull)
      .addColumn('total_score', bigint, notNull)
      .addColumn('kanji_answered', bigint, notNull)
      .addPrimaryKeyConstraint('game_totals_key', ['player_id', 'game']),
  );
  await table('module_completions', (completions, { text, integer, bigint }) =>
    completions
      .addColumn('player_id', text, of('players.id'))
      .addColumn('module_id', text, notNull)
      .addColumn('xp', integer, notNull)
      .addColumn('kanji', text, notNull)
      .addColumn('day', integer, notNull)
      .addColumn('completed_at', bigint, notNull)
      .addPrimaryKeyConstraint('module_completions_key', ['player_id', 'module_id']),
  );
  await table('game_tickets', (tickets, { text, bigint }) =>
    tickets
      .addColumn('player_id', text, of('players.id'))
      .addColumn('game', text, notNull)
      .addColumn('level_id', text, notNull)
      .addColumn('ticket_id', text, notNull)
      .addColumn('issued_at', bigint, notNull)
      .addPrimaryKeyConstraint('game_tickets_key', ['player_id', 'game', 'level_id']),
  );
  await index('game_tickets_issued', 'game_tickets', 'issued_at');
  await table('result_quotas', (quotas, { text, integer, bigint }) =>
    quotas
      .addColumn('device_key', text, (column) =>
        column.notNull().primaryKey().references('players.device_key').onDelete('cascade'),
      )
      .addColumn('day', integer, notNull)
      .addColumn('results', integer, notNull)
      .addColumn('bytes', bigint, notNull)
      .addColumn('reported', integer, notNull),
  );
  await table('refused_answers', (refused, { text, integer }) =>
    refused
      .addColumn('kanji', text, notNull)
      .addColumn('kind', text, notNull)
      .addColumn('language', text, notNull)
      .addColumn('text', text, notNull)
      .addColumn('count', integer, notNull)
      .addColumn('last_day', integer, notNull)
      .addPrimaryKeyConstraint('refused_answers_key', ['kanji', 'kind', 'language', 'text'])
      .addCheckConstraint('refused_answers_kind', sql`kind in ('reading', 'meaning')`),
  );
}

/** What players have answered, run by run and kanji by kanji, and what they remember of it. */
async function createAnswers({ table, index, schema }: Tables): Promise<void> {
  await table('run_summaries', (summaries, { text, integer, bigint }) =>
    summaries
      .addColumn('run_id', text, (column) =>
        column.primaryKey().notNull().references('game_results.id').onDelete('cascade'),
      )
      .addColumn('player_id', text, of('players.id'))
      .addColumn('game', text, notNull)
      .addColumn('level_id', text, notNull)
      .addColumn('at', bigint, notNull)
      .addColumn('day', integer, notNull)
      .addColumn('hour', integer, notNull)
      .addColumn('outcome', text, notNull)
      .addColumn('score', integer, notNull)
      .addColumn('mistakes', integer)
      .addColumn('active_ms', bigint)
      .addColumn('solved', integer, notNull)
      .addColumn('best_combo', integer, notNull)
      .addColumn('given', integer, notNull)
      .addColumn('correct', integer, notNull)
      .addColumn('first_row', integer, notNull)
      .addColumn('last_row', integer, notNull)
      .addColumn('best_row', integer, notNull)
      .addColumn('clean_first_ms', bigint, notNull)
      .addColumn('clean_last_ms', bigint)
      .addColumn('clean_best_ms', bigint, notNull)
      .addColumn('feats', text)
      .addColumn('device_key', text)
      .addColumn('since', bigint),
  );
  await index('run_summaries_of_player', 'run_summaries', 'player_id', 'at', 'run_id');
  // The figures of a day are counted in the index alone.
  await index('run_summaries_of_day', 'run_summaries', ...['at', 'player_id', 'game', 'given']);
  await schema
    .createIndex('run_summaries_of_device')
    .on('run_summaries')
    .columns(['device_key', 'at'])
    .where(sql<boolean>`device_key is not null`)
    .execute();
  await table('answers', (answers, { text, integer, bigint, flag }) =>
    answers
      .addColumn('run_id', text, of('game_results.id'))
      .addColumn('number', integer, notNull)
      // So that the answers about one item are found without looking through all others.
      .addColumn('player_id', text, notNull)
      .addColumn('at', bigint, notNull)
      .addColumn('utc_offset', integer, notNull)
      .addColumn('item', text, notNull)
      .addColumn('skill', text, notNull)
      .addColumn('asked', text, notNull)
      .addColumn('correct', flag, notNull)
      .addColumn('hinted', flag, notNull)
      .addColumn('ms', bigint, notNull)
      .addPrimaryKeyConstraint('answers_key', ['run_id', 'number'])
      .addCheckConstraint('answers_flags', sql`correct in (0, 1) and hinted in (0, 1)`),
  );
  await index('answers_of_item', 'answers', 'player_id', 'item', 'at');
  await table('kanji_statistics', (statistics, { text, integer, bigint }) =>
    statistics
      .addColumn('player_id', text, of('players.id'))
      .addColumn('kanji', text, notNull)
      .addColumn('correct', integer, notNull)
      .addColumn('wrong', integer, notNull)
      .addColumn('hinted', integer, notNull)
      .addColumn('last_at', bigint, notNull)
      .addColumn('right_at', bigint)
      .addPrimaryKeyConstraint('kanji_statistics_key', ['player_id', 'kanji']),
  );
  await table('memories', (memories, { text, real, integer, bigint }) =>
    memories
      .addColumn('player_id', text, of('players.id'))
      .addColumn('item', text, notNull)
      .addColumn('skill', text, notNull)
      .addColumn('stability', real)
      .addColumn('difficulty', real)
      .addColumn('day', integer)
      .addColumn('at', bigint, notNull)
      .addColumn('run_id', text, notNull)
      .addColumn('number', integer, notNull)
      .addColumn('revision', integer, notNull)
      .addPrimaryKeyConstraint('memories_key', ['player_id', 'item', 'skill']),
  );
  await index('memories_changed', 'memories', 'player_id', 'revision');
  await table('late_items', (items, { text }) =>
    items
      .addColumn('player_id', text, of('players.id'))
      .addColumn('item', text, notNull)
      .addColumn('mark', text, notNull)
      .addPrimaryKeyConstraint('late_items_key', ['player_id', 'item']),
  );
  await table('known_items', (known, { text, integer, bigint }) =>
    known
      .addColumn('player_id', text, of('players.id'))
      .addColumn('import_id', text, notNull)
      .addColumn('item', text, notNull)
      .addColumn('at', bigint, notNull)
      .addColumn('day', integer, notNull)
      .addPrimaryKeyConstraint('known_items_key', ['player_id', 'import_id', 'item']),
  );
  await index('known_items_of_item', 'known_items', 'player_id', 'item');
  await table('kanji_imports', (imports, { text, integer, bigint }) =>
    imports
      .addColumn('player_id', text, of('players.id'))
      .addColumn('id', text, notNull)
      .addColumn('at', bigint, notNull)
      .addColumn('day', integer, notNull)
      .addColumn('kanji', integer, notNull)
      .addColumn('state', text, notNull)
      .addPrimaryKeyConstraint('kanji_imports_key', ['player_id', 'id'])
      .addCheckConstraint('kanji_imports_state', sql`state in ('own', 'merged', 'over', 'gone')`),
  );
}

/** An empty level id stands for the lists of all levels. */
async function createLeaderboards({ table, index }: Tables): Promise<void> {
  await table('leaderboard_scores', (scores, { text, bigint }) =>
    scores
      .addColumn('game', text, notNull)
      .addColumn('period', text, notNull)
      .addColumn('period_start', bigint, notNull)
      .addColumn('level_id', text, notNull)
      .addColumn('player_id', text, of('players.id'))
      .addColumn('score', bigint, notNull)
      .addColumn('reached_at', bigint, notNull)
      .addPrimaryKeyConstraint('leaderboard_scores_key', [
        'game',
        'period',
        'period_start',
        'level_id',
        'player_id',
      ])
      .addCheckConstraint('leaderboard_scores_period', sql`period in ('day', 'week', 'month', 'all')`),
  );
  await index(
    'leaderboard_scores_order',
    'leaderboard_scores',
    ...['game', 'period', 'period_start', 'level_id', 'score desc', 'reached_at', 'player_id'],
  );
  // For removing a player: the primary key does not begin with the player.
  await index('leaderboard_scores_player', 'leaderboard_scores', 'player_id');
}

/** What learners carry from run to run, what they have made, and the rewards they have claimed. */
async function createDocuments({ table }: Tables): Promise<void> {
  await table('documents', (documents, { text, integer, bigint }) =>
    documents
      .addColumn('player_id', text, of('players.id'))
      .addColumn('merge', text, notNull)
      .addColumn('name', text, notNull)
      .addColumn('version', integer, notNull)
      .addColumn('format', integer, notNull)
      .addColumn('value', text)
      .addColumn('bytes', integer, notNull)
      .addColumn('updated_at', bigint, notNull)
      .addPrimaryKeyConstraint('documents_key', ['player_id', 'merge', 'name'])
      .addCheckConstraint('documents_merge', sql`merge in ('join', 'copy')`),
  );
  await table('challenge_claims', (claims, { text, integer, bigint }) =>
    claims
      .addColumn('player_id', text, of('players.id'))
      .addColumn('challenge', text, notNull)
      .addColumn('start_day', integer, notNull)
      .addColumn('claimed_at', bigint, notNull)
      .addPrimaryKeyConstraint('challenge_claims_key', ['player_id', 'challenge', 'start_day']),
  );
}

/** What was counted of days and weeks that are over. */
async function createFigures({ table }: Tables): Promise<void> {
  await table('counted_days', (days, { integer }) =>
    days
      .addColumn('day', integer, key)
      .addColumn('guests', integer, notNull)
      .addColumn('accounts', integer, notNull)
      .addColumn('runs', integer, notNull)
      .addColumn('answers', integer, notNull),
  );
  await table('counted_weeks', (weeks, { integer }) =>
    weeks
      .addColumn('week', integer, notNull)
      .addColumn('begun', integer, notNull)
      .addColumn('learners', integer, notNull)
      .addPrimaryKeyConstraint('counted_weeks_key', ['week', 'begun']),
  );
}
