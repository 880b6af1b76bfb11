import { ApiError } from '../../api/api-error.ts';

const minuteMs = 60_000;
const windowMs = 15 * minuteMs;
const mostAttempts = 10;
/** So that nobody can fill the memory with made-up accounts; the ones tried least lately are forgotten. */
const mostAccounts = 50_000;
/**
 * So that nobody can fill it with one account. The latecomers join the strangers, not the ones tried longest ago: whose
 * count is given up would begin anew, and so could try on for ever by turns.
 */
const mostKnown = 20;

/**
 * How often the password of an account was tried; in memory, like the limits by address. Whoever is known to the
 * account by an id, a browser or a session, is counted apart from everybody else (null), who cannot lock them out.
 * That holds for twenty at a time: who comes after them is counted with everybody else.
 */
export interface Attempts {
  /** Counts an attempt before its outcome is known, so that many at once count too. Throws ApiError 429. */
  begin(account: string, by: string | null): void;
  /** The password was right. */
  forget(account: string, by: string | null): void;
  /** There is a new password. */
  forgetAll(account: string): void;
}

/** When an account was tried, in epoch ms, by the ids of those who are known to it; null for all others. */
type Times = Map<string | null, readonly number[]>;

/** `locked` is told of each attempt that is refused. */
export function createAttempts(now: () => number, locked: (account: string) => void): Attempts {
  const tried = new Map<string, Times>();

  /** The attempts at an account that still count. */
  function timesOf(account: string, at: number): Times {
    const times: Times = new Map();
    for (const [by, all] of tried.get(account) ?? []) {
      const recent = all.filter((time) => time > at - windowMs);
      if (recent.length > 0) times.set(by, recent);
    }
    return times;
  }

  return {
    begin(account, id) {
      const at = now();
      const times = timesOf(account, at);
      const known = times.size - (times.has(null) ? 1 : 0);
      const by = times.has(id) || known < mostKnown ? id : null;
      const recent = times.get(by) ?? [];
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
