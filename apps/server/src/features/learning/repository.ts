import { setImmediate as nextTurn } from 'node:timers/promises';
import { kanjiItem, kanjiOfItem } from '@michi/progress/item';
import type { KanjiCount, RunSummary } from '@michi/progress/run-summary';
import type { AnsweredKanji } from '@michi/progress/statistics';
import type { Database } from '../../db/open.ts';
import { createOwnersOf } from '../../db/owners.ts';
import { byCount, firstOf, prepared } from '../../db/prepared.ts';
import type { AnswersTable, KanjiStatisticsTable, Ms, RunSummariesTable } from '../../db/schema.ts';

/** Where and when a run was played without a break up to its end. */
export interface PlayedSpan {
  readonly deviceKey: string;
  readonly since: Ms;
}

/** What knows what players have answered. Everything that writes is part of the caller's transaction. */
export interface LearningRepository {
  insertSummary(playerId: string, summary: RunSummary, span: PlayedSpan | null): Promise<void>;
  insertAnswers(answers: readonly AnswersTable[]): Promise<void>;
  /** Adds what a run tells of its kanji, which was answered at `at`. */
  raiseKanji(playerId: string, counts: RunSummary['kanji'], at: Ms): Promise<void>;
  /** Whether a device has played another run from `since` to `until`. */
  hasPlayed(deviceKey: string, since: Ms, until: Ms): Promise<boolean>;
  /** Takes back what a run has told: answers which items were answered about in it, and how often in all. */
  forget(
    runId: string,
    playerId: string,
  ): Promise<{ readonly items: readonly string[]; readonly answers: number }>;
  /** The runs of a player in the order in which they count, page by page, without their kanji. */
  summaries(playerId: string): AsyncIterable<RunSummary[]>;
  /** Those of the learner's days from one on, up to another, with their kanji. */
  summariesOfDays(playerId: string, from: number, to: number): AsyncIterable<RunSummary[]>;
  kanji(playerId: string): Promise<Record<string, AnsweredKanji>>;
  /** When so many kanji had been right; null while they are fewer. */
  rightAt(playerId: string, count: number): Promise<Ms | null>;
  /** Hands over how some kanji of one player stand to another; false when there is none. */
  handOverKanji(from: string, into: string): Promise<boolean>;
}

export function createLearningRepository(database: Database): LearningRepository {
  const ownersOf = createOwnersOf(database);
  const insertSummary = prepared(database, (query, row: RunSummariesTable) =>
    query.insertInto('run_summaries').values({
      run_id: row.run_id,
      player_id: row.player_id,
      game: row.game,
      level_id: row.level_id,
      at: row.at,
      day: row.day,
      outcome: row.outcome,
      score: row.score,
      mistakes: row.mistakes,
      active_ms: row.active_ms,
      solved: row.solved,
      best_combo: row.best_combo,
      given: row.given,
      correct: row.correct,
      first_row: row.first_row,
      last_row: row.last_row,
      best_row: row.best_row,
      hour: row.hour,
      clean_first_ms: row.clean_first_ms,
      clean_last_ms: row.clean_last_ms,
      clean_best_ms: row.clean_best_ms,
      feats: row.feats,
      device_key: row.device_key,
      since: row.since,
    }),
  );
  const insertAnswers = byCount((count) =>
    prepared(database, (query, { answers }: { answers: readonly AnswersTable[] }) =>
      query.insertInto('answers').values(
        firstOf(answers, count).map((answer) => ({
          run_id: answer.run_id,
          number: answer.number,
          player_id: answer.player_id,
          at: answer.at,
          utc_offset: answer.utc_offset,
          item: answer.item,
          skill: answer.skill,
          asked: answer.asked,
          correct: answer.correct,
          hinted: answer.hinted,
          ms: answer.ms,
        })),
      ),
    ),
  );
  const raiseKanji = byCount((count) =>
    prepared(database, (query, { rows }: { rows: readonly KanjiStatisticsTable[] }) =>
      query
        .insertInto('kanji_statistics')
        .values(
          firstOf(rows, count).map((row) => ({
            player_id: row.player_id,
            kanji: row.kanji,
            correct: row.correct,
            wrong: row.wrong,
            hinted: row.hinted,
            last_at: row.last_at,
            right_at: row.right_at,
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['player_id', 'kanji']).doUpdateSet((row) => ({
            correct: row('kanji_statistics.correct', '+', row.ref('excluded.correct')),
            wrong: row('kanji_statistics.wrong', '+', row.ref('excluded.wrong')),
            hinted: row('kanji_statistics.hinted', '+', row.ref('excluded.hinted')),
            last_at: row
              .case()
              .when('excluded.last_at', '>', row.ref('kanji_statistics.last_at'))
              .then(row.ref('excluded.last_at'))
              .else(row.ref('kanji_statistics.last_at'))
              .end(),
            right_at: row
              .case()
              .when('kanji_statistics.right_at', '<=', row.ref('excluded.right_at'))
              .then(row.ref('kanji_statistics.right_at'))
              .else(row.fn.coalesce('excluded.right_at', 'kanji_statistics.right_at'))
              .end(),
          })),
        ),
    ),
  );
  const overlapping = prepared(
    database,
    (query, { deviceKey, since, until }: { deviceKey: string; since: Ms; until: Ms }) =>
      query
        .selectFrom('run_summaries')
        .select('run_id')
        .where('device_key', '=', deviceKey)
        .where('at', '>', since)
        .where('since', '<', until)
        .limit(1),
  );

  const summariesAfter = prepared(
    database,
    (
      query,
      values: { playerId: string; last: { readonly at: Ms; readonly run_id: string }; limit: number },
    ) =>
      query
        .selectFrom('run_summaries')
        .selectAll()
        .where('player_id', '=', values.playerId)
        .where('at', '>=', values.last.at) // says no more than what follows, but is found in the index
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('at', 'run_id'), '>', tuple(values.last.at, values.last.run_id)),
        )
        .orderBy('at')
        .orderBy('run_id')
        .limit(values.limit),
  );

  async function raise(rows: readonly KanjiStatisticsTable[]): Promise<void> {
    if (rows.length > 0) await raiseKanji(rows.length)({ rows });
  }

  /** Finds anew when kanji were right first, of those that were so in a run that ended at `at`. */
  async function setRightAt(playerId: string, kanji: readonly string[], at: Ms): Promise<void> {
    if (kanji.length === 0) return;
    const owners = await ownersOf(playerId);
    const first = await database
      .query()
      .selectFrom('kanji_statistics')
      .select('kanji')
      .where('player_id', '=', playerId)
      .where('kanji', 'in', kanji)
      .where('right_at', '>=', at)
      .execute();
    for (const each of first) {
      const right = database
        .query()
        .selectFrom('answers')
        .innerJoin('run_summaries', 'run_summaries.run_id', 'answers.run_id')
        .where('answers.player_id', 'in', owners)
        .where('answers.item', '=', kanjiItem(each.kanji))
        .where('answers.correct', '=', 1);
      const earliest = await right
        .select('run_summaries.at as at')
        .orderBy('answers.at')
        .limit(1)
        .executeTakeFirst();
      // No run ends before its answers were given: only those until then may have ended sooner.
      const found = await right
        .select(({ fn }) => fn.min<Ms | null>('run_summaries.at').as('at'))
        .where('answers.at', '<=', earliest?.at ?? 0)
        .executeTakeFirst();
      await database
        .query()
        .updateTable('kanji_statistics')
        .set({ right_at: found?.at ?? null })
        .where('player_id', '=', playerId)
        .where('kanji', '=', each.kanji)
        .execute();
      await nextTurn();
    }
  }

  /** The runs of a player in the order in which they count, from a moment on; others have their turn between the pages. */
  async function* pages(
    playerId: string,
    since: Ms,
    limit: number,
  ): AsyncGenerator<readonly RunSummariesTable[]> {
    for (let last = { at: since, run_id: '' }; ; ) {
      const rows = await summariesAfter({ playerId, last, limit });
      if (rows.length > 0) yield rows;
      const end = rows.at(-1);
      if (!end || rows.length < limit) return;
      last = end;
      await nextTurn();
    }
  }

  return {
    async insertSummary(playerId, summary, span) {
      await insertSummary({
        run_id: summary.runId,
        player_id: playerId,
        game: summary.game,
        level_id: summary.level,
        at: summary.at,
        day: summary.day,
        outcome: summary.outcome,
        score: summary.score,
        mistakes: summary.mistakes,
        active_ms: summary.activeMs,
        solved: summary.solved,
        best_combo: summary.bestCombo,
        given: summary.given,
        correct: summary.correct,
        first_row: summary.firstRow,
        last_row: summary.lastRow,
        best_row: summary.bestRow,
        hour: summary.hour,
        clean_first_ms: summary.clean.firstMs,
        clean_last_ms: summary.clean.lastMs,
        clean_best_ms: summary.clean.bestMs,
        feats: summary.feats ? JSON.stringify(summary.feats) : null,
        device_key: span?.deviceKey ?? null,
        since: span?.since ?? null,
      });
    },

    async insertAnswers(answers) {
      if (answers.length > 0) await insertAnswers(answers.length)({ answers });
    },

    raiseKanji: (playerId, counts, at) =>
      raise(
        Object.entries(counts).map(([kanji, count]) => ({
          player_id: playerId,
          kanji,
          ...count,
          last_at: at,
          right_at: count.correct > 0 ? at : null,
        })),
      ),

    async hasPlayed(deviceKey, since, until) {
      return (await overlapping({ deviceKey, since, until })).length > 0;
    },

    async forget(runId, playerId) {
      const answers = await database
        .query()
        .deleteFrom('answers')
        .where('run_id', '=', runId)
        .returning(['item', 'correct', 'hinted'])
        .execute();
      const counts = Object.entries(countsIn(answers));
      await raise(
        counts.map(([kanji, { correct, wrong, hinted }]) => ({
          player_id: playerId,
          kanji,
          correct: -correct,
          wrong: -wrong,
          hinted: -hinted,
          last_at: 0,
          right_at: null,
        })),
      );
      const forgotten = await database
        .query()
        .deleteFrom('run_summaries')
        .where('run_id', '=', runId)
        .returning('at')
        .executeTakeFirst();
      await setRightAt(
        playerId,
        counts.map(([kanji]) => kanji),
        forgotten?.at ?? 0,
      );
      return { items: [...new Set(answers.map(({ item }) => item))], answers: answers.length };
    },

    async *summaries(playerId) {
      for await (const rows of pages(playerId, 0, summariesAtOnce)) yield rows.map(asSummary);
    },

    async *summariesOfDays(playerId, from, to) {
      // By the index; days of all time zones lie within.
      for await (const page of pages(playerId, (from - 1) * dayMs, withAnswersAtOnce)) {
        const rows = page.filter(({ day }) => day >= from && day <= to);
        if (rows.length === 0) continue;
        const answers = await database
          .query()
          .selectFrom('answers')
          .select(['run_id', 'item', 'correct', 'hinted'])
          .where(
            'run_id',
            'in',
            rows.map(({ run_id }) => run_id),
          )
          .execute();
        const byRun = Map.groupBy(answers, ({ run_id }) => run_id);
        yield rows.map((row) => ({ ...asSummary(row), kanji: countsIn(byRun.get(row.run_id) ?? []) }));
      }
    },

    async kanji(playerId) {
      const rows = await database
        .query()
        .selectFrom('kanji_statistics')
        .select(['kanji', 'correct', 'wrong', 'hinted', 'last_at'])
        .where('player_id', '=', playerId)
        .where(({ or, eb }) => or([eb('correct', '>', 0), eb('wrong', '>', 0)]))
        .execute();
      return Object.fromEntries(
        rows.map(({ kanji, last_at, ...counts }) => [kanji, { ...counts, lastAt: last_at }]),
      );
    },

    async rightAt(playerId, count) {
      const row = await database
        .query()
        .selectFrom('kanji_statistics')
        .select('right_at')
        .where('player_id', '=', playerId)
        .where('right_at', 'is not', null)
        .orderBy('right_at')
        .offset(count - 1)
        .limit(1)
        .executeTakeFirst();
      return row?.right_at ?? null;
    },

    async handOverKanji(from, into) {
      const query = database.query();
      const rows = await query
        .selectFrom('kanji_statistics')
        .selectAll()
        .where('player_id', '=', from)
        .limit(rowsAtOnce)
        .execute();
      if (rows.length === 0) return false;
      await raise(rows.map((row) => ({ ...row, player_id: into })));
      await query
        .deleteFrom('kanji_statistics')
        .where('player_id', '=', from)
        .where(
          'kanji',
          'in',
          rows.map(({ kanji }) => kanji),
        )
        .execute();
      return true;
    },
  };
}

const dayMs: Ms = 24 * 60 * 60 * 1000;

function countsIn(
  answers: readonly Pick<AnswersTable, 'item' | 'correct' | 'hinted'>[],
): Record<string, KanjiCount> {
  const counts: Record<string, KanjiCount> = {};
  for (const { item, correct, hinted } of answers) {
    const kanji = kanjiOfItem(item);
    if (kanji === null) continue;
    const before = counts[kanji] ?? { correct: 0, wrong: 0, hinted: 0 };
    counts[kanji] = {
      correct: before.correct + correct,
      wrong: before.wrong + 1 - correct,
      hinted: before.hinted + hinted,
    };
  }
  return counts;
}

/** Well below the number of parameters that a statement may have. */
const rowsAtOnce = 100;
/** A page takes some milliseconds. */
const summariesAtOnce = 500;
const withAnswersAtOnce = 50;

function asSummary(row: RunSummariesTable): RunSummary {
  return {
    runId: row.run_id,
    game: row.game,
    level: row.level_id,
    at: row.at,
    day: row.day,
    outcome: row.outcome,
    score: row.score,
    mistakes: row.mistakes,
    activeMs: row.active_ms,
    solved: row.solved,
    bestCombo: row.best_combo,
    given: row.given,
    correct: row.correct,
    firstRow: row.first_row,
    lastRow: row.last_row,
    bestRow: row.best_row,
    hour: row.hour,
    clean: { firstMs: row.clean_first_ms, lastMs: row.clean_last_ms, bestMs: row.clean_best_ms },
    ...(row.feats !== null && { feats: JSON.parse(row.feats) as RunSummary['feats'] }),
    kanji: {},
  };
}
