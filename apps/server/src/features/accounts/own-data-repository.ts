import { setImmediate as nextTurn } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import type { Schema, TableName } from '../../db/schema.ts';

/** Whose data are read. */
export interface DataOwner {
  readonly userId: string;
  /** The session that asks. */
  readonly sessionId: string;
  /** The address in the form in which it is compared; null unless it is proved to be the owner's. */
  readonly emailKey: string | null;
}

/** The rows of a table as JSON texts, each one or several with commas between them. */
type Rows = AsyncIterable<string>;

/** Knows what is stored about an account besides the account itself. */
export interface OwnDataRepository {
  /**
   * Everything that goes with the account when it is deleted, by the name it has in the export. It is read while it
   * is taken, by pages of 100 rows that each begin behind the last one: no transaction and no cursor waits for a slow
   * reader. What is added meanwhile may be missing, what is deleted is.
   */
  tables(owner: DataOwner): readonly (readonly [name: string, rows: Rows])[];
  /** Deletes the messages and the newsletter of an address, which refer to no account. Part of a transaction. */
  forgetAddress(emailKey: string): Promise<void>;
}

const pageSize = 100;

type Row = Readonly<Record<string, unknown>>;
type Column<Table extends TableName> = keyof Schema[Table] & string;

interface Part<Table extends TableName> {
  readonly table: Table;
  readonly columns: readonly Column<Table>[];
  /** Tells the rows of one owner apart. */
  readonly key: readonly Column<Table>[];
  readonly where: RawBuilder<boolean>;
}

export function createOwnDataRepository(database: Database): OwnDataRepository {
  const recordingOf = prepared(database, (query, { id }: { id: string }) =>
    query.selectFrom('game_results').select('recording').where('id', '=', id),
  );

  /** The rows of one owner in the order of their key, page by page; other work has its turn between them. */
  async function* pages<Table extends TableName>(part: Part<Table>): AsyncGenerator<readonly Row[]> {
    const { table, columns, key, where } = part;
    const keys = sql.join(key.map((column) => sql.ref(column)));
    const selected = sql.join([...new Set([...key, ...columns])].map((column) => sql.ref(column)));
    for (let last: Row | undefined; ; ) {
      const after = last && sql`and (${keys}) > (${sql.join(key.map((column) => last?.[column]))})`;
      const { rows } = await sql<Row>`select ${selected} from ${sql.table(table)}
        where ${where} ${after ?? sql``} order by ${keys} limit ${pageSize}`.execute(database.query());
      if (rows.length > 0) yield rows;
      if (rows.length < pageSize) return;
      last = rows.at(-1);
      await nextTurn();
    }
  }

  async function* texts<Table extends TableName>(part: Part<Table>): AsyncGenerator<string> {
    const columns = [...part.columns];
    for await (const rows of pages(part)) yield rows.map((row) => JSON.stringify(row, columns)).join(',\n');
  }

  async function* sessions({ sessionId }: DataOwner, where: RawBuilder<boolean>): AsyncGenerator<string> {
    const columns = ['id', 'user_agent', 'created_at', 'last_used_at', 'proved_at'] as const;
    for await (const rows of pages({ table: 'sessions', columns, key: ['id'], where }))
      yield rows.map((row) => JSON.stringify({ ...row, current: row.id === sessionId })).join(',\n');
  }

  /** One by one, as recordings are large; each is passed on as it is stored, for it is JSON already. */
  async function* results(where: RawBuilder<boolean>): AsyncGenerator<string> {
    const table = 'game_results';
    const newest = sql`select max(finished_at) from game_results where ${where}`;
    const bound = await sql<{ at: number | null }>`select (${newest}) as at`.execute(database.query());
    const runs = {
      table,
      columns: ['id', 'game', 'level_id', 'won', 'ranked', 'score', 'duration_ms', 'finished_at'],
      // As the index has them.
      key: ['game', 'level_id', 'finished_at', 'ranked', 'score', 'id'],
      where: sql<boolean>`${where} and finished_at <= ${bound.rows[0]?.at ?? 0}`,
    } as const;
    for await (const rows of pages<typeof table>(runs))
      for (const row of rows) {
        const [stored] = await recordingOf({ id: String(row.id) });
        if (stored)
          yield `${JSON.stringify(row, [...runs.columns]).slice(0, -1)},"recording":${stored.recording}}`;
        await nextTurn();
      }
  }

  return {
    tables(owner) {
      const { userId, emailKey } = owner;
      const ofUser = sql<boolean>`user_id = ${userId}`;
      // All that its devices have played is the account's own player's.
      const player = sql`select id from players where ${ofUser} and device_key is null`;
      const ofPlayer = sql<boolean>`player_id = (${player})`;
      const ofAnyPlayer = sql<boolean>`player_id in (select id from players where ${ofUser})`;
      const devices = sql<boolean>`${ofUser} and device_key is not null`;
      const ofDevice = sql<boolean>`device_key in (select device_key from players where ${devices})`;
      // Nothing is equal to null.
      const fromAddress = sql<boolean>`lower(email) = ${emailKey}`;
      return [
        ['sessions', sessions(owner, ofUser)],
        // What a device is known by is a hash that says nothing.
        ['devices', texts({ table: 'players', columns: ['created_at'], key: ['id'], where: devices })],
        ['identities', texts({ ...identities, where: ofUser })],
        ['level_progress', texts({ ...levelProgress, where: ofPlayer })],
        ['game_totals', texts({ ...gameTotals, where: ofPlayer })],
        ['module_completions', texts({ ...moduleCompletions, where: ofPlayer })],
        [
          'hidden_runs',
          texts({ ...hiddenRuns, where: sql`run_id in (select id from game_results where ${ofPlayer})` }),
        ],
        ['run_summaries', texts({ ...runSummaries, where: ofPlayer })],
        [
          'answers',
          texts({ ...answers, where: sql`run_id in (select run_id from run_summaries where ${ofPlayer})` }),
        ],
        ['kanji_statistics', texts({ ...kanjiStatistics, where: ofPlayer })],
        ['memories', texts({ ...memories, where: ofPlayer })],
        // Imports stay where they were told: with a device that has joined since, too.
        ['kanji_imports', texts({ ...kanjiImports, where: ofAnyPlayer })],
        ['known_items', texts({ ...knownItems, where: ofAnyPlayer })],
        ['challenge_claims', texts({ ...challengeClaims, where: ofPlayer })],
        ['documents', texts({ ...documents, where: ofPlayer })],
        ['leaderboard_scores', texts({ ...leaderboardScores, where: ofPlayer })],
        ['game_tickets', texts({ ...gameTickets, where: ofPlayer })],
        ['name_reports', texts({ ...nameReports, where: sql`reporter_id = ${userId}` })],
        // Who has reported, and in which words, stays with them.
        ['reports_of_own_name', texts({ ...reportsOfOwnName, where: ofUser })],
        ['result_quotas', texts({ ...resultQuotas, where: ofDevice })],
        ['contact_messages', texts({ ...contactMessages, where: fromAddress })],
        ['feedback_messages', texts({ ...feedbackMessages, where: fromAddress })],
        ['newsletter_subscriptions', texts({ ...newsletter, where: sql`email_key = ${emailKey}` })],
        [
          'admin_changes',
          texts({ ...adminChanges, where: sql`subject_kind = 'user' and subject_id = ${userId}` }),
        ],
        ['game_results', results(ofPlayer)],
      ];
    },

    async forgetAddress(emailKey) {
      const fromAddress = sql<boolean>`lower(email) = ${emailKey}`;
      const query = database.query();
      await query.deleteFrom('contact_messages').where(fromAddress).execute();
      await query.deleteFrom('feedback_messages').where(fromAddress).execute();
      await query.deleteFrom('newsletter_subscriptions').where('email_key', '=', emailKey).execute();
    },
  };
}

const part = <Table extends TableName>(
  table: Table,
  key: readonly Column<Table>[],
  columns: readonly Column<Table>[],
) => ({ table, key, columns });

/** What admins did with the account. */
const adminChanges = part('admin_changes', ['id'], ['at', 'action', 'reason', 'before', 'after']);
const identities = part('identities', ['provider', 'subject'], ['provider', 'subject', 'created_at']);
const levelProgress = part(
  'level_progress',
  ['game', 'level_id'],
  ['game', 'level_id', 'completed', 'high_score', 'plays', 'updated_at'],
);
const gameTotals = part('game_totals', ['game'], ['game', 'total_score', 'kanji_answered']);
const moduleCompletions = part(
  'module_completions',
  ['completed_at', 'module_id'],
  ['module_id', 'xp', 'day', 'kanji', 'completed_at'],
);
const hiddenRuns = part('hidden_runs', ['run_id'], ['run_id', 'hidden_at']);
const runSummaries = part(
  'run_summaries',
  ['at', 'run_id'],
  [
    ...([
      'run_id',
      'game',
      'level_id',
      'at',
      'day',
      'outcome',
      'score',
      'mistakes',
      'active_ms',
      'solved',
    ] as const),
    ...(['best_combo', 'given', 'correct', 'first_row', 'last_row', 'best_row', 'since', 'feats'] as const),
  ],
);
const answers = part(
  'answers',
  ['run_id', 'number'],
  ['run_id', 'number', 'at', 'utc_offset', 'item', 'skill', 'asked', 'correct', 'hinted', 'ms'],
);
const kanjiStatistics = part(
  'kanji_statistics',
  ['kanji'],
  ['kanji', 'correct', 'wrong', 'hinted', 'last_at'],
);
const memories = part(
  'memories',
  ['item', 'skill'],
  ['item', 'skill', 'stability', 'difficulty', 'day', 'at', 'run_id', 'number'],
);
const kanjiImports = part('kanji_imports', ['id'], ['id', 'at', 'day', 'kanji', 'state']);
const knownItems = part('known_items', ['import_id', 'item'], ['import_id', 'item', 'at', 'day']);
const challengeClaims = part(
  'challenge_claims',
  ['challenge', 'start_day'],
  ['challenge', 'start_day', 'claimed_at'],
);
const documents = part(
  'documents',
  ['merge', 'name'],
  ['merge', 'name', 'version', 'format', 'value', 'updated_at'],
);
const leaderboardScores = part(
  'leaderboard_scores',
  ['game', 'period_start', 'period', 'level_id'],
  ['game', 'period', 'period_start', 'level_id', 'score', 'reached_at'],
);
const gameTickets = part('game_tickets', ['game', 'level_id'], ['game', 'level_id', 'issued_at']);
const nameReports = part('name_reports', ['id'], ['name', 'reason', 'words', 'created_at']);
const reportsOfOwnName = part('name_reports', ['id'], ['name', 'reason', 'created_at']);
const resultQuotas = part('result_quotas', ['device_key'], ['day', 'results', 'bytes', 'reported']);
const contactMessages = part(
  'contact_messages',
  ['id'],
  ['name', 'email', 'message', 'locale', 'created_at', 'answered_at', 'done_at'],
);
const feedbackMessages = part(
  'feedback_messages',
  ['id'],
  ['email', 'message', 'locale', 'created_at', 'answered_at', 'done_at'],
);
const newsletter = part(
  'newsletter_subscriptions',
  ['id'],
  ['email', 'locale', 'mailed_at', 'confirmed_at', 'created_at'],
);
