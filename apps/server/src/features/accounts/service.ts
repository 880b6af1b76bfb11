import { randomUUIDv7 as newId } from 'node:crypto';
import type { User } from '@michi/contracts/account-fields';
import type { BodyOf } from '@michi/contracts/contract';
import type { postPassword } from '@michi/contracts/passwords';
import type { patchProfile } from '@michi/contracts/profile';
import type { postLogin, postRegistration } from '@michi/contracts/sign-in';
import type { Locale } from '@michi/messages/locales';
import type { Title } from '@michi/progress/achievements';
import { ApiError, type FieldMessages, fieldError } from '../../api/api-error.ts';
import type { Caller } from '../../api/caller.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { UsersTable } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import type { OwnerNotices } from '../../mail/owner-notices.ts';
import type { BackgroundJobs } from '../../pacing/jobs.ts';
import type { Attempts } from './attempts.ts';
import { createLeaving, type Leaving } from './leaving.ts';
import type { MailedLinks } from './mailed-links.ts';
import { type Names, nameColumns } from './names.ts';
import type { OwnDataRepository } from './own-data-repository.ts';
import { createPasswordProof, type ProveOwner } from './owner-proof.ts';
import type { PasswordHasher } from './password-hash.ts';
import type { PlayersOfNobody } from './players-of-nobody.ts';
import type { AccountsRepository } from './repository.ts';
import type { SecondFactor } from './second-factor.ts';
import type { SecurityLog } from './security-log.ts';
import type { Sessions } from './sessions.ts';
import { userOf } from './user-row.ts';
import { emailKey } from './username-key.ts';
import { refuseWeak } from './weak-password.ts';

/** Somebody who has signed in. */
interface Entrance {
  /** Of the session. */
  readonly token: string;
  readonly account: UsersTable;
}

/** What is needed to open an account. */
interface NewAccount {
  readonly email: string;
  readonly username: string;
  readonly language: Locale;
  readonly country_code: string | null;
  /** Null when another provider signs in. */
  readonly password: string | null;
  /** Whether it is proved that the address belongs to whom the account is for. */
  readonly emailVerified: boolean;
}

export interface AccountsService extends Leaving {
  /** Opens an account, once `isNameFree` has said so. Throws ApiError 422 with the fields that are taken. */
  open(account: NewAccount): Promise<User>;
  /** The account of an address; null when there is none. */
  findByEmail(email: string): Promise<User | null>;
  /**
   * Takes note that the owner of the address has entered the account, by a way that needs no password. If that was not
   * proved before, somebody else may have chosen the password or let another provider's account in: both go, and all
   * sessions end. Answers the account; null when there is none.
   */
  proveEmail(userId: string): Promise<User | null>;
  /** Whether a name is free for a new account. */
  isNameFree(username: string): Promise<boolean>;
  register(form: BodyOf<typeof postRegistration>, locale: Locale, userAgent: string): Promise<Entrance>;
  /**
   * `browserOf` tells the id of the browser if it is known to the account. Throws ApiError 401 for a wrong address and
   * for a wrong password, 401 with `codeNeeded` where a code is missing, 422 for a wrong code, and 429.
   */
  logIn(
    form: BodyOf<typeof postLogin>,
    userAgent: string,
    browserOf: (account: UsersTable) => string | null,
  ): Promise<Entrance>;
  /** Throws ApiError 422 for a name that is taken or refused. The name that the account has stays, whatever it is. */
  change(caller: Caller, changes: BodyOf<typeof patchProfile>): Promise<User>;
  /** Changes the password and ends all other sessions. Answers the account. Throws ApiError 422 for a wrong one, and 429. */
  changePassword(caller: Caller, form: BodyOf<typeof postPassword>): Promise<UsersTable>;
}

export interface AccountsParts {
  readonly repository: AccountsRepository;
  readonly sessions: Sessions;
  readonly links: Pick<MailedLinks, 'prepareVerification'>;
  readonly notices: OwnerNotices;
  readonly names: Names;
  readonly secondFactor: Pick<SecondFactor, 'demand'>;
  readonly proveOwner: ProveOwner;
  readonly hasher: PasswordHasher;
  readonly attempts: Attempts;
  readonly security: SecurityLog;
  readonly queue: WriteQueue;
  readonly ownData: OwnDataRepository;
  readonly playersOfNobody: PlayersOfNobody;
  readonly jobs: BackgroundJobs;
  /** What admins did with an account names nobody any more. Part of a transaction. */
  readonly forgetChanges: (userId: string) => Promise<void>;
  /** The titles that an account has earned. */
  readonly titlesOf: (userId: string) => Promise<readonly Title[]>;
  readonly now: () => number;
}

export function createAccountsService(parts: AccountsParts): AccountsService {
  const { repository, sessions, links, notices, names, hasher, attempts, security, queue, titlesOf, now } =
    parts;
  const { secondFactor } = parts;
  const provePassword = createPasswordProof(parts);

  /** Part of a transaction. */
  async function add(row: UsersTable): Promise<void> {
    const refused = await names.refusal(row.username, row.id);
    if (refused === null && (await repository.add(row))) return;
    // Another process may have given the name away meanwhile.
    const key = refused ?? (await names.refusal(row.username, row.id));
    const fields: FieldMessages = {
      ...((await repository.findByEmail(row.email_key)) && { email: [{ key: 'account.emailTaken' }] }),
      ...(key && { username: [{ key }] }),
    };
    throw new ApiError(422, { fields });
  }

  async function rowOf(account: NewAccount): Promise<UsersTable> {
    const { email, username, language, country_code, password, emailVerified } = account;
    const at = now();
    return {
      id: newId(),
      email,
      email_key: emailKey(email),
      ...nameColumns(username),
      language,
      country_code,
      role: 'user',
      plan: 'free',
      password_hash: password === null ? null : await hasher.hash(password),
      second_factor_secret: null,
      second_factor_since: null,
      second_factor_step: null,
      blocked_at: null,
      email_verified_at: emailVerified ? at : null,
      created_at: at,
      title: null,
    };
  }

  async function rowOfCaller({ user }: Caller): Promise<UsersTable> {
    const row = await repository.find(user.id);
    if (!row) throw new ApiError(401);
    return row;
  }

  return {
    async open(account) {
      const row = await rowOf(account);
      await queue.run(() => add(row));
      return userOf(row);
    },

    async findByEmail(email) {
      const row = await repository.findByEmail(emailKey(email));
      return row && userOf(row);
    },

    async proveEmail(userId) {
      const row = await repository.find(userId);
      if (!row || row.email_verified_at !== null) return row && userOf(row);
      return queue.run(async () => {
        const changed = await repository.change(userId, { email_verified_at: now(), password_hash: null });
        await repository.forgetIdentities(userId);
        await sessions.endAll(userId);
        security.note('sessions-ended', row.email_key);
        return changed && userOf(changed);
      });
    },

    isNameFree: async (username) => (await names.refusal(username, '')) === null,

    async register(form, locale, userAgent) {
      const { email, username, password, language = locale, country_code } = form;
      refuseWeak(password, form);
      const row = await rowOf({ email, username, language, country_code, password, emailVerified: false });
      const { token, mail } = await queue.run(async () => {
        await add(row);
        const mail = await links.prepareVerification(userOf(row));
        return { token: await sessions.signIn(row.id, userAgent, null), mail };
      });
      mail();
      return { token, account: row };
    },

    async logIn({ email, password, code }, userAgent, browserOf) {
      const key = emailKey(email);
      const row = await repository.findByEmail(key);
      const browser = row && browserOf(row);
      attempts.begin(key, browser);
      // Without an account a hash is computed all the same: the time would tell.
      const right = await hasher.verify(password, row?.password_hash ?? null);
      if (!row || !right) {
        security.note('sign-in-failed', key);
        throw wrongCredentials();
      }
      if (row.blocked_at !== null) throw new ApiError(403, { sentence: { key: 'account.blocked' } });
      const provedAt = await secondFactor.demand(row, code);
      attempts.forget(key, browser);
      const token = await queue.run(async () => {
        // Meanwhile the password may have been reset, or the account deleted.
        const { password_hash = null } = (await repository.find(row.id)) ?? {};
        if (password_hash !== row.password_hash) throw wrongCredentials();
        return sessions.signIn(row.id, userAgent, provedAt);
      });
      return { token, account: row };
    },

    async change({ user }, { username, language, country_code, title }) {
      const renamed = username !== undefined && username !== user.username;
      const changes = { ...(renamed && nameColumns(username)), language, country_code, title };
      if (Object.values(changes).every((value) => value === undefined)) return user;
      try {
        return await queue.run(async () => {
          const refused = renamed && (await names.refusal(username, user.id));
          if (refused) throw fieldError(422, 'username', refused);
          if (title && !(await titlesOf(user.id)).includes(title))
            throw fieldError(422, 'title', 'account.titleNotEarned');
          const changed = await repository.change(user.id, changes);
          if (!changed) throw new ApiError(401);
          return userOf(changed);
        });
      } catch (error) {
        if (isUniqueViolation(error)) throw fieldError(422, 'username', 'account.nameTaken');
        throw error;
      }
    },

    async changePassword(caller, { current_password, password }) {
      const row = await rowOfCaller(caller);
      if (row.password_hash === null) throw fieldError(422, 'current_password', 'account.noPassword');
      refuseWeak(password, row);
      await provePassword(row, caller, 'current_password', current_password);
      const password_hash = await hasher.hash(password);
      await queue.run(async () => {
        // Meanwhile the owner may have set another by a mailed link.
        const { password_hash: present = null } = (await repository.find(row.id)) ?? {};
        if (present !== row.password_hash) throw new ApiError(401);
        await repository.change(row.id, { password_hash });
        await sessions.endOthers(caller);
      });
      notices.tell(userOf(row), { what: 'passwordChanged' });
      return { ...row, password_hash };
    },

    ...createLeaving({ ...parts, rowOfCaller }),
  };
}

const wrongCredentials = () => new ApiError(401, { sentence: { key: 'account.wrongCredentials' } });
