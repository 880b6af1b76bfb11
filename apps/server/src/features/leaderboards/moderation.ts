import type { PlayableGame } from '@michi/games/catalogue';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/open.ts';
import type { GameResultsTable, Ms, Schema, UsersTable } from '../../db/schema.ts';
import { isTag, type LeaderboardsService, tagOf } from './service.ts';

/** A run that counts for the leaderboards, or will once its player's total has reached `ranks_from`. */
export type ListedRun = Pick<
  GameResultsTable,
  'id' | 'game' | 'level_id' | 'score' | 'finished_at' | 'ranks_from'
>;

/** A run as an admin sees it: one that is listed, or was hidden. */
interface ModeratedRun extends Omit<ListedRun, 'ranks_from'> {
  readonly hidden_at: Ms | null;
}

/** The first rows of a list, and how many there are. */
interface FirstRows<Row> {
  readonly rows: Row[];
  readonly total: number;
}

export interface Moderation {
  /** Who may be meant: accounts whose names look so, guests with this tag, or who has this id. A guest's name is the tag. */
  called(nameTagOrId: string): Promise<Pick<UsersTable, 'id' | 'username' | 'created_at'>[]>;
  /** The runs by which an account or a guest stands on leaderboards, or will, the newest first. */
  runsOf(id: string): Promise<ListedRun[]>;
  /** The newest of the runs that count, will, or are hidden, and how many there are. */
  runsToModerate(id: string, limit: number): Promise<FirstRows<ModeratedRun>>;
  /** A run that counts, will, or is hidden. */
  runOf(runId: string): Promise<ModeratedRun | null>;
  /** Takes a run out of the leaderboards; it stays its player's. False when it neither counts nor will. */
  hide(runId: string): Promise<boolean>;
  /** Lets a hidden run count again, at once or once its level is open. False when it is not hidden. */
  show(runId: string): Promise<boolean>;
}

const moderatedColumns = [
  'game_results.id',
  'game',
  'level_id',
  'score',
  'finished_at',
  'hidden_at',
] as const;

const countsOrWill = ({ or, eb }: ExpressionBuilder<Schema, 'game_results'>) =>
  or([eb('ranked', '=', 1), eb('ranks_from', 'is not', null)]);

/** The players of an account, or the one of a guest. */
const playersOf = (query: ExpressionBuilder<Schema, keyof Schema>, id: string) =>
  query
    .selectFrom('players')
    .select('players.id')
    .where(({ or, eb }) => or([eb('players.id', '=', id), eb('players.user_id', '=', id)]));

/** `usersCalled` tells which accounts have a name that looks so, or this id. */
export function createModeration(
  database: Database,
  leaderboards: Pick<LeaderboardsService, 'recount' | 'recountAll'>,
  usersCalled: (nameOrId: string) => Promise<UsersTable[]>,
  now: () => Ms,
): Moderation {
  const runs = () => database.query().selectFrom('game_results').where(countsOrWill);
  const moderated = () =>
    database
      .query()
      .selectFrom('game_results')
      .leftJoin('hidden_runs', 'run_id', 'game_results.id')
      .where(({ or, eb }) =>
        or([
          eb('ranked', '=', 1),
          eb('game_results.ranks_from', 'is not', null),
          eb('run_id', 'is not', null),
        ]),
      );
  const set = (runId: string, fields: Pick<GameResultsTable, 'ranked' | 'ranks_from'>) =>
    database.query().updateTable('game_results').set(fields).where('id', '=', runId).execute();

  /** Whoever writes for a player locks its row first. Answers whose run it is; empty when there is none. */
  async function lockPlayerOf(runId: string): Promise<string> {
    const player = await database
      .query()
      .updateTable('players')
      .set((row) => ({ created_at: row.ref('created_at') }))
      .where('id', '=', (results) =>
        results.selectFrom('game_results').select('player_id').where('id', '=', runId),
      )
      .returning('id')
      .executeTakeFirst();
    return player?.id ?? '';
  }

  return {
    async called(nameTagOrId) {
      const guests = await database
        .query()
        .selectFrom('players')
        .select(['id', 'created_at'])
        .where('user_id', 'is', null)
        .where('id', 'in', moderated().select('player_id'))
        .$if(!isTag(nameTagOrId), (players) => players.where('id', '=', nameTagOrId))
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      const tagged = guests.map((guest) => ({ ...guest, username: tagOf(guest.id) }));
      const meant = tagged.filter(({ id, username }) => [id, username].includes(nameTagOrId));
      return [...(await usersCalled(nameTagOrId)), ...meant];
    },

    runsOf: (id) =>
      runs()
        .select(['id', 'game', 'level_id', 'score', 'finished_at', 'ranks_from'])
        .where('player_id', 'in', (players) => playersOf(players, id))
        .orderBy('finished_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    async runsToModerate(id, limit) {
      const found = () => moderated().where('player_id', 'in', (players) => playersOf(players, id));
      const { total } = await found()
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await found()
        .select(moderatedColumns)
        .orderBy('finished_at', 'desc')
        .orderBy('game_results.id', 'desc')
        .limit(limit)
        .execute();
      return { rows, total: Number(total) };
    },

    async runOf(runId) {
      const run = await moderated()
        .select(moderatedColumns)
        .where('game_results.id', '=', runId)
        .executeTakeFirst();
      return run ?? null;
    },

    hide: (runId) =>
      database.transaction(async () => {
        const playerId = await lockPlayerOf(runId);
        const run = await runs()
          .select('ranks_from')
          .where('id', '=', runId)
          .where('player_id', '=', playerId)
          .executeTakeFirst();
        if (!run) return false;
        const hidden = { run_id: runId, ranks_from: run.ranks_from ?? 0, hidden_at: now() };
        await database.query().insertInto('hidden_runs').values(hidden).execute();
        await set(runId, { ranked: 0, ranks_from: null });
        await leaderboards.recountAll(playerId);
        return true;
      }),

    show: (runId) =>
      database.transaction(async () => {
        const playerId = await lockPlayerOf(runId);
        const run = await database
          .query()
          .selectFrom('hidden_runs')
          .innerJoin('game_results', 'game_results.id', 'run_id')
          .leftJoin('game_totals', (join) =>
            join
              .onRef('game_totals.player_id', '=', 'game_results.player_id')
              .onRef('game_totals.game', '=', 'game_results.game'),
          )
          .select(['hidden_runs.ranks_from', 'game_results.game', 'level_id', 'finished_at', 'total_score'])
          .where('run_id', '=', runId)
          .where('game_results.player_id', '=', playerId)
          .executeTakeFirst();
        if (!run) return false;
        const { ranks_from, game, level_id: level, finished_at: at, total_score } = run;
        const counts = ranks_from <= (total_score ?? 0);
        await database.query().deleteFrom('hidden_runs').where('run_id', '=', runId).execute();
        await set(runId, { ranked: counts ? 1 : 0, ranks_from: counts ? null : ranks_from });
        if (counts) await leaderboards.recount(playerId, [{ game: game as PlayableGame, level, at }]);
        return true;
      }),
  };
}
