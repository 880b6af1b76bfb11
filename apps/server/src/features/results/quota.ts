import { normalizeIP } from '@fastify/rate-limit';
import { ApiError } from '../../api/api-error.ts';
import type { Ms } from '../../db/schema.ts';
import { createNotesOfDay, untilTomorrow } from '../../pacing/notes-of-day.ts';
import type { Stored } from './repository.ts';

/**
 * What a device may store on a UTC day. Nobody who plays themselves gets there: in sixteen hours without a break it
 * takes a run every 11.5 s, or 360 battles of Tatakae (none is over in less than 160 s) in which the pen is hardly ever
 * lifted (158 KB each).
 */
export const dailyQuota = { results: 5_000, bytes: 60_000_000 } as const satisfies Partial<Stored>;

/**
 * What the devices of one address may store on a UTC day, in bytes: forty learners who play an hour each need 142 MB where
 * all of them fight battles of Tatakae (3.6 MB an hour in which the pen is hardly ever lifted), and 14 MB in any other
 * game (0.35 MB). Of IPv6 a /64 counts as one address, and a /48 has room for ten of these.
 */
export const networkQuota = { bytes: 200_000_000, bytesOfMany: 2_000_000_000, bitsOfMany: 48 } as const;

/** Throws ApiError 429 until the next UTC day once the quota is used up. Runs that arrive together may exceed it. */
export function refuseBeyondQuota({ results, bytes }: Omit<Stored, 'reported'>, at: Ms): void {
  if (results < dailyQuota.results && bytes < dailyQuota.bytes) return;
  throw refusal('run.quotaReached', at);
}

/** How much the devices of each address have stored today. */
export interface NetworkQuotas {
  /** Throws ApiError 429 until the next UTC day once the quota of an address is used up. */
  refuseBeyond(address: string, at: Ms): void;
  count(address: string, bytes: number, at: Ms): void;
}

export function createNetworkQuotas(): NetworkQuotas {
  const ofOne = createNotesOfDay<number>();
  const ofMany = createNotesOfDay<number>();
  const wide = (address: string) => normalizeIP(address, networkQuota.bitsOfMany);
  return {
    refuseBeyond(address, at) {
      const { bytes, bytesOfMany } = networkQuota;
      const isFull =
        (ofOne.get(normalizeIP(address), at) ?? 0) >= bytes ||
        (ofMany.get(wide(address), at) ?? 0) >= bytesOfMany;
      if (isFull) throw refusal('run.networkQuotaReached', at);
    },
    count(address, bytes, at) {
      for (const [notes, network] of [
        [ofOne, normalizeIP(address)],
        [ofMany, wide(address)],
      ] as const)
        notes.set(network, (notes.get(network, at) ?? 0) + bytes, at);
    },
  };
}

const refusal = (key: 'run.quotaReached' | 'run.networkQuotaReached', at: Ms) =>
  new ApiError(429, { sentence: { key }, retryAfterS: Math.ceil(untilTomorrow(at) / 1000) });
