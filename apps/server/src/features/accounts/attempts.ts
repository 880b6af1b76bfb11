import { ApiError } from '../../api/api-error.ts';

const minuteMs = 60_000;
const windowMs = 15 * minuteMs;
const mostAttempts = 10;
/** So that nobody can fill the memory with made-up accounts; the ones tried least lately are forgotten. */
const mostKeys = 50_000;

/** How often the password of an account was tried, from wherever; in memory, like the limits by address. */
export interface Attempts {
  /** Counts an attempt before its outcome is known, so that many at once count too. Throws ApiError 429. */
  begin(key: string): void;
  /** The password was right, or there is a new one. */
  forget(key: string): void;
}

export function createAttempts(now: () => number): Attempts {
  const times = new Map<string, number[]>();
  return {
    begin(key) {
      const at = now();
      const recent = (times.get(key) ?? []).filter((time) => time > at - windowMs);
      const [oldest] = recent;
      if (oldest !== undefined && recent.length >= mostAttempts) throw tooMany(oldest + windowMs - at);
      times.delete(key);
      times.set(key, [...recent, at]);
      const [longestAgo] = times.keys();
      if (longestAgo !== undefined && times.size > mostKeys) times.delete(longestAgo);
    },
    forget(key) {
      times.delete(key);
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
