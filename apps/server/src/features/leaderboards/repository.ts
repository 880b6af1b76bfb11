import type { Period } from '@michi/contracts/leaderboards';
import type { PlayableGame } from '@michi/games/catalogue';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '../../db/open.ts';
import { byCount, firstOf, prepared } from '../../db/prepared.ts';
import type { LeaderboardScoresTable, Ms, Schema } from '../../db/schema.ts';
import type { PeriodSpan } from './period-span.ts';

/** One list: a game in one period, or one level of it. */
export interface Board extends PeriodSpan {
  readonly game: PlayableGame;
  readonly period: Period;
  /** As it is stored: empty where the best of all levels are added up. */
  readonly level: string;
}

/** A won run that counts for the leaderboards. */
export interface RankedRun {
  readonly runId: string;
  readonly playerId: string;
  readonly game: PlayableGame;
  readonly level: string;
  readonly score: number;
  readonly at: Ms;
}

/** What a run adds to its player's score on a board. */
interface Gain {
  readonly board: Board;
  readonly points: number;
}

export interface RankedScore extends Pick<LeaderboardScoresTable, 'player_id' | 'score' | 'reached_at'> {
  /** The name of the player's account; null for a guest. */
  readonly username: string | null;
  /** The title that the account wears. */
  readonly title: string | null;
}

/** A list on which a player stands. */
export type BoardKey = Pick<LeaderboardScoresTable, 'game' | 'period' | 'period_start' | 'level_id'>;

/** The best of a level, and when it was reached first. */
export type Best = Pick<RankedRun, 'level' | 'score' | 'at'>;

export interface LeaderboardsRepository {
  /** The first places: the higher score, then the earlier one. */
  top(board: Board, limit: number): Promise<RankedScore[]>;
  placeOf(board: Board, playerId: string): Promise<RankedScore | null>;
  /** How many places are above. */
  countAbove(board: Board, place: RankedScore): Promise<number>;
  /** The nearest places on one side, the nearest first. */
  next(board: Board, place: RankedScore, side: 'above' | 'below', limit: number): Promise<RankedScore[]>;
  /**
   * The best the player reached on the level of a run, without that run: one score for each board, 0 for none. Reads an
   * entry of an index for each run of the level that the player has ever won or lost.
   */
  bestOfLevel(boards: readonly Board[], run: RankedRun): Promise<number[]>;
  /** Adds what a run gained to its player's scores. */
  add(gains: readonly Gain[], run: RankedRun): Promise<void>;
  /** Lists on which a player stands. */
  boardsOf(playerId: string, limit: number): Promise<BoardKey[]>;
  /** The best of a player's ranked runs of each level of a list, more than nothing; read from the index. */
  bests(playerId: string, board: BoardKey, span: PeriodSpan): Promise<Best[]>;
  /** Sets places, whatever stood there. */
  put(places: readonly LeaderboardScoresTable[]): Promise<void>;
  /** Takes a player off some lists. */
  remove(playerId: string, boards: readonly BoardKey[]): Promise<void>;
}

/** How the lists of all levels together are stored. */
export const allLevels = '';

const placeKey = ['game', 'period', 'period_start', 'level_id', 'player_id'] as const;

type InScores = ExpressionBuilder<Schema, 'leaderboard_scores'>;

/** The higher score, of equal ones the earlier. */
const isAbove =
  ({ player_id, score, reached_at }: RankedScore) =>
  (place: InScores) =>
    place.and([
      place('score', '>=', score), // says no more than what follows, but is found in the index
      place.or([
        place('score', '>', score),
        place('reached_at', '<', reached_at),
        place.and([place('reached_at', '=', reached_at), place('player_id', '<', player_id)]),
      ]),
    ]);

const isBelow =
  ({ player_id, score, reached_at }: RankedScore) =>
  (place: InScores) =>
    place.and([
      place('score', '<=', score),
      place.or([
        place('score', '<', score),
        place('reached_at', '>', reached_at),
        place.and([place('reached_at', '=', reached_at), place('player_id', '>', player_id)]),
      ]),
    ]);

/** What is asked of a board beside a place on it. */
interface Beside {
  readonly board: Board;
  readonly place: RankedScore;
  readonly limit: number;
}

const places = (query: Kysely<Schema>, { game, period, startsAt, level }: Board) =>
  query
    .selectFrom('leaderboard_scores')
    .where('game', '=', game)
    .where('period', '=', period)
    .where('period_start', '=', startsAt)
    .where('level_id', '=', level);

const named = (query: Kysely<Schema>, board: Board) =>
  places(query, board)
    .innerJoin('players', 'players.id', 'player_id')
    .leftJoin('users', 'users.id', 'players.user_id')
    // Of a deleted account, of which not everything is gone yet.
    .where(({ or, eb }) =>
      or([eb('players.user_id', 'is not', null), eb('players.device_key', 'is not', null)]),
    )
    .select(['player_id', 'score', 'reached_at', 'username', 'title']);

export function createLeaderboardsRepository(database: Database): LeaderboardsRepository {
  const first = prepared(database, (query, { board, limit }: { board: Board; limit: number }) =>
    named(query, board).orderBy('score', 'desc').orderBy('reached_at').orderBy('player_id').limit(limit),
  );

  /** The order turns round, column by column, so that the index is read from the place on. */
  const beside = (isNext: typeof isAbove, falling: 'asc' | 'desc', rising: 'asc' | 'desc') =>
    prepared(database, (query, { board, place, limit }: Beside) =>
      named(query, board)
        .where(isNext(place))
        .orderBy('score', falling)
        .orderBy('reached_at', rising)
        .orderBy('player_id', rising)
        .limit(limit),
    );
  const nextOn = { above: beside(isAbove, 'asc', 'desc'), below: beside(isBelow, 'desc', 'asc') };

  const placed = prepared(database, (query, { board, playerId }: { board: Board; playerId: string }) =>
    named(query, board).where('player_id', '=', playerId),
  );

  const above = prepared(database, (query, { board, place }: Omit<Beside, 'limit'>) =>
    places(query, board)
      .select(({ fn }) => fn.countAll<number>().as('above'))
      .where(isAbove(place)),
  );

  const bestOf = byCount((count) =>
    prepared(database, (query, { boards, run }: { boards: readonly PeriodSpan[]; run: RankedRun }) =>
      query
        .selectFrom('game_results')
        .select(({ fn }) =>
          firstOf(boards, count).map(({ startsAt, endsAt }, index) =>
            fn
              .max<number | null>('score')
              .filterWhere('finished_at', '>=', startsAt)
              .filterWhere('finished_at', '<', endsAt)
              .as(String(index)),
          ),
        )
        .where('player_id', '=', run.playerId)
        .where('game', '=', run.game)
        .where('level_id', '=', run.level)
        .where('ranked', '=', 1)
        .where('id', '<>', run.runId),
    ),
  );

  const addAll = byCount((count) =>
    prepared(database, (query, { gains, run }: { gains: readonly Gain[]; run: RankedRun }) => {
      const rows = firstOf(gains, count).map(({ board, points }) => ({
        game: board.game,
        period: board.period,
        period_start: board.startsAt,
        level_id: board.level,
        player_id: run.playerId,
        score: points,
        reached_at: run.at,
      }));
      return query
        .insertInto('leaderboard_scores')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns([...placeKey]).doUpdateSet((row) => ({
            score: row('leaderboard_scores.score', '+', row.ref('excluded.score')),
            reached_at: run.at,
          })),
        );
    }),
  );

  return {
    top: (board, limit) => first({ board, limit }),

    next: (board, place, side, limit) => nextOn[side]({ board, place, limit }),

    async placeOf(board, playerId) {
      const [place] = await placed({ board, playerId });
      return place ?? null;
    },

    async countAbove(board, place) {
      const [row] = await above({ board, place });
      return row?.above ?? 0;
    },

    async bestOfLevel(boards, run) {
      const [bests] = await bestOf(boards.length)({ boards, run });
      return boards.map((_, index) => bests?.[index] ?? 0);
    },

    async add(gains, run) {
      await addAll(gains.length)({ gains, run });
    },

    boardsOf: (playerId, limit) =>
      database
        .query()
        .selectFrom('leaderboard_scores')
        .select(['game', 'period', 'period_start', 'level_id'])
        .where('player_id', '=', playerId)
        .orderBy('game')
        .orderBy('period')
        .orderBy('period_start')
        .orderBy('level_id')
        .limit(limit)
        .execute(),

    async bests(playerId, { game, level_id }, { startsAt, endsAt }) {
      const query = database.query();
      const counted = () => {
        const ranked = query
          .selectFrom('game_results')
          .where('player_id', '=', playerId)
          .where('game', '=', game)
          .where('ranked', '=', 1)
          .where('score', '>', 0)
          .where('finished_at', '>=', startsAt)
          .where('finished_at', '<', endsAt);
        return level_id === allLevels ? ranked : ranked.where('level_id', '=', level_id);
      };
      const bests = await counted()
        .select(({ fn }) => ['level_id as level', fn.max<number>('score').as('score')])
        .groupBy('level_id')
        .execute();
      const found: Best[] = [];
      for (const { level, score } of bests) {
        const first = await counted()
          .where('level_id', '=', level)
          .where('score', '=', score)
          .select(({ fn }) => fn.min<Ms>('finished_at').as('at'))
          .executeTakeFirstOrThrow();
        found.push({ level, score, at: first.at });
      }
      return found;
    },

    async put(rows) {
      await database
        .query()
        .insertInto('leaderboard_scores')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns([...placeKey]).doUpdateSet((row) => ({
            score: row.ref('excluded.score'),
            reached_at: row.ref('excluded.reached_at'),
          })),
        )
        .execute();
    },

    async remove(playerId, boards) {
      for (const { game, period, period_start, level_id } of boards)
        await database
          .query()
          .deleteFrom('leaderboard_scores')
          .where('game', '=', game)
          .where('period', '=', period)
          .where('period_start', '=', period_start)
          .where('level_id', '=', level_id)
          .where('player_id', '=', playerId)
          .execute();
    },
  };
}
