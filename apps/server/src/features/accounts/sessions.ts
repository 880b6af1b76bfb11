import { randomUUIDv7 as newId } from 'node:crypto';
import type { Session } from '@michi/contracts/sessions';
import type { Caller } from '../../api/caller.ts';
import { aliveAt } from '../../db/live-sessions.ts';
import type { Ms, UsersTable } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { endTicketOf, hashOf, newToken } from './secret-token.ts';
import type { SessionsRepository } from './sessions-repository.ts';
import { userOf } from './user-row.ts';

const minuteMs = 60_000;
/** The session of an admin ends after so long, however much it is used. */
const adminSessionMs = 12 * 60 * minuteMs;
/** How exact the time of the last use is: writing it down more often would cost more than it tells. */
const useNotedEveryMs = 10 * minuteMs;
/** With one more, the one that was used longest ago ends: so nobody keeps as many keys of an account as they like. */
const mostSessions = 50;
/** What a browser calls itself is kept as far as people need to recognise it. */
const userAgentLength = 200;

/** Who is signed in where. */
export interface Sessions {
  /**
   * Begins a session of an account and answers its token. `provedAt` is when the second factor was proved; where the account
   * has one, nobody is signed in before. Part of the caller's transaction, where there is one.
   */
  signIn(userId: string, userAgent: string, provedAt: Ms | null): Promise<string>;
  /** The second factor was proved just now, in a session. */
  markProved(sessionId: string): Promise<void>;
  markProvedByToken(token: string): Promise<void>;
  /** Whose session a token is; null when it is nobody's, has ended, or waits for the second factor. Notes the use. */
  findCaller(token: string): Promise<Caller | null>;
  /** The account of a session that may wait for the second factor, with what the server alone may know of it. Notes no use. */
  findAccount(token: string): Promise<UsersTable | null>;
  list(caller: Caller): Promise<Session[]>;
  /** False when the account has no such session. */
  end(userId: string, sessionId: string): Promise<boolean>;
  /** Ends the session of a ticket, if it has not ended. */
  endByTicket(endTicket: string): Promise<void>;
  endAll(userId: string): Promise<void>;
  endOthers(caller: Caller): Promise<void>;
}

export interface SessionsParts {
  readonly repository: SessionsRepository;
  readonly queue: WriteQueue;
  readonly now: () => number;
}

export function createSessions({ repository, queue, now }: SessionsParts): Sessions {
  return {
    async signIn(userId, userAgent, provedAt) {
      const { token, hash } = newToken();
      const at = now();
      const session = {
        id: newId(),
        user_id: userId,
        token_hash: hash,
        end_ticket_hash: hashOf(endTicketOf(token)),
        user_agent: readable(userAgent),
        created_at: at,
        last_used_at: at,
        proved_at: provedAt,
      };
      await queue.run(async () => {
        await repository.removeOthers(aliveAt(at));
        await repository.endBeyond(userId, mostSessions - 1);
        await repository.add(session);
      });
      return token;
    },

    async findCaller(token) {
      const at = now();
      const found = await repository.find(hashOf(token), aliveAt(at));
      if (!found) return null;
      if (found.blocked_at !== null) return null;
      if (found.second_factor_since !== null && found.proved_at === null) return null;
      if (found.role === 'admin' && at - found.signed_in_at >= adminSessionMs) return null;
      const { session_id: sessionId } = found;
      if (at - found.last_used_at >= useNotedEveryMs) await queue.run(() => repository.touch(sessionId, at));
      const endTicket = endTicketOf(token);
      const { signed_in_at: signedInAt, proved_at: provedAt } = found;
      return { user: userOf(found), sessionId, signedInAt, provedAt, endTicket };
    },

    markProved: (sessionId) => queue.run(() => repository.markProved({ id: sessionId }, now())),
    markProvedByToken: (token) =>
      queue.run(() => repository.markProved({ token_hash: hashOf(token) }, now())),

    findAccount: (token) => repository.find(hashOf(token), aliveAt(now())),

    async list({ user, sessionId }) {
      const rows = await repository.list(user.id, aliveAt(now()));
      return rows.map(({ user_id, ...session }) => ({ ...session, current: session.id === sessionId }));
    },

    end: (userId, sessionId) => queue.run(() => repository.end(userId, sessionId)),
    endByTicket: (endTicket) => queue.run(() => repository.endByTicket(hashOf(endTicket))),
    endAll: (userId) => queue.run(() => repository.endAll(userId)),
    endOthers: ({ user, sessionId }) => queue.run(() => repository.endOthers(user.id, sessionId)),
  };
}

const readable = (userAgent: string): string =>
  userAgent
    .replace(/\p{Cc}/gu, '')
    .slice(0, userAgentLength)
    .toWellFormed();
