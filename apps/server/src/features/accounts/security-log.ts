import type { FastifyBaseLogger } from 'fastify';
import type { AccountHash } from './account-hash.ts';

type SecurityEvent =
  | 'registered'
  | 'signed-in'
  | 'sign-in-failed'
  /** Somebody with a session did not know the password. */
  | 'wrong-password'
  /** Refused, as there were too many attempts. */
  | 'locked'
  | 'password-changed'
  | 'reset-asked'
  | 'password-reset'
  | 'provider-linked'
  | 'sessions-ended'
  | 'account-deleted';

/** What happens to accounts, a line of the log for each event, in which the account is a keyed hash and nobody is named. */
export interface SecurityLog {
  /** `email` is the address of the account, or one that has none. */
  note(event: SecurityEvent, email: string): void;
}

export const createSecurityLog = (
  log: Pick<FastifyBaseLogger, 'info'>,
  hashOf: AccountHash,
): SecurityLog => ({
  note: (event, email) => log.info({ event, account: hashOf(email) }, 'security'),
});
