// A database in which many have learned for long.
import { sql } from 'kysely';
import type { Database } from '../apps/server/src/db/open.ts';
import { deviceKey } from '../apps/server/src/secrets/device-key.ts';

export const learners = 10_000;
export const results = 1_000_000;
/** What each remembers, by two skills. */
const kanjiEach = 60;
export const game = 'mitsukete';
export const levels = 40;
/** Ids of the same length, so that text is in the order of numbers. */
const firstId = 10_000_000;
const dayMs = 24 * 60 * 60 * 1000;
const rowsAtOnce = 500;
/** Rows of one statement, so that a transaction stays small. */
const numbersAtOnce = 100_000;

const { lit } = sql;

/** The secret of a learner's device. */
export const deviceOf = (learner: number): string => `device_of-many-learners-${firstId + learner}`;

/** Fills an empty database: every learner has played as often, the last time today. `more` adds what else they have. */
export async function fillWithLearners(
  database: Database,
  more: (database: Database) => Promise<void>,
): Promise<void> {
  const now = Date.now();
  const players = Array.from({ length: learners }, (_, learner) => ({
    id: String(firstId + learner),
    device_key: deviceKey(deviceOf(learner)),
    user_id: null,
    created_at: now,
  }));
  await database.transaction(async () => {
    for (let begin = 0; begin < learners; begin += rowsAtOnce)
      await database
        .query()
        .insertInto('players')
        .values(players.slice(begin, begin + rowsAtOnce))
        .execute();
  });
  const each = results / learners;
  const today = Math.floor(now / dayMs);
  await numbered(database, results, (from, to) => {
    const rows = sql`${numbers(from, to)}, run as (
      select i, cast(${lit(firstId)} + i as text) as id, cast(${lit(firstId)} + i % ${lit(learners)} as text) as player_id,
        ${lit(today)} - ${lit(each)} + 1 + i / ${lit(learners)} as day, cast(1 + i % ${lit(levels)} as text) as level_id from n)`;
    return [
      sql`${rows} insert into game_results (id, player_id, game, level_id, ticket_id, won, ranked, ranks_from, score,
          duration_ms, rules_version, content_version, recording, finished_at, abandoned, played_hash)
        select id, player_id, ${lit(game)}, level_id, null, 1, 0, null, 100 + i % 50, 60000, 1, 'bench', '{}',
          cast(day as bigint) * ${lit(dayMs)}, 0, id from run`,
      sql`${rows} insert into run_summaries (run_id, player_id, game, level_id, at, day, outcome, score, mistakes,
          active_ms, solved, best_combo, given, correct, first_row, last_row, best_row, hour, clean_first_ms,
          clean_last_ms, clean_best_ms, device_key, since)
        select id, player_id, ${lit(game)}, level_id, cast(day as bigint) * ${lit(dayMs)}, day, 'won', 100 + i % 50, i % 3,
          60000, 3, 3, 6, 6 - i % 3, 3, 3, 4, 12, 20000, 20000, 30000, null, null from run`,
    ];
  });
  await numbered(database, learners * kanjiEach, (from, to) => {
    const character = database.kind === 'sqlite' ? sql`char` : sql`chr`;
    const rows = sql`${numbers(from, to)}, met as (
      select i, cast(${lit(firstId)} + i / ${lit(kanjiEach)} as text) as player_id,
        ${character}(cast(19968 + i % ${lit(kanjiEach)} as integer)) as kanji from n)`;
    return [
      sql`${rows} insert into kanji_statistics (player_id, kanji, correct, wrong, hinted, last_at, right_at)
        select player_id, kanji, 3, 1, 0, ${lit(now)}, ${lit(now)} from met`,
      ...['meaning', 'reading'].map(
        (
          skill,
        ) => sql`${rows} insert into memories (player_id, kanji, skill, stability, difficulty, day, at, run_id,
            number, revision)
          select player_id, kanji, ${lit(skill)}, 1 + i % 40, 5, ${lit(today)} - i % 30, ${lit(now)}, 'run', 0,
            1 + i % ${lit(kanjiEach)} from met`,
      ),
    ];
  });
  await more(database);
  // PostgreSQL sweeps what was written by itself, some time later.
  await (database.kind === 'sqlite' ? sql`analyze` : sql`vacuum analyze`).execute(database.query());
}

/** The statements for numbers from 0 on, part by part. */
async function numbered(
  database: Database,
  count: number,
  statements: (from: number, to: number) => ReturnType<typeof sql>[],
): Promise<void> {
  for (let from = 0; from < count; from += numbersAtOnce)
    await database.transaction(async () => {
      for (const statement of statements(from, Math.min(count, from + numbersAtOnce)))
        await statement.execute(database.query());
    });
}

/** The whole numbers from one on up to another, as a table. */
const numbers = (from: number, to: number) =>
  sql`with recursive n (i) as (select ${lit(from)} union all select i + 1 from n where i < ${lit(to - 1)})`;
