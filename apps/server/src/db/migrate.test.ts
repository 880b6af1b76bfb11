import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isDatabaseError } from './errors.ts';
import { migrations } from './migrate.ts';
import type { Migration } from './migration.ts';
import type { Database } from './open.ts';
import { databaseTargets, type TestDatabase } from './testing.ts';

/** Statements that leave something in each table a migration made or changed. Once released they never change. */
const samples: Readonly<Record<string, readonly string[]>> = {
  '1-schema': [
    `insert into meta (key, value) values ('built_in_version', '1')`,
    `insert into players (id, device_key, created_at) values ('p1', 'key', 1), ('p2', null, 2)`,
    `insert into game_levels (game, id, position, difficulty, unlock_score, setup, updated_at, built_in_version, edited)
     values ('mitsukete', '1', 1, 1, 0, '{}', 1, '1', 0)`,
    `insert into game_level_texts (game, level_id, locale, name, description)
     values ('mitsukete', '1', 'ja', '水', '火')`,
    `insert into game_results (id, player_id, game, level_id, ticket_id, won, ranked, ranks_from, score, duration_ms,
     rules_version, content_version, recording, finished_at, abandoned, played_hash)
     values ('r1', 'p1', 'mitsukete', '1', 't1', 1, 1, null, 10, 5, 1, '1', '{}', 9, 0, 'hash1'),
       ('r2', 'p1', 'mitsukete', '1', 't2', 1, 1, null, 20, 5, 1, '1', '{}', 10, 0, 'hash2'),
       ('r3', 'p1', 'mitsukete', '2', 't3', 1, 0, 500, 20, 5, 1, '1', '{}', 11, 0, 'hash3'),
       ('r4', 'p1', 'mitsukete', '2', null, 0, 0, null, 0, 5, 1, '1', '{}', 12, 1, 'hash4')`,
    `insert into level_progress (player_id, game, level_id, completed, high_score, plays, updated_at)
     values ('p1', 'mitsukete', '1', 1, 10, 1, 9)`,
    `insert into game_totals (player_id, game, total_score, kanji_answered)
     values ('p1', 'mitsukete', 10, 7), ('p1', 'jukugo', 0, 0)`,
    `insert into leaderboard_scores (game, period, period_start, level_id, player_id, score, reached_at)
     values ('mitsukete', 'all', 0, '', 'p1', 10, 9)`,
    `insert into games (id, position, title, japanese_title, emoji, tags, available, link, color, color_from,
     color_to, is_new, premium_only, is_coming_soon, difficulty, players, duration, updated_at, built_in_version)
     values ('mitsukete', 0, 'Mitsukete', '見つけて', '🔍', '[]', 1, '/mitsukete', '#123', '#123', '#456', 0, 0, 0,
     'Anfänger', '1 Spieler', '5-10 Min', 1, '1')`,
    `insert into game_texts (game_id, locale, description) values ('mitsukete', 'ja', '字')`,
    `insert into posts (id, slug, category, kanji, emoji, featured_image, views, published_on, updated_at,
     built_in_version) values ('b1', 'okurigana', 'Grammatik', '送', null, null, 3, '2026-04-21', 1, '1')`,
    `insert into post_texts (post_id, locale, title, excerpt, content, reading_minutes)
     values ('b1', 'de', 'Titel', 'Auszug', 'Text', 4)`,
    `insert into post_views (day, post_id, visitor) values ('2026-11-21', 'b1', 'v1')`,
    `insert into contact_messages (id, name, email, message, locale, created_at)
     values ('c1', 'Aiko', 'aiko@example.org', 'Hallo', 'de', 1)`,
    `insert into feedback_messages (id, email, message, locale, created_at) values ('f1', null, 'Schön', 'de', 1)`,
    `insert into newsletter_subscriptions (id, email, email_key, locale, token_hash, mailed_at, confirmed_at,
     created_at) values ('n1', 'Aiko@example.org', 'aiko@example.org', 'de', 'hash', 1, null, 1)`,
    `insert into users (id, email, email_key, username, username_key, name_skeleton, language, country_code, role, plan,
     password_hash, email_verified_at, created_at, title)
     values ('u1', 'Aiko@example.org', 'aiko@example.org', 'Aiko', 'aiko', 'aiko', 'de', 'DE', 'user', 'free',
         '$argon2id$', 1, 1, null),
       ('u2', 'Michi@example.org', 'michi@example.org', 'Michiru', 'mlchlru', 'rnlchlru', 'de', null, 'user', 'free',
         null, 1, 1, 'mitsukete_master')`,
    `insert into sessions (id, user_id, token_hash, end_ticket_hash, user_agent, created_at, last_used_at)
     values ('s1', 'u1', 'hash', 'hash of a ticket', 'Firefox', 1, 2)`,
    `insert into account_links (user_id, purpose, token_hash, mailed_at, expires_at)
     values ('u1', 'verification', 'hash', 1, 2)`,
    `insert into players (id, device_key, user_id, session_id, created_at)
     values ('p3', 'other key', 'u1', 's1', 1), ('p4', null, 'u1', null, 2)`,
    `insert into revoked_devices (device_key) values ('former key')`,
    `insert into identities (provider, subject, user_id, created_at) values ('google', '1', 'u1', 1)`,
    `insert into account_links (user_id, purpose, token_hash, mailed_at, expires_at)
     values ('u1', 'reset', 'one', 1, 2), ('u1', 'reset', 'other', 3, 4)`,
    `insert into module_completions (player_id, module_id, xp, day, kanji, completed_at)
     values ('p1', 'first-steps', 20, 20778, '', 9), ('p1', 'first-steps-quiz', 50, 20778, '山川', 9)`,
    `insert into result_quotas (device_key, day, results, bytes, reported) values ('key', 20778, 3, 4096, 1)`,
    `insert into refused_answers (kanji, kind, language, text, count, last_day)
     values ('海', 'meaning', 'en', 'ocean floor', 2, 20778)`,
    `insert into sessions (id, user_id, token_hash, end_ticket_hash, user_agent, created_at, last_used_at)
     values ('s2', 'u1', 'hash of another', 'hash of another ticket', 'Firefox', 3, 4)`,
    `insert into documents (player_id, merge, name, version, format, value, bytes, updated_at)
     values ('p1', 'join', 'jukugo.challenge', 2, 1, '{"level":3}', 11, 9),
       ('p1', 'copy', 'kotodama.haiku.h1', 2, 1, null, 0, 9)`,
    `insert into run_summaries (run_id, player_id, game, level_id, at, day, hour, outcome, score, mistakes, active_ms,
     solved, best_combo, given, correct, first_row, last_row, best_row, clean_first_ms, clean_last_ms, clean_best_ms,
     feats, device_key, since)
     values ('r4', 'p1', 'mitsukete', '2', 12, 20778, 1, 'abandoned', 0, null, null, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4,
     '{"best":{"otoawase.combo":9},"sum":{},"different":{}}', 'key', 7)`,
    `insert into answers (run_id, number, player_id, at, utc_offset, item, skill, asked, correct, hinted, ms)
     values ('r4', 0, 'p1', 12, 60, 'k:山', 'recognition', 'of 4', 1, 0, 900)`,
    `insert into kanji_statistics (player_id, kanji, correct, wrong, hinted, last_at) values ('p1', '山', 1, 0, 0, 12)`,
    `insert into memories (player_id, item, skill, stability, difficulty, day, at, run_id, number, revision)
     values ('p1', 'k:山', 'recognition', 2.3065, 2.118, 20778, 12, 'r4', 0, 1)`,
    `insert into known_items (player_id, import_id, item, at, day) values ('p1', 'i1', 'k:川', 13, 20778)`,
    `insert into challenge_claims (player_id, challenge, start_day, claimed_at) values ('p1', 'points_hunter', 20781, 1)`,
    `insert into leaderboard_scores (game, period, period_start, level_id, player_id, score, reached_at)
     values ('mitsukete', 'day', 0, 'one-to-ten', 'p2', 5, 3)`,
    `insert into game_tickets (player_id, game, level_id, ticket_id, issued_at)
     values ('p1', 'mitsukete', '1', 't1', 4)`,
    `insert into name_reports (id, user_id, reporter_id, name, reason, words, created_at)
     values ('n1', 'u1', 'u2', 'Aiko', 'other', '字', 5)`,
    `insert into late_items (player_id, item, mark) values ('p1', 'k:山', 'm1')`,
    `insert into kanji_imports (player_id, id, at, day, kanji, state) values ('p1', 'i2', 14, 20778, 2, 'gone')`,
  ],
};

const addNickname: Migration = {
  name: '99-nickname',
  async up(database) {
    await sql`alter table players add column nickname text not null default 'だれか'`.execute(database);
  },
};

const giveUp: Migration = {
  name: '17-give-up',
  async up(database) {
    await sql`create table half_done (id integer)`.execute(database);
    throw new Error('the disk is full');
  },
};

async function columnsOf(database: Database): Promise<string[]> {
  const query =
    database.kind === 'sqlite'
      ? `select t.name || '.' || c.name || ' ' || c.type as name from sqlite_schema t, pragma_table_info(t.name) c
         where t.type = 'table'`
      : `select table_name || '.' || column_name || ' ' || data_type as name from information_schema.columns
         where table_schema = 'public'`;
  const { rows } = await sql.raw<{ name: string }>(query).execute(database.query());
  return rows.map((row) => row.name).sort();
}

async function rowsOf(database: Database, statement: string): Promise<unknown[]> {
  return (await sql.raw(statement).execute(database.query())).rows;
}

test('every migration has samples and a file of its name, and is numbered by its place', () => {
  const names = migrations.map((migration) => migration.name);
  expect(Object.keys(samples)).toEqual(names);
  for (const [index, name] of names.entries()) expect(name).toMatch(new RegExp(`^${index + 1}-[a-z-]+$`));
  const files = readdirSync(join(import.meta.dirname, 'migrations')).filter((file) => file !== 'portable.ts');
  expect(files.sort()).toEqual(names.map((name) => `${name}.ts`).sort());
});

/** Leaves its samples behind, before the next migration comes. */
const withSamples = ({ name, up }: Migration): Migration => ({
  name,
  async up(database, kind) {
    await up(database, kind);
    for (const statement of samples[name] ?? []) await sql.raw(statement).execute(database);
  },
});

describe.each(databaseTargets)('migrations on $name', ({ create }) => {
  let target: TestDatabase;
  let fresh: readonly string[];
  beforeAll(async () => {
    const other = await create();
    fresh = await columnsOf(await other.open());
    await other.remove();
  });
  beforeEach(async () => {
    target = await create();
  });
  afterEach(() => target.remove());

  /** Opens at some point of the history, with the samples of every step up to there. */
  const openPopulated = (history: readonly Migration[]): Promise<Database> =>
    target.open({ migrations: history.map(withSamples) });

  test.each(migrations.map((_, index) => index))(
    'a populated database of %i migrations reaches the schema of a fresh one and keeps its players',
    async (count) => {
      const old = await openPopulated(migrations.slice(0, count));
      const players = count > 0 ? await rowsOf(old, 'select id from players order by id') : [];
      await old.close();
      const migrated = await target.open();
      expect(await columnsOf(migrated)).toEqual(fresh);
      expect(await rowsOf(migrated, 'select id from players order by id')).toEqual(players);
    },
  );

  test('a populated database keeps its rows when a migration follows', async () => {
    const old = await openPopulated(migrations);
    const results = await rowsOf(old, 'select * from game_results');
    expect(results).toHaveLength(4);
    await old.close();
    const migrated = await target.open({ migrations: [...migrations, addNickname] });
    expect(await rowsOf(migrated, 'select * from game_results')).toEqual(results);
    expect(await rowsOf(migrated, 'select id, nickname from players order by id')).toEqual([
      { id: 'p1', nickname: 'だれか' },
      { id: 'p2', nickname: 'だれか' },
      { id: 'p3', nickname: 'だれか' },
      { id: 'p4', nickname: 'だれか' },
    ]);
  });

  test('opening again changes nothing', async () => {
    const first = await openPopulated(migrations);
    const log = await rowsOf(first, 'select * from schema_migrations');
    expect(log).toEqual(migrations.map(({ name }) => ({ name, applied_at: expect.any(Number) })));
    await first.close();
    const again = await target.open();
    expect(await rowsOf(again, 'select * from schema_migrations')).toEqual(log);
    expect(await rowsOf(again, 'select id from players')).toHaveLength(4);
  });

  test('a migration that fails leaves nothing behind', async () => {
    const failing = target.open({ migrations: [...migrations, addNickname, giveUp] });
    await expect(failing).rejects.toThrow('the disk is full');
    const database = await target.open();
    expect(await columnsOf(database)).not.toContainEqual(expect.stringMatching(/half_done|nickname/));
  });

  test('a database newer than the program is refused', async () => {
    const newer = await target.open({ migrations: [...migrations, addNickname] });
    await newer.close();
    await expect(target.open()).rejects.toSatisfy(
      (error) =>
        isDatabaseError(error, 'newer-database') &&
        error.message.includes(addNickname.name) &&
        error.message.includes('start the newer program'),
    );
  });

  test('a migration that stands before an applied one is refused', async () => {
    const ahead = await target.open({ migrations: [...migrations, addNickname] });
    await ahead.close();
    const between: Migration = { name: '2-between', async up() {} };
    await expect(target.open({ migrations: [...migrations, between, addNickname] })).rejects.toSatisfy(
      (error) =>
        isDatabaseError(error, 'other-history') &&
        error.message.includes(`has ${addNickname.name}, but not ${between.name}`),
    );
  });

  test('processes that start together on an empty database all succeed', async () => {
    const script = `
      import { openDatabase } from ${JSON.stringify(new URL('open.ts', import.meta.url).href)};
      process.once('message', async (url) => {
        const database = await openDatabase(url);
        await database.ping();
        await database.close();
        process.disconnect();
      });
      process.send('ready');`;
    const children: ChildProcess[] = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--input-type=module', '--eval', script], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      }),
    );
    await Promise.all(children.map((child) => once(child, 'message')));
    const exits = children.map((child) => once(child, 'exit'));
    for (const child of children) child.send(target.url);
    expect(await Promise.all(exits)).toEqual(children.map(() => [0, null]));
    const database = await target.open();
    expect(await rowsOf(database, 'select name from schema_migrations')).toHaveLength(migrations.length);
  }, 20_000);
});
