import type { Database } from '../../db/open.ts';
import type { Ms, NewsletterSubscriptionsTable } from '../../db/schema.ts';
import { storedSecret } from '../../db/stored-secret.ts';

export interface NewsletterRepository {
  /** From which the tokens of subscriptions are made. */
  tokenSecret(): Promise<Buffer>;
  /**
   * Enters an address that is new. Answers the id of the subscription that is to be confirmed; null when the
   * address is confirmed, or was mailed after `mailedBefore`.
   */
  ask(subscription: NewsletterSubscriptionsTable, mailedBefore: Ms): Promise<string | null>;
  /** Removes what was asked for before that and never confirmed. */
  forgetUnconfirmed(before: Ms): Promise<void>;
  /** False when no subscription has this token. */
  confirm(tokenHash: string, at: Ms): Promise<boolean>;
  /** False when no subscription has this token. */
  remove(tokenHash: string): Promise<boolean>;
}

export function createNewsletterRepository(database: Database): NewsletterRepository {
  return {
    tokenSecret: () => storedSecret(database, 'newsletter_secret'),

    async ask(subscription, mailedBefore) {
      const { locale, mailed_at } = subscription;
      const asked = await database
        .query()
        .insertInto('newsletter_subscriptions')
        .values(subscription)
        .onConflict((conflict) =>
          conflict
            .column('email_key')
            .doUpdateSet({ locale, mailed_at })
            .where('newsletter_subscriptions.confirmed_at', 'is', null)
            .where('newsletter_subscriptions.mailed_at', '<=', mailedBefore),
        )
        .returning('id')
        .executeTakeFirst();
      return asked?.id ?? null;
    },

    async forgetUnconfirmed(before) {
      await database
        .query()
        .deleteFrom('newsletter_subscriptions')
        .where('confirmed_at', 'is', null)
        .where('mailed_at', '<', before)
        .execute();
    },

    async confirm(tokenHash, at) {
      const confirmed = await database
        .query()
        .updateTable('newsletter_subscriptions')
        .set((row) => ({ confirmed_at: row.fn.coalesce('confirmed_at', row.val(at)) }))
        .where('token_hash', '=', tokenHash)
        .returning('id')
        .executeTakeFirst();
      return confirmed !== undefined;
    },

    async remove(tokenHash) {
      const removed = await database
        .query()
        .deleteFrom('newsletter_subscriptions')
        .where('token_hash', '=', tokenHash)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },
  };
}
