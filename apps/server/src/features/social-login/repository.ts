import type { SocialProvider } from '@michi/contracts/social-login';
import type { Database } from '../../db/open.ts';
import type { IdentitiesTable } from '../../db/schema.ts';
import { storedSecret } from '../../db/stored-secret.ts';

export interface IdentitiesRepository {
  /** Signs what browsers and mails carry. */
  secret(): Promise<Buffer>;
  /** The account which somebody whom a provider knows may enter; null when there is none. */
  userOf(provider: SocialProvider, subject: string): Promise<string | null>;
  /** Lets them enter an account. False when they have one. */
  add(identity: IdentitiesTable): Promise<boolean>;
}

export function createIdentitiesRepository(database: Database): IdentitiesRepository {
  return {
    secret: () => storedSecret(database, 'social_login_secret'),

    async userOf(provider, subject) {
      const row = await database
        .query()
        .selectFrom('identities')
        .select('user_id')
        .where('provider', '=', provider)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return row?.user_id ?? null;
    },

    async add(identity) {
      const added = await database
        .query()
        .insertInto('identities')
        .values(identity)
        .onConflict((any) => any.doNothing())
        .returning('user_id')
        .executeTakeFirst();
      return added !== undefined;
    },
  };
}
