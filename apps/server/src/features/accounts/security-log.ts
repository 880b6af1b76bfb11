import type { FastifyBaseLogger } from 'fastify';
import type { AccountHash } from './account-hash.ts';

/** What happens to accounts, and its level: a log of warnings alone leaves out only what happens every day. */
const levels = {
  registered: 'info',
  'signed-in': 'info',
  'sign-in-failed': 'warn',
  /** Somebody with a session did not know the password. */
  'wrong-password': 'warn',
  /** Refused, as there were too many attempts. */
  locked: 'warn',
  'password-changed': 'warn',
  'reset-asked': 'warn',
  'password-reset': 'warn',
  'provider-linked': 'warn',
  /** Somebody did not know the code of the second factor. */
  'wrong-code': 'warn',
  'second-factor-on': 'warn',
  'second-factor-off': 'warn',
  'sessions-ended': 'info',
  'account-deleted': 'warn',
} as const;

/** A line of the log for each event, in which the account is a keyed hash and nobody is named. */
export interface SecurityLog {
  /** `email` is the address of the account, or one that has none. */
  note(event: keyof typeof levels, email: string): void;
}

export const createSecurityLog = (
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  hashOf: AccountHash,
): SecurityLog => ({
  note: (event, email) => log[levels[event]]({ event, account: hashOf(email) }, 'security'),
});
