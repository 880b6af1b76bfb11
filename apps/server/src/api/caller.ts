import type { User } from '@michi/contracts/account-fields';
import { type Contract, proofNeeded, secondFactorNeeded } from '@michi/contracts/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

/** Somebody who is signed in. */
export interface Caller {
  readonly user: User;
  readonly sessionId: string;
  /** When the session began, in epoch ms. */
  readonly signedInAt: number;
  /** When the second factor was proved last in this session, in epoch ms; null for an account without one. */
  readonly provedAt: number | null;
  /** By which the session can be ended, and nothing else can be done. */
  readonly endTicket: string;
}

/** Whose session a token is; null when it is nobody's or has ended. */
export type FindCaller = (token: string) => Promise<Caller | null>;

/** What a contract's `access` hands to the handler. */
export type CallerOf<C extends Contract> = C extends { access: 'user' | 'admin' }
  ? Caller
  : C extends { access: 'anyone' }
    ? Caller | null
    : undefined;

/** Who is signed in; null for a guest. A token that is not good, or not a token, makes a guest. */
export async function optionalUser(request: FastifyRequest, find: FindCaller): Promise<Caller | null> {
  const token = request.headers.authorization?.match(/^Bearer ([\w-]{43})$/i)?.[1];
  return token === undefined ? null : find(token);
}

/** Who is signed in. Throws ApiError 401 for a guest. */
export async function requireUser(request: FastifyRequest, find: FindCaller): Promise<Caller> {
  const caller = await optionalUser(request, find);
  if (!caller) throw new ApiError(401);
  return caller;
}

const freshProofMs = 15 * 60_000;

/**
 * An admin who is signed in by a second factor. `freshAt` is the time if the factor must have been proved within the last
 * quarter of an hour. Throws ApiError 404 for anybody else, as if there were no such call, and 403 for an admin who lacks the
 * second factor or its proof.
 */
export async function requireAdmin(
  request: FastifyRequest,
  find: FindCaller,
  freshAt: number | null,
): Promise<Caller> {
  const caller = await optionalUser(request, find);
  if (caller?.user.role !== 'admin') throw new ApiError(404);
  if (!caller.user.second_factor || caller.provedAt === null)
    throw new ApiError(403, { sentence: { key: 'admin.secondFactorNeeded' }, code: secondFactorNeeded });
  if (freshAt !== null && caller.provedAt <= freshAt - freshProofMs)
    throw new ApiError(403, { sentence: { key: 'admin.proofNeeded' }, code: proofNeeded });
  return caller;
}
