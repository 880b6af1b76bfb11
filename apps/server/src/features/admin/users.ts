import type { User } from '@michi/contracts/account-fields';
import type {
  AdminUser,
  AdminUserDetails,
  getAdminUsers,
  patchAdminUser,
} from '@michi/contracts/admin-users';
import { rowsOfPage } from '@michi/contracts/administration';
import type { BodyOf, QueryOf } from '@michi/contracts/contract';
import { sql } from 'kysely';
import { ApiError, fieldError } from '../../api/api-error.ts';
import type { Caller } from '../../api/caller.ts';
import type { StreamedAnswer } from '../../api/streamed-answer.ts';
import type { Database } from '../../db/open.ts';
import type { Ms, UsersTable } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { type ChangeLog, changedSince, versionOf } from './change-log.ts';
import { contains } from './contains.ts';

const action = 'user.change';

/** What admins see and change of accounts. */
export interface AdminUsers {
  list(query: QueryOf<typeof getAdminUsers>): Promise<{ rows: AdminUser[]; total: number; page: number }>;
  /** Throws ApiError 404; notes the look. */
  find(admin: Caller, id: string): Promise<AdminUserDetails>;
  /** Throws ApiError 409 when it was changed since, 422 for the own role or block. */
  change(admin: Caller, id: string, changes: BodyOf<typeof patchAdminUser>): Promise<AdminUser>;
  logOut(admin: Caller, id: string, reason: string): Promise<void>;
  export(admin: Caller, id: string): Promise<StreamedAnswer>;
  /** Throws ApiError 409 for another name than the account has, 422 for the own account. */
  remove(admin: Caller, id: string, username: string, reason: string): Promise<void>;
}

export interface AdminUsersParts {
  readonly database: Database;
  /** An account as its owner may see it. */
  readonly userOf: (row: UsersTable) => User;
  readonly endSessions: (userId: string) => Promise<void>;
  readonly openSessions: (userId: string) => Promise<AdminUserDetails['sessions']>;
  /** Throws ApiError 429 and 503 when it has to wait. */
  readonly exportAccount: (row: UsersTable) => Promise<StreamedAnswer>;
  readonly removeAccount: (row: UsersTable) => Promise<void>;
  readonly log: ChangeLog;
  readonly queue: WriteQueue;
  readonly now: () => Ms;
}

export function createAdminUsers(parts: AdminUsersParts): AdminUsers {
  const { database, userOf, endSessions, openSessions, exportAccount, removeAccount, log, queue, now } =
    parts;
  const users = () => database.query().selectFrom('users');
  const lastUse = sql<number | null>`(select max(last_used_at) from sessions where user_id = users.id)`;

  const rowOf = async (id: string): Promise<UsersTable> => {
    const row = await users().selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new ApiError(404);
    return row;
  };
  const lastUseOf = async (id: string): Promise<number | null> =>
    (await users().select(lastUse.as('at')).where('id', '=', id).executeTakeFirst())?.at ?? null;
  const shown = (row: UsersTable, last_used_at: number | null): AdminUser => ({
    ...userOf(row),
    created_at: row.created_at,
    last_used_at,
    blocked_at: row.blocked_at,
    version: versionOf(changeable(row)),
  });
  const subject = ({ id, username: name }: Pick<UsersTable, 'id' | 'username'>) =>
    ({ kind: 'user', id, name }) as const;

  async function set(id: string, fields: Partial<Changeable>): Promise<void> {
    if (Object.keys(fields).length === 0) return;
    await database.query().updateTable('users').set(fields).where('id', '=', id).execute();
    if (fields.blocked_at) await endSessions(id);
  }

  log.register(action, async (id, before, after) => {
    const row = await users().selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return false;
    const present: Record<string, unknown> = changeable(row);
    const isAsItBecame = Object.entries(after).every(([name, value]) => present[name] === value);
    if (isAsItBecame) await set(id, before as Partial<Changeable>);
    return isAsItBecame;
  });

  return {
    async list({ search, role, plan, state, sort, direction, page }) {
      const found = () =>
        users()
          .$if(search !== '', (query) =>
            query.where(({ or, eb }) =>
              or([contains(search, ['username', 'email_key']), eb('id', '=', search.toLowerCase())]),
            ),
          )
          .$if(role !== 'any', (query) => query.where('role', '=', role as UsersTable['role']))
          .$if(plan !== 'any', (query) => query.where('plan', '=', plan as UsersTable['plan']))
          .$if(state === 'blocked', (query) => query.where('blocked_at', 'is not', null))
          .$if(state === 'unconfirmed', (query) => query.where('email_verified_at', 'is', null))
          .$if(state === 'active', (query) =>
            query.where('blocked_at', 'is', null).where('email_verified_at', 'is not', null),
          );
      const { total } = await found()
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const column = {
        username: sql`lower(username)`,
        created_at: sql`created_at`,
        // who was never there comes last in either direction
        last_used_at: sql`coalesce(${lastUse}, ${direction === 'asc' ? Number.MAX_SAFE_INTEGER : 0})`,
      }[sort];
      const rows = await found()
        .selectAll()
        .select(lastUse.as('used_at'))
        .orderBy(column, direction)
        .orderBy('id', direction)
        .limit(rowsOfPage)
        .offset((page - 1) * rowsOfPage)
        .execute();
      return { rows: rows.map((row) => shown(row, row.used_at)), total: Number(total), page };
    },

    async find(admin, id) {
      const row = await rowOf(id);
      await queue.run(() => log.note(admin, { action: 'user.look', subject: subject(row) }));
      const ofUser = sql`(select id from players where user_id = ${id})`;
      const { rows } = await sql<AdminUserDetails['figures']>`select
        (select count(*) from game_results where player_id in ${ofUser}) as runs,
        (select count(*) from players where user_id = ${id} and device_key is not null) as devices,
        (select coalesce(sum(total_score), 0) from game_totals where player_id in ${ofUser}) as total_score,
        (select count(*) from documents where player_id in ${ofUser}) as documents`.execute(database.query());
      const [figures] = rows;
      return {
        ...shown(row, await lastUseOf(id)),
        sessions: await openSessions(id),
        figures: {
          runs: Number(figures?.runs ?? 0),
          devices: Number(figures?.devices ?? 0),
          total_score: Number(figures?.total_score ?? 0),
          documents: Number(figures?.documents ?? 0),
        },
      };
    },

    async change(admin, id, { version, role, plan, blocked, reason }) {
      const isSelf = id === admin.user.id;
      if (isSelf && role !== undefined && role !== 'admin')
        throw fieldError(422, 'role', 'admin.notYourself');
      if (isSelf && blocked) throw fieldError(422, 'blocked', 'admin.notYourself');
      await queue.run(async () => {
        const row = await rowOf(id);
        if (versionOf(changeable(row)) !== version) throw changedSince();
        const before = changeable(row);
        const after = {
          role: role ?? row.role,
          plan: plan ?? row.plan,
          blocked_at: blocked === undefined ? row.blocked_at : blocked ? (row.blocked_at ?? now()) : null,
        };
        await set(id, after);
        await log.note(admin, { action, subject: subject(row), reason, before, after });
      });
      return shown(await rowOf(id), await lastUseOf(id));
    },

    async logOut(admin, id, reason) {
      const row = await rowOf(id);
      await queue.run(async () => {
        await endSessions(id);
        await log.note(admin, { action: 'user.logout', subject: subject(row), reason });
      });
    },

    async export(admin, id) {
      const row = await rowOf(id);
      const answer = await exportAccount(row);
      await queue.run(() => log.note(admin, { action: 'user.export', subject: subject(row) }));
      return answer;
    },

    async remove(admin, id, username, reason) {
      const row = await rowOf(id);
      if (id === admin.user.id) throw fieldError(422, 'username', 'admin.notYourself');
      if (row.username !== username) throw changedSince();
      await removeAccount(row);
      await queue.run(() =>
        log.note(admin, { action: 'user.delete', subject: { kind: 'user', id, name: '' }, reason }),
      );
    },
  };
}

type Changeable = Pick<UsersTable, 'role' | 'plan' | 'blocked_at'>;
const changeable = ({ role, plan, blocked_at }: UsersTable): Changeable => ({ role, plan, blocked_at });
