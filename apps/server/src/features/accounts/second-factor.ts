import { randomBytes } from 'node:crypto';
import { codeNeeded } from '@michi/contracts/contract';
import { recoveryCodeCount } from '@michi/contracts/second-factor';
import { Secret, TOTP } from 'otpauth';
import { ApiError, fieldError } from '../../api/api-error.ts';
import type { Caller } from '../../api/caller.ts';
import type { Database } from '../../db/open.ts';
import type { Ms, UsersTable } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import type { OwnerNotices } from '../../mail/owner-notices.ts';
import type { Attempts } from './attempts.ts';
import type { ProveOwner } from './owner-proof.ts';
import type { AccountsRepository } from './repository.ts';
import { hashOf } from './secret-token.ts';
import type { SecurityLog } from './security-log.ts';
import type { Sessions } from './sessions.ts';
import { userOf } from './user-row.ts';

const issuer = 'Kanji no Michi';
/** RFC 6238 with the parameters that every app knows. */
const totp = { issuer, algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;
/** Codes of one step before and after count too, as clocks differ. */
const toleratedSteps = 1;
const recoveryBytes = 10;

/** A second factor beside the password: codes of an app (TOTP), or recovery codes that count once. */
export interface SecondFactor {
  /**
   * Chooses a secret, which counts once a code has confirmed it. Throws ApiError 409 when there is one already, 403 for an
   * address that is not confirmed, 422 for a wrong password.
   */
  begin(caller: Caller, password: string | undefined): Promise<{ secret: string; address: string }>;
  /** Lets it count from now on, and ends all other sessions. Answers the recovery codes. */
  confirm(caller: Caller, code: string): Promise<string[]>;
  /** Proves it once more: see `provedAt` of callers. */
  prove(caller: Caller, code: string): Promise<void>;
  renewRecoveryCodes(caller: Caller, code: string): Promise<string[]>;
  remove(caller: Caller, code: string): Promise<void>;
  /**
   * Demands the code of an account that has a second factor, when somebody signs in. Answers when it was proved, null for an
   * account without one. Throws ApiError 401 with `codeNeeded` without a code, 422 for a wrong one.
   */
  demand(account: UsersTable, code: string | undefined): Promise<Ms | null>;
  /** The same for a session that another provider began: afterwards somebody is signed in by its token. */
  complete(account: UsersTable, token: string, code: string | undefined): Promise<void>;
}

export interface SecondFactorParts {
  readonly accounts: Pick<AccountsRepository, 'find' | 'change'>;
  readonly codes: RecoveryCodes;
  readonly sessions: Pick<Sessions, 'markProved' | 'markProvedByToken' | 'endOthers'>;
  readonly proveOwner: ProveOwner;
  readonly attempts: Attempts;
  readonly security: SecurityLog;
  readonly notices: OwnerNotices;
  readonly queue: WriteQueue;
  readonly now: () => Ms;
}

export function createSecondFactor(parts: SecondFactorParts): SecondFactor {
  const { accounts, codes, sessions, proveOwner, attempts, security, notices, queue, now } = parts;

  async function rowOf({ user }: Caller): Promise<UsersTable> {
    const row = await accounts.find(user.id);
    if (!row) throw new ApiError(401);
    return row;
  }

  /** The account of a caller who names a right code. */
  async function proved(caller: Caller, code: string): Promise<UsersTable> {
    const row = await rowOf(caller);
    if (row.second_factor_since === null)
      throw new ApiError(409, { sentence: { key: 'account.noSecondFactor' } });
    attempts.begin(row.email_key, caller.sessionId);
    await use(row, code);
    attempts.forget(row.email_key, caller.sessionId);
    return row;
  }

  /** Uses a code up. Throws ApiError 422 for a wrong or used one. */
  async function use(row: UsersTable, code: string): Promise<void> {
    const { id } = row;
    const isRight = await queue.run(() =>
      /^\d+$/.test(code) ? useStep(id, code, now(), accounts) : codes.use(id, hashOf(code)),
    );
    if (isRight) return;
    security.note('wrong-code', row.email_key);
    throw fieldError(422, 'code', 'account.wrongCode');
  }

  /** Part of a transaction. */
  async function newRecoveryCodes(userId: string): Promise<string[]> {
    const made = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
    await codes.replace(
      userId,
      made.map((code) => hashOf(code.replaceAll('-', ''))),
    );
    return made;
  }

  async function demand(account: UsersTable, code: string | undefined): Promise<Ms | null> {
    if (account.second_factor_since === null) return null;
    if (code === undefined)
      throw new ApiError(401, { sentence: { key: 'account.codeNeeded' }, code: codeNeeded });
    await use(account, code);
    return now();
  }

  return {
    async begin(caller, password) {
      const row = await rowOf(caller);
      if (row.second_factor_since !== null)
        throw new ApiError(409, { sentence: { key: 'account.secondFactorThere' } });
      // The owner of the address could not get in, if somebody else had registered with it.
      if (row.email_verified_at === null)
        throw new ApiError(403, { sentence: { key: 'account.confirmFirst' } });
      await proveOwner(row, caller, password);
      const secret = new Secret({ size: secretBytes });
      await queue.run(() =>
        accounts.change(row.id, { second_factor_secret: secret.base32, second_factor_step: null }),
      );
      return { secret: secret.base32, address: new TOTP({ ...totp, secret, label: row.email }).toString() };
    },

    async confirm(caller, code) {
      const row = await rowOf(caller);
      if (row.second_factor_since !== null)
        throw new ApiError(409, { sentence: { key: 'account.secondFactorThere' } });
      if (row.second_factor_secret === null)
        throw new ApiError(409, { sentence: { key: 'account.noSecondFactor' } });
      attempts.begin(row.email_key, caller.sessionId);
      await use(row, code);
      attempts.forget(row.email_key, caller.sessionId);
      const made = await queue.run(async () => {
        await accounts.change(row.id, { second_factor_since: now() });
        await sessions.markProved(caller.sessionId);
        await sessions.endOthers(caller);
        return newRecoveryCodes(row.id);
      });
      security.note('second-factor-on', row.email_key);
      notices.tell(userOf(row), { what: 'secondFactorOn' });
      return made;
    },

    async prove(caller, code) {
      await proved(caller, code);
      await queue.run(() => sessions.markProved(caller.sessionId));
    },

    async renewRecoveryCodes(caller, code) {
      const row = await proved(caller, code);
      return queue.run(() => newRecoveryCodes(row.id));
    },

    async remove(caller, code) {
      const row = await proved(caller, code);
      await queue.run(() => forgetSecondFactor(accounts, codes, row.id));
      security.note('second-factor-off', row.email_key);
      notices.tell(userOf(row), { what: 'secondFactorOff' });
    },

    demand,

    async complete(account, token, code) {
      if (account.second_factor_since === null) return;
      // Apart from passwords: strangers who try those must not lock out who has come from another provider.
      const counted = `${account.email_key} code`;
      if (code !== undefined) attempts.begin(counted, null);
      await demand(account, code);
      attempts.forget(counted, null);
      await queue.run(() => sessions.markProvedByToken(token));
    },
  };
}

/** From now on the password alone signs in. Part of a transaction. */
export async function forgetSecondFactor(
  accounts: Pick<AccountsRepository, 'change'>,
  codes: Pick<RecoveryCodes, 'replace'>,
  userId: string,
): Promise<void> {
  await accounts.change(userId, {
    second_factor_secret: null,
    second_factor_since: null,
    second_factor_step: null,
  });
  await codes.replace(userId, []);
}

/** Whether a code of the app is right and was not used; uses it up. Part of a transaction. */
async function useStep(
  userId: string,
  code: string,
  at: Ms,
  accounts: Pick<AccountsRepository, 'find' | 'change'>,
): Promise<boolean> {
  // Read again inside the transaction: another request may just have used the same code.
  const row = await accounts.find(userId);
  if (!row?.second_factor_secret) return false;
  const secret = Secret.fromBase32(row.second_factor_secret);
  const delta = TOTP.validate({ ...totp, secret, token: code, timestamp: at, window: toleratedSteps });
  if (delta === null) return false;
  const step = Math.floor(at / (totp.period * 1000)) + delta;
  if (row.second_factor_step !== null && step <= row.second_factor_step) return false;
  await accounts.change(userId, { second_factor_step: step });
  return true;
}

const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** 80 bits in base32, in groups of four. */
function newRecoveryCode(): string {
  const bits = BigInt(`0x${randomBytes(recoveryBytes).toString('hex')}`);
  const code = Array.from(
    { length: (recoveryBytes * 8) / 5 },
    (_, place) => letters[Number((bits >> BigInt(place * 5)) & 31n)],
  ).join('');
  return code.match(/.{4}/g)?.join('-') ?? code;
}

/** The recovery codes of accounts, as hashes. */
export interface RecoveryCodes {
  /** Removes a code. False when the account has no such code. */
  use(userId: string, codeHash: string): Promise<boolean>;
  replace(userId: string, codeHashes: readonly string[]): Promise<void>;
}

export const createRecoveryCodes = (database: Database): RecoveryCodes => ({
  async use(userId, codeHash) {
    const used = await database
      .query()
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', codeHash)
      .returning('user_id')
      .executeTakeFirst();
    return used !== undefined;
  },
  async replace(userId, codeHashes) {
    await database.query().deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    if (codeHashes.length === 0) return;
    await database
      .query()
      .insertInto('recovery_codes')
      .values(codeHashes.map((code_hash) => ({ user_id: userId, code_hash })))
      .execute();
  },
});
