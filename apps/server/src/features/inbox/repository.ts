import type { Database } from '../../db/open.ts';
import type { ContactMessagesTable, FeedbackMessagesTable, NameReportsTable } from '../../db/schema.ts';

export interface InboxRepository {
  addContact(message: ContactMessagesTable): Promise<void>;
  addFeedback(message: FeedbackMessagesTable): Promise<void>;
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
    async addContact(message) {
      await database.query().insertInto('contact_messages').values(message).execute();
    },
    async addFeedback(message) {
      await database.query().insertInto('feedback_messages').values(message).execute();
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
