import { ApiError } from '../../api/api-error.ts';
import type { Ms } from '../../db/schema.ts';
import type { Stored } from './repository.ts';

/**
 * What a device may store on a UTC day. Nobody who plays themselves gets there: in sixteen hours without a break it
 * takes a run every 11.5 s, or 360 battles of Tatakae (none is over in less than 160 s) in which the pen is hardly ever
 * lifted (158 KB each).
 */
export const dailyQuota = { results: 5_000, bytes: 60_000_000 } as const satisfies Stored;

const dayMs = 24 * 60 * 60_000;

/** The UTC day of a moment, in days since 1970-01-01. */
export const dayOf = (at: Ms): number => Math.floor(at / dayMs);

/** When a UTC day begins, given in days since 1970-01-01. */
export const startOf = (day: number): Ms => day * dayMs;

/** Throws ApiError 429 until the next UTC day once the quota is used up. Runs that arrive together may exceed it. */
export function refuseBeyondQuota({ results, bytes }: Stored, at: Ms): void {
  if (results < dailyQuota.results && bytes < dailyQuota.bytes) return;
  const retryAfterS = Math.ceil((startOf(dayOf(at) + 1) - at) / 1000);
  throw new ApiError(429, { sentence: { key: 'run.quotaReached' }, retryAfterS });
}
