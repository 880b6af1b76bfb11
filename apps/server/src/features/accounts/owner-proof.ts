import { fieldError } from '../../api/api-error.ts';
import type { Caller } from '../../api/caller.ts';
import type { UsersTable } from '../../db/schema.ts';
import type { Attempts } from './attempts.ts';
import type { PasswordHasher } from './password-hash.ts';
import type { SecurityLog } from './security-log.ts';

/** Somebody without a password proves by a session no older than this that the account is theirs. */
const freshSessionMs = 15 * 60_000;

/** Checks the password of an account. Throws ApiError 422 with the field for a wrong password, 429 after too many attempts. */
export type ProvePassword = (
  account: UsersTable,
  caller: Caller,
  field: string,
  password: string | undefined,
) => Promise<void>;

/** The same with the field `password`; an account without a password takes a session that has just begun instead. */
export type ProveOwner = (account: UsersTable, caller: Caller, password: string | undefined) => Promise<void>;

export interface OwnerProofParts {
  readonly hasher: PasswordHasher;
  readonly attempts: Attempts;
  readonly security: SecurityLog;
  readonly now: () => number;
}

export const createPasswordProof =
  ({ hasher, attempts, security }: OwnerProofParts): ProvePassword =>
  async ({ email_key, password_hash }, { sessionId }, field, password) => {
    if (password === undefined) throw fieldError(422, field, 'field.missing');
    attempts.begin(email_key, sessionId);
    if (!(await hasher.verify(password, password_hash))) {
      security.note('wrong-password', email_key);
      throw fieldError(422, field, 'account.wrongPassword');
    }
    attempts.forget(email_key, sessionId);
  };

export function createOwnerProof(parts: OwnerProofParts): ProveOwner {
  const provePassword = createPasswordProof(parts);
  return async (account, caller, password) => {
    if (account.password_hash !== null) await provePassword(account, caller, 'password', password);
    else if (caller.signedInAt < parts.now() - freshSessionMs)
      throw fieldError(422, 'password', 'account.signInAgain');
  };
}
