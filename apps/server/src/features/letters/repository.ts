import type { Database } from '../../db/open.ts';
import type { ContactMessagesTable, FeedbackMessagesTable } from '../../db/schema.ts';

export interface LettersRepository {
  addContact(message: ContactMessagesTable): Promise<void>;
  addFeedback(message: FeedbackMessagesTable): Promise<void>;
}

export function createLettersRepository(database: Database): LettersRepository {
  return {
    async addContact(message) {
      await database.query().insertInto('contact_messages').values(message).execute();
    },
    async addFeedback(message) {
      await database.query().insertInto('feedback_messages').values(message).execute();
    },
  };
}
