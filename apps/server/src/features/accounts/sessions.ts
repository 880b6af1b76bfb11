import { randomUUIDv7 as newId } from 'node:crypto';
import type { Session } from '@michi/contracts/sessions';
import type { Caller } from '../../api/caller.ts';
import { aliveAt } from '../../db/live-sessions.ts';
import type { UsersTable } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { endTicketOf, hashOf, newToken } from './secret-token.ts';
import type { SessionsRepository } from './sessions-repository.ts';
import { userOf } from './user-row.ts';

const minuteMs = 60_000;
/** How exact the time of the last use is: writing it down more often would cost more than it tells. */
const useNotedEveryMs = 10 * minuteMs;
/** With one more, the one that was used longest ago ends: so nobody keeps as many keys of an account as they like. */
const mostSessions = 50;
/** What a browser calls itself is kept as far as people need to recognise it. */
const userAgentLength = 200;

/** Who is signed in where. */
export interface Sessions {
  /** Begins a session of an account and answers its token. Part of the caller's transaction, where there is one. */
  signIn(userId: string, userAgent: string): Promise<string>;
  /** Whose session a token is; null when it is nobody's or has ended. Notes the use. */
  findCaller(token: string): Promise<Caller | null>;
  /** The same, with what the server alone may know of the account. Notes no use. */
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
    async signIn(userId, userAgent) {
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
      const { session_id: sessionId } = found;
      if (at - found.last_used_at >= useNotedEveryMs) await queue.run(() => repository.touch(sessionId, at));
      const endTicket = endTicketOf(token);
      return { user: userOf(found), sessionId, signedInAt: found.signed_in_at, endTicket };
    },

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
