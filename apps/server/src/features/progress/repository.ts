import type { PlayedGame } from '@michi/games/catalogue';
import type { ExpressionBuilder, OnConflictTables, OnConflictUpdateDatabase } from 'kysely';
import type { Database } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import type { Flag, LevelProgressTable, Ms, Schema } from '../../db/schema.ts';

type ProgressRow = Pick<LevelProgressTable, 'level_id' | 'completed' | 'high_score'>;

/** A level that was won. */
export interface WonLevel {
  readonly playerId: string;
  readonly game: PlayedGame;
  readonly level: string;
  readonly score: number;
  readonly at: Ms;
}

/** What a run adds to the totals of its game. */
export interface RunTotals {
  readonly playerId: string;
  readonly game: PlayedGame;
  /** 0 for one that was lost. */
  readonly score: number;
  readonly kanjiAnswered: number;
}

export interface ProgressRepository {
  levels(playerId: string, game: PlayedGame): Promise<ProgressRow[]>;
  /** Of each level of which a run ended or was left the shortest time in which it was won without a mistake, if it was. */
  tried(playerId: string, game: PlayedGame): Promise<ReadonlyMap<string, Ms | null>>;
  totalScore(playerId: string, game: PlayedGame): Promise<number>;
  raiseLevel(won: WonLevel): Promise<void>;
  raiseTotals(run: RunTotals): Promise<void>;
  /** Hands all progress of one player over to another, who may have some already. */
  merge(from: string, into: string): Promise<void>;
}

export function createProgressRepository(database: Database): ProgressRepository {
  const raiseLevel = prepared(database, (query, { playerId, game, level, score, at }: WonLevel) =>
    query
      .insertInto('level_progress')
      .values({
        player_id: playerId,
        game,
        level_id: level,
        completed: 1,
        high_score: score,
        plays: 1,
        updated_at: at,
      })
      .onConflict((conflict) =>
        conflict.columns(['player_id', 'game', 'level_id']).doUpdateSet((row) => ({
          completed: 1,
          high_score: higher(row, 'high_score'),
          plays: row('level_progress.plays', '+', 1),
          updated_at: at,
        })),
      ),
  );
  const raiseTotals = prepared(database, (query, { playerId, game, score, kanjiAnswered }: RunTotals) =>
    query
      .insertInto('game_totals')
      .values({ player_id: playerId, game, total_score: score, kanji_answered: kanjiAnswered })
      .onConflict((conflict) => conflict.columns(['player_id', 'game']).doUpdateSet(sums)),
  );

  return {
    levels: (playerId, game) =>
      database
        .query()
        .selectFrom('level_progress')
        .select(['level_id', 'completed', 'high_score'])
        .where('player_id', '=', playerId)
        .where('game', '=', game)
        .orderBy('level_id')
        .execute(),

    async tried(playerId, game) {
      const rows = await database
        .query()
        .selectFrom('run_summaries')
        .select(({ fn }) => [
          'level_id',
          fn
            .min<Ms | null>('active_ms')
            .filterWhere('outcome', '=', 'won')
            .filterWhere('mistakes', '=', 0)
            .as('ms'),
        ])
        .where('player_id', '=', playerId)
        .where('game', '=', game)
        .groupBy('level_id')
        .execute();
      return new Map(rows.map(({ level_id, ms }) => [level_id, ms]));
    },

    async totalScore(playerId, game) {
      const row = await database
        .query()
        .selectFrom('game_totals')
        .select('total_score')
        .where('player_id', '=', playerId)
        .where('game', '=', game)
        .executeTakeFirst();
      return row?.total_score ?? 0;
    },

    async raiseLevel(won) {
      await raiseLevel(won);
    },

    async raiseTotals(run) {
      await raiseTotals(run);
    },

    async merge(from, into) {
      const query = database.query();
      await query
        .insertInto('level_progress')
        .columns(['player_id', 'game', 'level_id', 'completed', 'high_score', 'plays', 'updated_at'])
        .expression(
          query
            .selectFrom('level_progress')
            .select(({ val }) => val(into).as('player_id'))
            .select(['game', 'level_id', 'completed', 'high_score', 'plays', 'updated_at'])
            .where('player_id', '=', from),
        )
        .onConflict((conflict) =>
          conflict.columns(['player_id', 'game', 'level_id']).doUpdateSet((row) => ({
            completed: higher(row, 'completed').$castTo<Flag>(),
            high_score: higher(row, 'high_score'),
            plays: row('level_progress.plays', '+', row.ref('excluded.plays')),
            updated_at: higher(row, 'updated_at'),
          })),
        )
        .execute();
      await query
        .insertInto('game_totals')
        .columns(['player_id', 'game', 'total_score', 'kanji_answered'])
        .expression(
          query
            .selectFrom('game_totals')
            .select(({ val }) => val(into).as('player_id'))
            .select(['game', 'total_score', 'kanji_answered'])
            .where('player_id', '=', from),
        )
        .onConflict((conflict) => conflict.columns(['player_id', 'game']).doUpdateSet(sums))
        .execute();
      await query.deleteFrom('level_progress').where('player_id', '=', from).execute();
      await query.deleteFrom('game_totals').where('player_id', '=', from).execute();
    },
  };
}

type Conflict<Table extends keyof Schema> = ExpressionBuilder<
  OnConflictUpdateDatabase<Schema, Table>,
  OnConflictTables<Table>
>;

/** What a game has of each total and what is added, together. */
const sums = (row: Conflict<'game_totals'>) => ({
  total_score: row('game_totals.total_score', '+', row.ref('excluded.total_score')),
  kanji_answered: row('game_totals.kanji_answered', '+', row.ref('excluded.kanji_answered')),
});

/** The higher one of what a level has and what is added. */
const higher = (row: Conflict<'level_progress'>, column: 'completed' | 'high_score' | 'updated_at') =>
  row
    .case()
    .when(`excluded.${column}`, '>', row.ref(`level_progress.${column}`))
    .then(row.ref(`excluded.${column}`))
    .else(row.ref(`level_progress.${column}`))
    .end();
