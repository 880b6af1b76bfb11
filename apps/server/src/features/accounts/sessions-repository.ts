import type { Alive } from '../../db/live-sessions.ts';
import type { Database } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import type { Ms, SessionsTable, UsersTable } from '../../db/schema.ts';

type SessionRow = Omit<SessionsTable, 'token_hash' | 'end_ticket_hash' | 'proved_at'>;
/** A session together with the account that it belongs to. */
type SessionOfUser = UsersTable & {
  readonly session_id: string;
  readonly signed_in_at: Ms;
  readonly last_used_at: Ms;
  readonly proved_at: Ms | null;
};

export interface SessionsRepository {
  add(session: SessionsTable): Promise<void>;
  /** The session with this token, if it is alive, with its account. */
  find(tokenHash: string, alive: Alive): Promise<SessionOfUser | null>;
  touch(id: string, at: Ms): Promise<void>;
  /** The second factor was proved in one session. */
  markProved(session: Pick<SessionsTable, 'id'> | Pick<SessionsTable, 'token_hash'>, at: Ms): Promise<void>;
  /** The sessions of an account that are alive, the one used last first. */
  list(userId: string, alive: Alive): Promise<SessionRow[]>;
  /** False when the account has no such session. */
  end(userId: string, id: string): Promise<boolean>;
  endByTicket(ticketHash: string): Promise<void>;
  endAll(userId: string): Promise<void>;
  endOthers(userId: string, keptId: string): Promise<void>;
  /** Ends all of an account but so many that were used last. */
  endBeyond(userId: string, count: number): Promise<void>;
  /** Removes all that are not alive, whoever's they are. */
  removeOthers(alive: Alive): Promise<void>;
}

export function createSessionsRepository(database: Database): SessionsRepository {
  const remove = () => database.query().deleteFrom('sessions');
  /** Those of an account, the one used last first. */
  const ofUser = (userId: string) =>
    database
      .query()
      .selectFrom('sessions')
      .where('user_id', '=', userId)
      .orderBy('last_used_at', 'desc')
      .orderBy('id', 'desc');
  const lookUp = prepared(database, (query, values: Alive & { tokenHash: string }) =>
    query
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .selectAll('users')
      .select(['sessions.id as session_id', 'sessions.created_at as signed_in_at', 'sessions.last_used_at'])
      .select('sessions.proved_at')
      .where('sessions.token_hash', '=', values.tokenHash)
      .where('sessions.last_used_at', '>=', values.usedSince)
      .where('sessions.created_at', '>=', values.begunSince),
  );
  return {
    async add(session) {
      await database.query().insertInto('sessions').values(session).execute();
    },

    async find(tokenHash, alive) {
      const [found] = await lookUp({ tokenHash, ...alive });
      return found ?? null;
    },

    async touch(id, at) {
      await database.query().updateTable('sessions').set({ last_used_at: at }).where('id', '=', id).execute();
    },

    async markProved(session, at) {
      await database
        .query()
        .updateTable('sessions')
        .set({ proved_at: at })
        .where(({ eb }) =>
          'id' in session ? eb('id', '=', session.id) : eb('token_hash', '=', session.token_hash),
        )
        .execute();
    },

    list: (userId, { usedSince, begunSince }) =>
      ofUser(userId)
        .select(['id', 'user_id', 'user_agent', 'created_at', 'last_used_at'])
        .where('last_used_at', '>=', usedSince)
        .where('created_at', '>=', begunSince)
        .execute(),

    async end(userId, id) {
      const ended = await remove()
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst();
      return ended !== undefined;
    },

    async endByTicket(ticketHash) {
      await remove().where('end_ticket_hash', '=', ticketHash).execute();
    },

    async endAll(userId) {
      await remove().where('user_id', '=', userId).execute();
    },

    async endOthers(userId, keptId) {
      await remove().where('user_id', '=', userId).where('id', '<>', keptId).execute();
    },

    async endBeyond(userId, count) {
      const kept = ofUser(userId).select('id').limit(count);
      await remove().where('user_id', '=', userId).where('id', 'not in', kept).execute();
    },

    async removeOthers({ usedSince, begunSince }) {
      await remove()
        .where((row) => row.or([row('last_used_at', '<', usedSince), row('created_at', '<', begunSince)]))
        .execute();
    },
  };
}
