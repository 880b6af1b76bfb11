import type { Recording } from '@michi/game-kit/recording';
import type { GameId, PlayedGame } from '@michi/games/catalogue';
import type { Database } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import type { GameResultsTable, Ms, ResultQuotasTable } from '../../db/schema.ts';
import { storedSecret } from '../../db/stored-secret.ts';

/** A stored run with the player whose it is. */
export interface StoredRun {
  readonly playerId: string;
  readonly level: string;
  readonly won: boolean;
  readonly ranked: boolean;
  readonly score: number;
  /** It was abandoned before it ended; the same run may have gone on since. */
  readonly abandoned: boolean;
  readonly durationMs: Ms;
}

/** A run that another player has played just so, and the points it has brought. */
interface DoubledRun {
  readonly runId: string;
  readonly game: PlayedGame;
  readonly score: number;
}

/** How much a device has stored on one day. */
export type Stored = Pick<ResultQuotasTable, 'results' | 'bytes' | 'reported'>;

/** How far a player has come in a game. */
interface Outlook {
  readonly totalScore: number;
  /** The total score from which the next of the runs ranks that wait for it; null when none waits. */
  readonly nextRanksFrom: number | null;
}

/** What a run counts for that has begun to rank. */
export interface OpenedRun {
  readonly game: PlayedGame;
  readonly level: string;
  readonly at: Ms;
}

const maxWonRuns = 10;
const runsAtOnce = 50;
/** The rest begins to rank with the next run, or step. */
const openedAtOnce = 100;

export interface ResultsRepository {
  /** The secret that signs tickets: made once, kept in the database, the same for every process. */
  ticketSecret(): Promise<Buffer>;
  find(runId: string): Promise<StoredRun | null>;
  /** The run by which a player has played just this before, under whatever id. */
  findPlayed(playerId: string, playedHash: string): Promise<StoredRun | null>;
  /** Removes a run. */
  remove(runId: string): Promise<void>;
  /** Some runs of one player, and which of them another one has played just so: two ids of the same. */
  runsToHandOver(
    from: string,
    into: string,
  ): Promise<{ readonly doubled: readonly DoubledRun[]; readonly others: readonly string[] }>;
  /** Whether a run of a level is stored, won or not. */
  hasPlayed(playerId: string, game: PlayedGame, level: string): Promise<boolean>;
  /** The run for which a ticket was used. */
  runOfTicket(ticketId: string): Promise<string | null>;
  /** The newest runs of a level that a player has won, at most ten. */
  wonRuns(playerId: string, game: GameId, level: string): Promise<Recording[]>;
  /** Read from indexes alone, as it is asked for with every result. */
  outlook(playerId: string, game: PlayedGame): Promise<Outlook>;
  /** Lets runs of a player rank whose levels its totals have opened by now, a hundred at most, and tells which they are. */
  rankOpened(playerId: string): Promise<OpenedRun[]>;
  /** False when a run with this id, or of this ticket, is stored already. */
  insert(run: GameResultsTable): Promise<boolean>;
  /** What a device has stored on a day, in days since 1970-01-01 UTC. */
  storedOn(day: number, deviceKey: string): Promise<Stored>;
  /** Adds to what a device has stored on a day; the days before are forgotten. */
  count(stored: ResultQuotasTable): Promise<void>;
  /** Makes runs those of another player. */
  handOver(runIds: readonly string[], into: string): Promise<void>;
}

export function createResultsRepository(database: Database): ResultsRepository {
  const insert = prepared(database, (query, run: GameResultsTable) =>
    query
      .insertInto('game_results')
      .values({
        id: run.id,
        player_id: run.player_id,
        game: run.game,
        level_id: run.level_id,
        ticket_id: run.ticket_id,
        won: run.won,
        ranked: run.ranked,
        ranks_from: run.ranks_from,
        score: run.score,
        duration_ms: run.duration_ms,
        rules_version: run.rules_version,
        content_version: run.content_version,
        recording: run.recording,
        finished_at: run.finished_at,
        abandoned: run.abandoned,
        played_hash: run.played_hash,
      })
      .onConflict((any) => any.doNothing())
      .returning('id'),
  );
  const storedOn = prepared(database, (query, { day, deviceKey }: { day: number; deviceKey: string }) =>
    query
      .selectFrom('result_quotas')
      .select(['results', 'bytes', 'reported'])
      .where('device_key', '=', deviceKey)
      .where('day', '=', day),
  );
  const count = prepared(
    database,
    (query, { device_key, day, results, bytes, reported }: ResultQuotasTable) =>
      query
        .insertInto('result_quotas')
        .values({ device_key, day, results, bytes, reported })
        .onConflict((conflict) =>
          conflict.column('device_key').doUpdateSet((row) => {
            const sum = (column: keyof Stored) =>
              row
                .case()
                .when('result_quotas.day', '=', row.ref('excluded.day'))
                .then(row(`result_quotas.${column}`, '+', row.ref(`excluded.${column}`)))
                .else(row.ref(`excluded.${column}`))
                .end();
            return {
              day: row.ref('excluded.day'),
              results: sum('results'),
              bytes: sum('bytes'),
              reported: sum('reported'),
            };
          }),
        ),
  );
  const outlook = prepared(database, (query, { playerId, game }: { playerId: string; game: PlayedGame }) =>
    query
      .selectFrom('game_results')
      .select(({ fn, selectFrom }) => [
        fn.min<number | null>('ranks_from').as('nextRanksFrom'),
        selectFrom('game_totals')
          .select('total_score')
          .where('player_id', '=', playerId)
          .where('game', '=', game)
          .as('totalScore'),
      ])
      .where('player_id', '=', playerId)
      .where('game', '=', game)
      .where('ranks_from', 'is not', null),
  );
  const rankOpened = prepared(database, (query, { playerId }: { playerId: string }) =>
    query
      .updateTable('game_results')
      .set({ ranked: 1, ranks_from: null })
      .where('player_id', '=', playerId)
      .where('id', 'in', (waiting) =>
        waiting
          .selectFrom('game_results as waiting')
          .innerJoin('game_totals as total', (join) =>
            join.onRef('total.player_id', '=', 'waiting.player_id').onRef('total.game', '=', 'waiting.game'),
          )
          .select('waiting.id')
          .where('waiting.player_id', '=', playerId)
          .where('waiting.ranks_from', 'is not', null)
          .whereRef('waiting.ranks_from', '<=', 'total.total_score')
          .limit(openedAtOnce),
      )
      .returning(['game', 'level_id as level', 'finished_at as at']),
  );

  const columns = ['player_id', 'level_id', 'won', 'ranked', 'score', 'abandoned', 'duration_ms'] as const;
  const playedBefore = prepared(
    database,
    (query, { playerId, playedHash }: { playerId: string; playedHash: string }) =>
      query
        .selectFrom('game_results')
        .select([...columns])
        .where('player_id', '=', playerId)
        .where('played_hash', '=', playedHash),
  );

  async function found(runId: string): Promise<StoredRun | null> {
    const row = await database
      .query()
      .selectFrom('game_results')
      .innerJoin('players as player', 'player.id', 'game_results.player_id')
      .leftJoin('players as account', (join) =>
        join.onRef('account.user_id', '=', 'player.user_id').on('account.device_key', 'is', null),
      )
      .select(['level_id', 'won', 'ranked', 'score', 'abandoned', 'duration_ms'])
      // What a device hands over is the account's already.
      .select(({ fn }) => fn.coalesce('account.id', 'player.id').as('player_id'))
      .where('game_results.id', '=', runId)
      .executeTakeFirst();
    return row ? asStored(row) : null;
  }

  return {
    ticketSecret: () => storedSecret(database, 'ticket_secret'),

    find: (runId) => found(runId),

    async findPlayed(playerId, playedHash) {
      const [row] = await playedBefore({ playerId, playedHash });
      return row ? asStored(row) : null;
    },

    async remove(runId) {
      await database.query().deleteFrom('game_results').where('id', '=', runId).execute();
    },

    async runsToHandOver(from, into) {
      const rows = await database
        .query()
        .selectFrom('game_results as run')
        .leftJoin('game_results as same', (join) =>
          join.onRef('same.played_hash', '=', 'run.played_hash').on('same.player_id', '=', into),
        )
        .select([
          'run.id as id',
          'run.game as game',
          'run.won as won',
          'run.score as score',
          'same.id as same',
        ])
        .where('run.player_id', '=', from)
        .limit(runsAtOnce)
        .execute();
      return {
        doubled: rows
          .filter(({ same }) => same !== null)
          .map(({ id, game, won, score }) => ({
            runId: id,
            game: game as PlayedGame,
            score: won === 1 ? score : 0,
          })),
        others: rows.flatMap(({ id, same }) => (same === null ? id : [])),
      };
    },

    async runOfTicket(ticketId) {
      const query = database
        .query()
        .selectFrom('game_results')
        .select('id')
        .where('ticket_id', '=', ticketId);
      return (await query.executeTakeFirst())?.id ?? null;
    },

    async wonRuns(playerId, game, level) {
      const won = database
        .query()
        .selectFrom('game_results')
        .select('recording')
        .where('player_id', '=', playerId)
        .where('game', '=', game)
        .where('level_id', '=', level)
        .where('won', '=', 1)
        .orderBy('finished_at', 'desc')
        .limit(maxWonRuns);
      return (await won.execute()).map(({ recording }) => JSON.parse(recording));
    },

    async outlook(playerId, game) {
      const [found] = await outlook({ playerId, game });
      return { totalScore: found?.totalScore ?? 0, nextRanksFrom: found?.nextRanksFrom ?? null };
    },

    async rankOpened(playerId) {
      const opened = await rankOpened({ playerId });
      return opened.map(({ game, level, at }) => ({ game: game as PlayedGame, level, at }));
    },

    async hasPlayed(playerId, game, level) {
      const run = await database
        .query()
        .selectFrom('game_results')
        .select('id')
        .where('player_id', '=', playerId)
        .where('game', '=', game)
        .where('level_id', '=', level)
        .limit(1)
        .executeTakeFirst();
      return run !== undefined;
    },

    async insert(run) {
      const inserted = await insert(run);
      return inserted.length > 0;
    },

    async storedOn(day, deviceKey) {
      const [stored] = await storedOn({ day, deviceKey });
      return stored ?? { results: 0, bytes: 0, reported: 0 };
    },

    async count(stored) {
      await count(stored);
    },

    async handOver(runIds, into) {
      if (runIds.length === 0) return;
      const query = database.query();
      await query.updateTable('game_results').set({ player_id: into }).where('id', 'in', runIds).execute();
      await query
        .updateTable('run_summaries')
        .set({ player_id: into })
        .where('run_id', 'in', runIds)
        .execute();
    },
  };
}

function asStored(
  row: Pick<
    GameResultsTable,
    'player_id' | 'level_id' | 'won' | 'ranked' | 'score' | 'abandoned' | 'duration_ms'
  >,
): StoredRun {
  return {
    playerId: row.player_id,
    level: row.level_id,
    won: row.won === 1,
    ranked: row.ranked === 1,
    score: row.score,
    abandoned: row.abandoned === 1,
    durationMs: row.duration_ms,
  };
}
