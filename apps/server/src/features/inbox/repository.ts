import type { Database } from '../../db/open.ts';
import type { ContactMessagesTable, FeedbackMessagesTable, Ms, NameReportsTable } from '../../db/schema.ts';

/** What a visitor has written by a form. */
export interface Letter {
  readonly id: string;
  readonly kind: 'contact' | 'feedback';
  /** Name and address, as far as they were given. */
  readonly from: string;
  readonly locale: string;
  readonly created_at: Ms;
  readonly message: string;
}

export interface InboxRepository {
  /** The oldest first, at most `limit`. */
  letters(limit: number): Promise<Letter[]>;
  /** Removes letters, and answers which there were. */
  removeLetters(ids: readonly string[]): Promise<string[]>;
  addContact(message: ContactMessagesTable): Promise<void>;
  addFeedback(message: FeedbackMessagesTable): Promise<void>;
  /** Removes the messages that were done before a moment. */
  forgetDone(before: Ms): Promise<void>;
  addReport(report: NameReportsTable): Promise<void>;
  /** Whether an account has reported a name that another one has. */
  hasReported(report: Pick<NameReportsTable, 'user_id' | 'reporter_id' | 'name'>): Promise<boolean>;
  /** The reports of names that are still borne, the oldest first. */
  openReports(): Promise<NameReportsTable[]>;
  /** Removes reports that were dealt with, and answers which there were. */
  removeReports(ids: readonly string[]): Promise<string[]>;
}

export function createInboxRepository(database: Database): InboxRepository {
  return {
    async letters(limit) {
      const contacts = await database
        .query()
        .selectFrom('contact_messages')
        .selectAll()
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      const feedbacks = await database
        .query()
        .selectFrom('feedback_messages')
        .selectAll()
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      const letters: Letter[] = [
        ...contacts.map(({ name, email, ...letter }) => ({
          ...letter,
          kind: 'contact' as const,
          from: `${name} <${email}>`,
        })),
        ...feedbacks.map(({ email, ...letter }) => ({
          ...letter,
          kind: 'feedback' as const,
          from: email ?? '',
        })),
      ];
      return letters
        .toSorted((one, other) => one.created_at - other.created_at || (one.id < other.id ? -1 : 1))
        .slice(0, limit);
    },
    async removeLetters(ids) {
      const removed = await Promise.all(
        (['contact_messages', 'feedback_messages'] as const).map((table) =>
          database.query().deleteFrom(table).where('id', 'in', ids).returning('id').execute(),
        ),
      );
      return removed.flat().map(({ id }) => id);
    },
    async addContact(message) {
      await database.query().insertInto('contact_messages').values(message).execute();
    },
    async addFeedback(message) {
      await database.query().insertInto('feedback_messages').values(message).execute();
    },
    async forgetDone(before) {
      for (const table of ['contact_messages', 'feedback_messages'] as const)
        await database.query().deleteFrom(table).where('done_at', '<', before).execute();
    },
    async addReport(report) {
      await database.query().insertInto('name_reports').values(report).execute();
    },
    async hasReported({ user_id, reporter_id, name }) {
      const report = await database
        .query()
        .selectFrom('name_reports')
        .select('id')
        .where('user_id', '=', user_id)
        .where('reporter_id', '=', reporter_id)
        .where('name', '=', name)
        .limit(1)
        .executeTakeFirst();
      return report !== undefined;
    },
    openReports: () =>
      database
        .query()
        .selectFrom('name_reports')
        .innerJoin('users', 'users.id', 'name_reports.user_id')
        .selectAll('name_reports')
        .whereRef('users.username', '=', 'name_reports.name')
        .orderBy('name_reports.id')
        .execute(),
    async removeReports(ids) {
      const removed = await database
        .query()
        .deleteFrom('name_reports')
        .where('id', 'in', ids)
        .returning('id')
        .execute();
      return removed.map(({ id }) => id);
    },
  };
}
