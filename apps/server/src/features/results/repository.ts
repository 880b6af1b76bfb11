import type { Recording } from '@michi/game-kit/recording';
import type { GameId, PlayableGame } from '@michi/games/catalogue';
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
}

/** How much a device has stored on one day. */
export type Stored = Pick<ResultQuotasTable, 'results' | 'bytes'>;

/** How far a player has come in a game. */
export interface Outlook {
  readonly totalScore: number;
  /** The total score from which the next of the runs ranks that wait for it; null when none waits. */
  readonly nextRanksFrom: number | null;
}

/** What a run counts for that has begun to rank. */
export interface OpenedRun {
  readonly game: PlayableGame;
  readonly at: Ms;
}

const maxWonRuns = 10;

export interface ResultsRepository {
  /** The secret that signs tickets: made once, kept in the database, the same for every process. */
  ticketSecret(): Promise<Buffer>;
  find(runId: string): Promise<StoredRun | null>;
  /** The run for which a ticket was used. */
  runOfTicket(ticketId: string): Promise<string | null>;
  /** The newest runs of a level that a player has won, at most ten. */
  wonRuns(playerId: string, game: GameId, level: string): Promise<Recording[]>;
  /** Read from indexes alone, as it is asked for with every result. */
  outlook(playerId: string, game: PlayableGame): Promise<Outlook>;
  /** Lets those runs of a player rank whose levels its totals have opened by now, and tells which they are. */
  rankOpened(playerId: string): Promise<OpenedRun[]>;
  /** False when a run with this id, or of this ticket, is stored already. */
  insert(run: GameResultsTable): Promise<boolean>;
  /** What a device has stored on a day, in days since 1970-01-01 UTC. */
  storedOn(day: number, deviceKey: string): Promise<Stored>;
  /** Adds to what a device has stored on a day; the days before are forgotten. */
  count(stored: ResultQuotasTable): Promise<void>;
  /** Hands all runs of one player over to another. */
  move(from: string, into: string): Promise<void>;
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
      })
      .onConflict((any) => any.doNothing())
      .returning('id'),
  );
  const storedOn = prepared(database, (query, { day, deviceKey }: { day: number; deviceKey: string }) =>
    query
      .selectFrom('result_quotas')
      .select(['results', 'bytes'])
      .where('device_key', '=', deviceKey)
      .where('day', '=', day),
  );
  const count = prepared(database, (query, { device_key, day, results, bytes }: ResultQuotasTable) =>
    query
      .insertInto('result_quotas')
      .values({ device_key, day, results, bytes })
      .onConflict((conflict) =>
        conflict.column('device_key').doUpdateSet((row) => {
          const sum = (column: 'results' | 'bytes') =>
            row
              .case()
              .when('result_quotas.day', '=', row.ref('excluded.day'))
              .then(row(`result_quotas.${column}`, '+', row.ref(`excluded.${column}`)))
              .else(row.ref(`excluded.${column}`))
              .end();
          return { day: row.ref('excluded.day'), results: sum('results'), bytes: sum('bytes') };
        }),
      ),
  );
  const outlook = prepared(database, (query, { playerId, game }: { playerId: string; game: PlayableGame }) =>
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
      .where('ranks_from', 'is not', null)
      .where('ranks_from', '<=', (opened) =>
        opened
          .selectFrom('game_totals')
          .select('total_score')
          .whereRef('game_totals.player_id', '=', 'game_results.player_id')
          .whereRef('game_totals.game', '=', 'game_results.game'),
      )
      .returning(['game', 'finished_at as at']),
  );

  return {
    ticketSecret: () => storedSecret(database, 'ticket_secret'),

    async find(runId) {
      const row = await database
        .query()
        .selectFrom('game_results')
        .select(['player_id', 'level_id', 'won', 'ranked', 'score'])
        .where('id', '=', runId)
        .executeTakeFirst();
      if (!row) return null;
      return {
        playerId: row.player_id,
        level: row.level_id,
        won: row.won === 1,
        ranked: row.ranked === 1,
        score: row.score,
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
      return opened.map(({ game, at }) => ({ game: game as PlayableGame, at }));
    },

    async insert(run) {
      const inserted = await insert(run);
      return inserted.length > 0;
    },

    async storedOn(day, deviceKey) {
      const [stored] = await storedOn({ day, deviceKey });
      return stored ?? { results: 0, bytes: 0 };
    },

    async count(stored) {
      await count(stored);
    },

    async move(from, into) {
      await database
        .query()
        .updateTable('game_results')
        .set({ player_id: into })
        .where('player_id', '=', from)
        .execute();
    },
  };
}
