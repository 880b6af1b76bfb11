import type {
  AdminLetter,
  AdminLetterDetails,
  getAdminLetters,
  postAdminLetterAnswer,
} from '@michi/contracts/admin-letters';
import { rowsOfPage } from '@michi/contracts/administration';
import type { BodyOf, QueryOf } from '@michi/contracts/contract';
import { sql } from 'kysely';
import { ApiError, fieldError } from '../../api/api-error.ts';
import type { Caller } from '../../api/caller.ts';
import type { Database } from '../../db/open.ts';
import type { ContactMessagesTable, Ms } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { type ChangeLog, changedSince, versionOf } from './change-log.ts';
import { contains } from './contains.ts';

/** The characters of a letter that its list shows. */
const beginningLength = 120;

/** A letter of either form. */
interface LetterRow extends Omit<ContactMessagesTable, 'email'> {
  readonly kind: AdminLetter['kind'];
  readonly email: string | null;
}

/** What an answer needs of its letter. */
type AnsweredLetter = Pick<LetterRow, 'name' | 'locale' | 'created_at' | 'message'> & {
  readonly email: string;
};

/** What people have written by the forms, as admins read and answer it. */
export interface AdminLetters {
  list(query: QueryOf<typeof getAdminLetters>): Promise<{ rows: AdminLetter[]; total: number; page: number }>;
  countOpen(): Promise<number>;
  /** Throws ApiError 404; notes the look. */
  find(admin: Caller, id: string): Promise<AdminLetterDetails>;
  /** Throws ApiError 404, and 409 when it was changed since. */
  mark(admin: Caller, id: string, version: string, done: boolean): Promise<AdminLetterDetails>;
  /** Throws ApiError 404, 409 when it was changed since, and 422 for a letter without an address. */
  answer(
    admin: Caller,
    id: string,
    answer: BodyOf<typeof postAdminLetterAnswer>,
  ): Promise<AdminLetterDetails>;
  /** Throws ApiError 404, and 409 when it was changed since. */
  remove(admin: Caller, id: string, version: string): Promise<void>;
}

export interface AdminLettersParts {
  readonly database: Database;
  /** Mails an answer to the writer of a letter. */
  readonly mailAnswer: (letter: AnsweredLetter, text: string) => Promise<void>;
  /** Removes letters that were done long ago. Part of a transaction. */
  readonly forgetDone: () => Promise<void>;
  readonly log: ChangeLog;
  readonly queue: WriteQueue;
  readonly now: () => Ms;
}

const action = 'letter.done';
const tables = { contact: 'contact_messages', feedback: 'feedback_messages' } as const;

export function createAdminLetters(parts: AdminLettersParts): AdminLetters {
  const { database, mailAnswer, forgetDone, log, queue, now } = parts;

  const letters = () => {
    const query = database.query();
    const columns = ['id', 'message', 'locale', 'created_at', 'done_at', 'answered_at'] as const;
    const contacts = query
      .selectFrom('contact_messages')
      .select(columns)
      .select(({ ref }) => [
        sql<AdminLetter['kind']>`cast('contact' as text)`.as('kind'),
        ref('name').as('name'),
        sql<string | null>`email`.as('email'),
      ]);
    const feedbacks = query
      .selectFrom('feedback_messages')
      .select(columns)
      .select([
        sql<AdminLetter['kind']>`cast('feedback' as text)`.as('kind'),
        sql<string>`cast('' as text)`.as('name'),
        sql<string | null>`email`.as('email'),
      ]);
    return query.selectFrom(contacts.unionAll(feedbacks).as('letters'));
  };
  const rowOf = (id: string): Promise<LetterRow | undefined> =>
    letters().selectAll().where('id', '=', id).executeTakeFirst();

  async function found(id: string): Promise<LetterRow> {
    const row = await rowOf(id);
    if (!row) throw new ApiError(404);
    return row;
  }
  async function unchanged(id: string, version: string): Promise<LetterRow> {
    const row = await found(id);
    if (versionOf(changeable(row)) !== version) throw changedSince();
    return row;
  }
  const set = ({ id, kind }: LetterRow, fields: Changeable) =>
    database.query().updateTable(tables[kind]).set(fields).where('id', '=', id).execute();

  log.register(action, async (id, { done_at: was }, { done_at: became }) => {
    const row = await rowOf(id);
    if (!row || row.done_at !== became) return false;
    await set(row, { ...changeable(row), done_at: was as Ms | null });
    return true;
  });

  return {
    async list({ search, kind, state, direction, page }) {
      await queue.run(forgetDone);
      const matching = () =>
        letters()
          .$if(search !== '', (query) => query.where(contains(search, ['name', 'email', 'message'])))
          .$if(kind !== 'any', (query) => query.where('kind', '=', kind as AdminLetter['kind']))
          .$if(state === 'open', (query) => query.where('done_at', 'is', null))
          .$if(state === 'done', (query) => query.where('done_at', 'is not', null));
      const { total } = await matching()
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await matching()
        .selectAll()
        .orderBy('created_at', direction)
        .orderBy('id', direction)
        .limit(rowsOfPage)
        .offset((page - 1) * rowsOfPage)
        .execute();
      return { rows: rows.map(shown), total: Number(total), page };
    },

    async countOpen() {
      const { total } = await letters()
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('done_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    async find(admin, id) {
      const row = await found(id);
      await queue.run(() => log.note(admin, { action: 'letter.look', subject: subject(row) }));
      return details(row);
    },

    mark: (admin, id, version, done) =>
      queue.run(async () => {
        await forgetDone();
        const row = await unchanged(id, version);
        const before = changeable(row);
        const after = { ...before, done_at: done ? (row.done_at ?? now()) : null };
        await set(row, after);
        await log.note(admin, { action, subject: subject(row), before, after });
        return details({ ...row, ...after });
      }),

    async answer(admin, id, { version, text, done }) {
      const { email, ...answered } = await queue.run(async () => {
        const row = await unchanged(id, version);
        if (row.email === null) throw fieldError(422, 'text', 'admin.noAddress');
        const at = now();
        const before = changeable(row);
        const after = { answered_at: at, done_at: done ? (row.done_at ?? at) : row.done_at };
        await set(row, after);
        await log.note(admin, { action: 'letter.answer', subject: subject(row), before, after });
        return { ...row, ...after, email: row.email };
      });
      // A mail cannot be taken back: it goes once everything else is stored.
      await mailAnswer({ ...answered, email }, text);
      return details({ ...answered, email });
    },

    remove: (admin, id, version) =>
      queue.run(async () => {
        const row = await unchanged(id, version);
        await database.query().deleteFrom(tables[row.kind]).where('id', '=', id).execute();
        await log.note(admin, { action: 'letter.delete', subject: subject(row) });
      }),
  };
}

/** The log tells of a letter when it came, and not who wrote it. */
const subject = ({ id, created_at }: LetterRow) =>
  ({ kind: 'letter', id, name: new Date(created_at).toISOString().slice(0, 10) }) as const;

type Changeable = Pick<LetterRow, 'done_at' | 'answered_at'>;
const changeable = ({ done_at, answered_at }: LetterRow): Changeable => ({ done_at, answered_at });

const shown = ({ message, ...row }: LetterRow): AdminLetter => ({
  ...row,
  beginning: [...message.replaceAll(/\s+/g, ' ').trim()].slice(0, beginningLength).join(''),
  version: versionOf(changeable(row as LetterRow)),
});
const details = (row: LetterRow): AdminLetterDetails => ({ ...shown(row), message: row.message });
