import { randomBytes, timingSafeEqual } from 'node:crypto';
import { forgeryCookie, forgeryHeader } from '@michi/contracts/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { readCookie } from './cookies.ts';

const valueBytes = 24;

/**
 * Refuses a call whose browser has the cookie but does not repeat it in the header: only pages of this site can read
 * the cookie. Throws ApiError 403.
 */
export function refuseForgery(request: FastifyRequest): void {
  const cookie = cookieOf(request);
  if (cookie === undefined) return;
  const header = request.headers[forgeryHeader];
  if (typeof header !== 'string' || !isSame(cookie, header)) throw new ApiError(403);
}

/** Gives the cookie to a browser that has none. Scripts of this site read it, so it is not `HttpOnly`. */
export function giveForgeryCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  if (cookieOf(request) !== undefined) return;
  const value = randomBytes(valueBytes).toString('base64url');
  reply.header('set-cookie', `${forgeryCookie}=${value}; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`);
}

const cookieOf = (request: FastifyRequest): string | undefined =>
  readCookie(request.headers.cookie, forgeryCookie);

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
