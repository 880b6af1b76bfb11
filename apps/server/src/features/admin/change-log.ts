import { hash, randomUUIDv7 as newId } from 'node:crypto';
import type { getAdminChanges } from '@michi/contracts/admin-changes';
import { type AdminChange, rowsOfPage } from '@michi/contracts/administration';
import type { QueryOf } from '@michi/contracts/contract';
import { ApiError } from '../../api/api-error.ts';
import type { Caller } from '../../api/caller.ts';
import type { Database } from '../../db/open.ts';
import type { AdminChangesTable, Ms } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { contains } from './contains.ts';

const yearMs = 365 * 24 * 60 * 60_000;

type Fields = Readonly<Record<string, unknown>>;

/** What was changed or looked at. */
export interface Subject {
  readonly kind: 'user' | 'game' | 'letter' | 'name' | 'run' | 'setting' | 'challenge' | 'answer';
  readonly id: string;
  readonly name: string;
}

/** Something that an admin does; without `before` and `after` nothing is changed, as by a look at somebody's data. */
interface Deed {
  readonly action: string;
  readonly subject: Subject;
  readonly reason?: string;
  readonly before?: Fields;
  readonly after?: Fields;
}

/**
 * Takes a change back: makes the fields what they were if they are what they became. Answers false when they are not. Part of a
 * transaction.
 */
type Undo = (subjectId: string, before: Fields, after: Fields) => Promise<boolean>;

/** Who did what in the administration. */
export interface ChangeLog {
  /** Part of the transaction that makes the change. Of a change only the fields that differ are kept. */
  note(admin: Caller, deed: Deed): Promise<void>;
  /** How the changes of an action are taken back; the others cannot be. */
  register(action: string, undo: Undo): void;
  list(query: QueryOf<typeof getAdminChanges>): Promise<{ rows: AdminChange[]; total: number; page: number }>;
  /** Throws ApiError 404 for what cannot be taken back, 409 where the record was changed since. */
  undo(admin: Caller, id: string): Promise<AdminChange>;
  /** What was personal in the changes of an account goes with it. Part of a transaction. */
  forgetUser(userId: string): Promise<void>;
}

export interface ChangeLogParts {
  readonly database: Database;
  readonly queue: WriteQueue;
  readonly now: () => Ms;
}

export function createChangeLog({ database, queue, now }: ChangeLogParts): ChangeLog {
  const undos = new Map<string, Undo>();
  const changes = () => database.query().selectFrom('admin_changes');

  async function note(admin: Caller, { action, subject, reason = '', before, after }: Deed): Promise<void> {
    const [was, became] = before && after ? differing(before, after) : [null, null];
    const at = now();
    const { id: admin_id, username: admin_name } = admin.user;
    const { kind: subject_kind, id: subject_id, name: subject_name } = subject;
    await database
      .query()
      .deleteFrom('admin_changes')
      .where('at', '<', at - yearMs)
      .execute();
    await database
      .query()
      .insertInto('admin_changes')
      .values({
        ...{ id: newId(), at, admin_id, admin_name, action, subject_kind, subject_id, subject_name, reason },
        ...{ before: was && JSON.stringify(was), after: became && JSON.stringify(became), undone_at: null },
      })
      .execute();
  }

  const shown = (row: AdminChangesTable): AdminChange => {
    const { admin_id, before, after, ...rest } = row;
    const fields = { before: parsed(before), after: parsed(after) };
    const can_undo = row.undone_at === null && fields.before !== null && undos.has(row.action);
    return { ...rest, ...fields, can_undo };
  };

  return {
    note,
    register: (action, undo) => void undos.set(action, undo),

    async list({ search, subject, direction, page }) {
      const found = () =>
        changes()
          .$if(subject !== '', (query) => query.where('subject_id', '=', subject))
          .$if(search !== '', (query) =>
            query.where(contains(search, ['admin_name', 'subject_name', 'action', 'reason'])),
          );
      const { total } = await found()
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await found()
        .selectAll()
        .orderBy('at', direction)
        .orderBy('id', direction)
        .limit(rowsOfPage)
        .offset((page - 1) * rowsOfPage)
        .execute();
      return { rows: rows.map(shown), total: Number(total), page };
    },

    undo: (admin, id) =>
      queue.run(async () => {
        const row = await changes().selectAll().where('id', '=', id).executeTakeFirst();
        const [before, after] = [parsed(row?.before ?? null), parsed(row?.after ?? null)];
        const undo = row && undos.get(row.action);
        if (!row || !undo || !before || !after || row.undone_at !== null) throw new ApiError(404);
        if (!(await undo(row.subject_id, before, after))) throw changedSince();
        const undone_at = now();
        await database.query().updateTable('admin_changes').set({ undone_at }).where('id', '=', id).execute();
        const { subject_kind: kind, subject_id, subject_name: name } = row;
        await note(admin, {
          action: `${row.action}.undo`,
          subject: { kind: kind as Subject['kind'], id: subject_id, name },
          before: after,
          after: before,
        });
        return shown({ ...row, undone_at });
      }),

    async forgetUser(userId) {
      await database
        .query()
        .updateTable('admin_changes')
        .set({ before: null, after: null, subject_name: '', reason: '' })
        .where('subject_kind', '=', 'user')
        .where('subject_id', '=', userId)
        .execute();
      await database
        .query()
        .updateTable('admin_changes')
        .set({ admin_name: null })
        .where('admin_id', '=', userId)
        .execute();
    },
  };
}

const parsed = (json: string | null): Record<string, unknown> | null =>
  json === null ? null : JSON.parse(json);

function differing(before: Fields, after: Fields): [Fields, Fields] {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return [pick(before), pick(after)];
}

/** Tells a record from what it becomes: see `version` of the contracts. */
export const versionOf = (record: Fields): string =>
  hash('sha256', JSON.stringify(record), 'base64url').slice(0, 22);

/** Another admin, or the owner, was faster. */
export const changedSince = () => new ApiError(409, { sentence: { key: 'admin.changedSince' } });
