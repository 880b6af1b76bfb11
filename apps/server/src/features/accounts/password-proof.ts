import { fieldError } from '../../api/api-error.ts';
import type { Caller } from '../../api/caller.ts';
import type { UsersTable } from '../../db/schema.ts';
import type { Attempts } from './attempts.ts';
import type { PasswordHasher } from './password-hash.ts';
import type { SecurityLog } from './security-log.ts';

/** Checks the password of an account. Throws ApiError 422 with the field for a wrong password, 429 after too many attempts. */
export type ProvePassword = (
  account: UsersTable,
  caller: Caller,
  field: string,
  password: string | undefined,
) => Promise<void>;

export interface PasswordProofParts {
  readonly hasher: PasswordHasher;
  readonly attempts: Attempts;
  readonly security: SecurityLog;
}

export const createPasswordProof =
  ({ hasher, attempts, security }: PasswordProofParts): ProvePassword =>
  async ({ email_key, password_hash }, { sessionId }, field, password) => {
    if (password === undefined) throw fieldError(422, field, 'field.missing');
    attempts.begin(email_key, sessionId);
    if (!(await hasher.verify(password, password_hash))) {
      security.note('wrong-password', email_key);
      throw fieldError(422, field, 'account.wrongPassword');
    }
    attempts.forget(email_key, sessionId);
  };
