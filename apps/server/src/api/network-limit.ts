import { deviceHeader } from '@michi/contracts/headers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

const minuteMs = 60_000;
/**
 * Of IPv6 a limit by address counts a /64, which is what a household has. Many hosters give a customer a /48, in which
 * there are 65,536 of these: it may call ten times as often as one of them.
 */
const networkBits = 48;
const timesAsOften = 10;

type Limit = (request: FastifyRequest) => Promise<void>;
type Counted = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

/**
 * Counts the calls of a network in a minute, on top of the limit `perMinute` by address. What is refused by that does not
 * count here, if this is asked after it. Throws ApiError 429.
 */
export function limitNetworks(app: FastifyInstance, perMinute: number): Limit {
  const count = app.createRateLimit({
    max: timesAsOften * perMinute,
    timeWindow: minuteMs,
    ipv6Subnet: networkBits,
  });
  return async (request) => refuseBeyond(await count(request));
}

/** Counts the calls that name the same device. Throws ApiError 429. */
export function limitDevices(app: FastifyInstance, perMinute: number): Limit {
  const count = app.createRateLimit({
    max: perMinute,
    timeWindow: minuteMs,
    keyGenerator: ({ headers, ip }) => String(headers[deviceHeader] ?? ip).slice(0, 100),
  });
  return async (request) => refuseBeyond(await count(request));
}

function refuseBeyond(limit: Counted): void {
  if (limit.isAllowed || !limit.isExceeded) return;
  throw new ApiError(429, { retryAfterS: limit.ttlInSeconds });
}
