import {
  type AdminName,
  type AdminNameDetails,
  type getAdminNames,
  type ModeratedRun,
  shownOfName,
} from '@michi/contracts/admin-names';
import { rowsOfPage } from '@michi/contracts/administration';
import type { QueryOf } from '@michi/contracts/contract';
import { ApiError } from '../../api/api-error.ts';
import type { Caller } from '../../api/caller.ts';
import type { Database } from '../../db/open.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { type ChangeLog, changedSince, type Subject, versionOf } from './change-log.ts';
import { contains } from './contains.ts';

/** How a name is to be changed, and why. */
interface Renaming {
  readonly version: string;
  /** Missing: one is made up. */
  readonly username?: string | undefined;
  readonly reason: string;
}

/** What admins see and do about names on leaderboards, and about the runs by which they stand there. */
export interface AdminNames {
  list(query: QueryOf<typeof getAdminNames>): Promise<{ rows: AdminName[]; total: number; page: number }>;
  countReported(): Promise<number>;
  /** Throws ApiError 404; notes the look. */
  find(admin: Caller, id: string): Promise<AdminNameDetails>;
  /** Throws ApiError 404, 409 when name or reports changed since, and 422 for a name that is refused. */
  rename(admin: Caller, id: string, renaming: Renaming): Promise<AdminNameDetails>;
  /** Throws ApiError 404, and 409 when name or reports changed since. */
  dismiss(admin: Caller, id: string, version: string, reason: string): Promise<AdminNameDetails>;
  /** Throws ApiError 404, and 409 for what is so already. */
  setHidden(admin: Caller, runId: string, hidden: boolean): Promise<ModeratedRun>;
}

export interface AdminNamesParts {
  readonly database: Database;
  /** Who bears a name, a tag or an id. */
  readonly called: (search: string) => Promise<readonly { readonly id: string }[]>;
  readonly tagOf: (playerId: string) => string;
  /** Gives an account a name, made up where none is given, and answers it. Throws ApiError 422. Part of a transaction. */
  readonly rename: (userId: string, username: string | undefined) => Promise<string>;
  readonly runsToModerate: (
    id: string,
    limit: number,
  ) => Promise<{ readonly rows: ModeratedRun[]; readonly total: number }>;
  readonly runOf: (runId: string) => Promise<ModeratedRun | null>;
  readonly hide: (runId: string) => Promise<boolean>;
  readonly show: (runId: string) => Promise<boolean>;
  readonly log: ChangeLog;
  readonly queue: WriteQueue;
}

export function createAdminNames(parts: AdminNamesParts): AdminNames {
  const { database, called, tagOf, rename, runsToModerate, runOf, hide, show, log, queue } = parts;

  /** Reports of names that are still borne. */
  const openReports = () =>
    database
      .query()
      .selectFrom('name_reports')
      .innerJoin('users', (join) =>
        join.onRef('users.id', '=', 'name_reports.user_id').onRef('users.username', '=', 'name_reports.name'),
      );
  const reported = () =>
    openReports()
      .select(({ fn }) => [
        'users.id',
        'users.username as name',
        fn.count<number>('name_reports.id').as('reports'),
        fn.max<number>('name_reports.created_at').as('reported_at'),
      ])
      .groupBy(['users.id', 'users.username']);

  async function nameOf(id: string): Promise<AdminName> {
    const user = await database
      .query()
      .selectFrom('users')
      .select('username')
      .where('id', '=', id)
      .executeTakeFirst();
    if (user) {
      const row = await reported().where('users.id', '=', id).executeTakeFirst();
      return row ? shown(row) : { id, name: user.username, is_guest: false, reports: 0, reported_at: null };
    }
    const guest = await database
      .query()
      .selectFrom('players')
      .select('id')
      .where('id', '=', id)
      .where('user_id', 'is', null)
      .executeTakeFirst();
    if (!guest) throw new ApiError(404);
    return { id, name: tagOf(id), is_guest: true, reports: 0, reported_at: null };
  }

  async function detailsOf(id: string): Promise<AdminNameDetails> {
    const name = await nameOf(id);
    const open_reports = await openReports()
      .select(['name_reports.id', 'reason', 'words', 'name_reports.created_at'])
      .where('users.id', '=', id)
      .orderBy('name_reports.created_at', 'desc')
      .orderBy('name_reports.id', 'desc')
      .limit(shownOfName)
      .execute();
    const { rows: runs, total: total_runs } = await runsToModerate(id, shownOfName);
    return { ...name, open_reports, runs, total_runs, version: versionOfName(name) };
  }

  /** Of an account. Part of a transaction. */
  async function unchanged(id: string, version: string): Promise<AdminName> {
    const name = await nameOf(id);
    if (name.is_guest) throw new ApiError(404);
    if (versionOfName(name) !== version) throw changedSince();
    return name;
  }
  const settle = (id: string) =>
    database.query().deleteFrom('name_reports').where('user_id', '=', id).execute();

  log.register('name.rename', async (id, { username: was }, { username: became }) => {
    const user = await database
      .query()
      .selectFrom('users')
      .select('username')
      .where('id', '=', id)
      .executeTakeFirst();
    if (user?.username !== became) return false;
    await rename(id, String(was));
    return true;
  });
  log.register('run.hide', (id) => show(id));
  log.register('run.show', (id) => hide(id));

  return {
    async list({ search, state, sort, direction, page }) {
      if (state === 'any') {
        const found = search === '' ? [] : await called(search);
        const rows: AdminName[] = [];
        for (const { id } of found.slice((page - 1) * rowsOfPage, page * rowsOfPage))
          rows.push(await nameOf(id));
        return { rows, total: found.length, page };
      }
      const searched = () =>
        reported().$if(search !== '', (q) => q.where(contains(search, ['users.username'])));
      const { total } = await database
        .query()
        .selectFrom(searched().as('names'))
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await database
        .query()
        .selectFrom(searched().as('names'))
        .selectAll()
        .orderBy(sort, direction)
        .orderBy('id', direction)
        .limit(rowsOfPage)
        .offset((page - 1) * rowsOfPage)
        .execute();
      return { rows: rows.map(shown), total: Number(total), page };
    },

    async countReported() {
      const { total } = await openReports()
        .select(({ fn }) => fn.count<number>('users.id').distinct().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    async find(admin, id) {
      const details = await detailsOf(id);
      await queue.run(() => log.note(admin, { action: 'name.look', subject: subject(details) }));
      return details;
    },

    async rename(admin, id, { version, username, reason }) {
      await queue.run(async () => {
        const name = await unchanged(id, version);
        const after = { username: await rename(id, username) };
        await settle(id);
        const before = { username: name.name };
        await log.note(admin, { action: 'name.rename', subject: subject(name), reason, before, after });
      });
      return detailsOf(id);
    },

    async dismiss(admin, id, version, reason) {
      await queue.run(async () => {
        const name = await unchanged(id, version);
        await settle(id);
        await log.note(admin, { action: 'name.dismiss', subject: subject(name), reason });
      });
      return detailsOf(id);
    },

    setHidden: (admin, runId, hidden) =>
      queue.run(async () => {
        const before = await runOf(runId);
        if (!before) throw new ApiError(404);
        if (!(await (hidden ? hide : show)(runId))) throw changedSince();
        const after = (await runOf(runId)) ?? { ...before, hidden_at: null };
        await log.note(admin, {
          action: hidden ? 'run.hide' : 'run.show',
          subject: { kind: 'run', id: runId, name: `${before.game} ${before.level_id}` },
          before: { hidden_at: before.hidden_at },
          after: { hidden_at: after.hidden_at },
        });
        return after;
      }),
  };
}

const shown = ({ id, name, reports, reported_at }: Omit<AdminName, 'is_guest'>): AdminName => ({
  ...{ id, name, is_guest: false },
  ...{ reports: Number(reports), reported_at: Number(reported_at) },
});

const versionOfName = ({ name, reports, reported_at }: AdminName): string =>
  versionOf({ name, reports, reported_at });

/** What is noted of an account goes with it. */
const subject = ({ id, name, is_guest }: AdminName): Subject => ({
  kind: is_guest ? 'name' : 'user',
  id,
  name,
});
