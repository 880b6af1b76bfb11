import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/open.ts';
import type { AccountLinksTable, Ms, Schema, UsersTable } from '../../db/schema.ts';
import { storedSecret } from '../../db/stored-secret.ts';

export type LinkPurpose = AccountLinksTable['purpose'];
type Changeable =
  | 'username'
  | 'username_key'
  | 'name_skeleton'
  | 'language'
  | 'country_code'
  | 'password_hash'
  | 'second_factor_secret'
  | 'second_factor_since'
  | 'second_factor_step'
  | 'email_verified_at'
  | 'title';
/** What is undefined stays. */
type UserChanges = { readonly [Column in Changeable]?: UsersTable[Column] | undefined };

type ComparedName = Pick<UsersTable, 'username_key' | 'name_skeleton'>;

const alike =
  ({ username_key, name_skeleton }: ComparedName) =>
  ({ or, eb }: ExpressionBuilder<Schema, 'users'>) =>
    or([eb('username_key', '=', username_key), eb('name_skeleton', '=', name_skeleton)]);

export interface AccountsRepository {
  /** Signs what browsers keep, and hides accounts where they are named. */
  secret(): Promise<Buffer>;
  /** False when the address or the name has an account already. */
  add(user: UsersTable): Promise<boolean>;
  find(id: string): Promise<UsersTable | null>;
  findByEmail(emailKey: string): Promise<UsersTable | null>;
  /** The accounts of admins, the first opened first. */
  admins(): Promise<UsersTable[]>;
  setRole(id: string, role: UsersTable['role']): Promise<void>;
  /** The accounts whose names are this one or look the same, the first opened first. */
  findAlike(name: ComparedName): Promise<UsersTable[]>;
  /** Whether an account other than this one has the name, or one that looks the same. */
  isNameTaken(name: ComparedName, exceptId: string): Promise<boolean>;
  /** The account as it is afterwards; null when there is none. Throws a unique violation for a name that is taken. */
  change(id: string, changes: UserChanges): Promise<UsersTable | null>;
  /** Removes the account with everything that refers to it, its players left to nobody before. Answers it as it was; null when there was none. */
  remove(id: string): Promise<UsersTable | null>;
  /** Nobody whom another provider knows may enter the account any more. */
  forgetIdentities(userId: string): Promise<void>;
  addLink(link: AccountLinksTable): Promise<void>;
  /** Writes as much as adding a link does, where it means nothing. */
  addLinkOfNobody(tokenHash: string): Promise<void>;
  /** Forgets the links of an account that were mailed until then. */
  forgetLinks(userId: string, purpose: LinkPurpose, until: Ms): Promise<void>;
  /** When the links of an account were mailed, the last one first. */
  linksMailedAt(userId: string, purpose: LinkPurpose): Promise<Ms[]>;
  /** Whose link this is, as long as it is good. */
  ownerOfLink(purpose: LinkPurpose, tokenHash: string, at: Ms): Promise<UsersTable | null>;
  /** Ends a link, and all others of its account and purpose. False when it is not good, or used a moment ago. */
  useLink(purpose: LinkPurpose, tokenHash: string, at: Ms): Promise<boolean>;
}

export function createAccountsRepository(database: Database): AccountsRepository {
  const users = () => database.query().selectFrom('users').selectAll();
  async function forgetLinks(userId: string, purpose: LinkPurpose, until: Ms): Promise<void> {
    await database
      .query()
      .deleteFrom('account_links')
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('mailed_at', '<=', until)
      .execute();
  }

  return {
    secret: () => storedSecret(database, 'accounts_secret'),

    async add(user) {
      const added = await database
        .query()
        .insertInto('users')
        .values(user)
        .onConflict((any) => any.doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    async find(id) {
      return (await users().where('id', '=', id).executeTakeFirst()) ?? null;
    },

    async findByEmail(emailKey) {
      return (await users().where('email_key', '=', emailKey).executeTakeFirst()) ?? null;
    },

    admins: () => users().where('role', '=', 'admin').orderBy('created_at').orderBy('id').execute(),

    async setRole(id, role) {
      await database.query().updateTable('users').set({ role }).where('id', '=', id).execute();
    },

    findAlike: (name) => users().where(alike(name)).orderBy('created_at').orderBy('id').execute(),

    async isNameTaken(name, exceptId) {
      const found = await database
        .query()
        .selectFrom('users')
        .select('id')
        .where(alike(name))
        .where('id', '<>', exceptId)
        .executeTakeFirst();
      return found !== undefined;
    },

    async change(id, changes) {
      const changed = await database
        .query()
        .updateTable('users')
        .set(changes)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return changed ?? null;
    },

    async remove(id) {
      const removed = await database
        .query()
        .deleteFrom('users')
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return removed ?? null;
    },

    async forgetIdentities(userId) {
      await database.query().deleteFrom('identities').where('user_id', '=', userId).execute();
    },

    async addLink(link) {
      await database.query().insertInto('account_links').values(link).execute();
    },

    async addLinkOfNobody(value) {
      await database
        .query()
        .insertInto('meta')
        .values({ key: 'link_of_nobody', value })
        .onConflict((key) => key.column('key').doUpdateSet({ value }))
        .execute();
    },

    forgetLinks,

    async linksMailedAt(userId, purpose) {
      const links = await database
        .query()
        .selectFrom('account_links')
        .select('mailed_at')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .orderBy('mailed_at', 'desc')
        .execute();
      return links.map(({ mailed_at }) => mailed_at);
    },

    async ownerOfLink(purpose, tokenHash, at) {
      const owner = await database
        .query()
        .selectFrom('account_links')
        .innerJoin('users', 'users.id', 'account_links.user_id')
        .selectAll('users')
        .where('account_links.token_hash', '=', tokenHash)
        .where('account_links.purpose', '=', purpose)
        .where('account_links.expires_at', '>', at)
        .executeTakeFirst();
      return owner ?? null;
    },

    async useLink(purpose, tokenHash, at) {
      const used = await database
        .query()
        .deleteFrom('account_links')
        .where('token_hash', '=', tokenHash)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', at)
        .returning('user_id')
        .executeTakeFirst();
      if (used) await forgetLinks(used.user_id, purpose, at);
      return used !== undefined;
    },
  };
}
