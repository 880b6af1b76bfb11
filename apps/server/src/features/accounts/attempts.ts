import { ApiError } from '../../api/api-error.ts';

const minuteMs = 60_000;
const windowMs = 15 * minuteMs;
const mostAttempts = 10;
/** So that nobody can fill the memory with made-up accounts; the ones tried least lately are forgotten. */
const mostAccounts = 50_000;

/**
 * How often the password of an account was tried; in memory, like the limits by address. Whoever is known to the
 * account by an id, a browser or a session, is counted apart from everybody else (null), who cannot lock them out.
 */
export interface Attempts {
  /** Counts an attempt before its outcome is known, so that many at once count too. Throws ApiError 429. */
  begin(account: string, by: string | null): void;
  /** The password was right. */
  forget(account: string, by: string | null): void;
  /** There is a new password. */
  forgetAll(account: string): void;
}

/** `locked` is told of each attempt that is refused. */
export function createAttempts(now: () => number, locked: (account: string) => void): Attempts {
  const tried = new Map<string, Map<string | null, readonly number[]>>();
  return {
    begin(account, by) {
      const at = now();
      const times = tried.get(account) ?? new Map<string | null, readonly number[]>();
      const recent = (times.get(by) ?? []).filter((time) => time > at - windowMs);
      const [oldest] = recent;
      if (oldest !== undefined && recent.length >= mostAttempts) {
        locked(account);
        throw tooMany(oldest + windowMs - at);
      }
      times.set(by, [...recent, at]);
      tried.delete(account);
      tried.set(account, times);
      const [longestAgo] = tried.keys();
      if (longestAgo !== undefined && tried.size > mostAccounts) tried.delete(longestAgo);
    },
    forget(account, by) {
      tried.get(account)?.delete(by);
    },
    forgetAll(account) {
      tried.delete(account);
    },
  };
}

/** The refusal of somebody who has to wait. */
export function tooMany(waitMs: number): ApiError {
  const minutes = Math.ceil(waitMs / minuteMs);
  return new ApiError(429, {
    sentence: { key: 'account.tooManyAttempts', values: { minutes } },
    retryAfterS: Math.ceil(waitMs / 1000),
  });
}
