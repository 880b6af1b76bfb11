import { type ColumnDefinitionBuilder, sql } from 'kysely';
import type { DatabaseKind } from '../engine.ts';
import type { Migration, MigrationDatabase } from '../migration.ts';
import { createTable } from './portable.ts';

/** The shelf of games, the blog with its views, letters from visitors, and the newsletter. */
export const site: Migration = {
  name: '2026-11-21-site',
  async up(database, kind) {
    await createGames(database, kind);
    await createPosts(database, kind);
    await createPostViews(database, kind);
    await createLetters(database, kind);
    await createNewsletter(database, kind);
  },
};

const notNull = (column: ColumnDefinitionBuilder) => column.notNull();
const ofGame = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('games.id').onDelete('cascade');
const ofPost = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('posts.id').onDelete('cascade');

async function createGames(database: MigrationDatabase, kind: DatabaseKind): Promise<void> {
  await createTable(database, kind, 'games', (table, { text, integer, bigint, flag }) =>
    table
      .addColumn('id', text, (column) => column.notNull().primaryKey())
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
      .addColumn('seed_version', text, notNull)
      .addColumn('edited', flag, (column) => column.notNull().defaultTo(0))
      .addCheckConstraint(
        'games_flags',
        sql`available in (0, 1) and is_new in (0, 1) and premium_only in (0, 1) and is_coming_soon in (0, 1)
          and edited in (0, 1)`,
      ),
  );
  await createTable(database, kind, 'game_texts', (table, { text }) =>
    table
      .addColumn('game_id', text, ofGame)
      .addColumn('locale', text, notNull)
      .addColumn('description', text, notNull)
      .addPrimaryKeyConstraint('game_texts_key', ['game_id', 'locale']),
  );
}

async function createPosts(database: MigrationDatabase, kind: DatabaseKind): Promise<void> {
  await createTable(database, kind, 'posts', (table, { text, bigint, flag }) =>
    table
      .addColumn('id', text, (column) => column.notNull().primaryKey())
      .addColumn('slug', text, (column) => column.notNull().unique())
      .addColumn('category', text, notNull)
      .addColumn('kanji', text)
      .addColumn('emoji', text)
      .addColumn('featured_image', text)
      .addColumn('views', bigint, notNull)
      .addColumn('published_on', text, notNull)
      .addColumn('updated_at', bigint, notNull)
      .addColumn('seed_version', text, notNull)
      .addColumn('edited', flag, (column) => column.notNull().defaultTo(0))
      .addCheckConstraint('posts_edited', sql`edited in (0, 1)`)
      .addCheckConstraint('posts_views', sql`views >= 0`),
  );
  await createTable(database, kind, 'post_texts', (table, { text, integer }) =>
    table
      .addColumn('post_id', text, ofPost)
      .addColumn('locale', text, notNull)
      .addColumn('title', text, notNull)
      .addColumn('excerpt', text, notNull)
      .addColumn('content', text, notNull)
      .addColumn('reading_minutes', integer, notNull)
      .addPrimaryKeyConstraint('post_texts_key', ['post_id', 'locale']),
  );
}

async function createPostViews(database: MigrationDatabase, kind: DatabaseKind): Promise<void> {
  await createTable(database, kind, 'post_views', (table, { text }) =>
    table
      .addColumn('day', text, notNull)
      .addColumn('post_id', text, ofPost)
      .addColumn('visitor', text, notNull)
      .addPrimaryKeyConstraint('post_views_key', ['day', 'post_id', 'visitor']),
  );
  // For removing a post: the primary key does not begin with the post.
  await database.schema.createIndex('post_views_post').on('post_views').column('post_id').execute();
}

async function createLetters(database: MigrationDatabase, kind: DatabaseKind): Promise<void> {
  await createTable(database, kind, 'contact_messages', (table, { text, bigint }) =>
    table
      .addColumn('id', text, (column) => column.notNull().primaryKey())
      .addColumn('name', text, notNull)
      .addColumn('email', text, notNull)
      .addColumn('message', text, notNull)
      .addColumn('locale', text, notNull)
      .addColumn('created_at', bigint, notNull),
  );
  await createTable(database, kind, 'feedback_messages', (table, { text, bigint }) =>
    table
      .addColumn('id', text, (column) => column.notNull().primaryKey())
      .addColumn('email', text)
      .addColumn('message', text, notNull)
      .addColumn('locale', text, notNull)
      .addColumn('created_at', bigint, notNull),
  );
}

async function createNewsletter(database: MigrationDatabase, kind: DatabaseKind): Promise<void> {
  await createTable(database, kind, 'newsletter_subscriptions', (table, { text, bigint }) =>
    table
      .addColumn('id', text, (column) => column.notNull().primaryKey())
      .addColumn('email', text, notNull)
      .addColumn('email_key', text, (column) => column.notNull().unique())
      .addColumn('locale', text, notNull)
      .addColumn('token_hash', text, (column) => column.notNull().unique())
      .addColumn('mailed_at', bigint, notNull)
      .addColumn('confirmed_at', bigint)
      .addColumn('created_at', bigint, notNull),
  );
}
