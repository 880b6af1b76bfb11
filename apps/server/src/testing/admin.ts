import type { LightMyRequestResponse } from 'fastify';
import { createWriteQueue } from '../db/write-queue.ts';
import { createSessions } from '../features/accounts/sessions.ts';
import { createSessionsRepository } from '../features/accounts/sessions-repository.ts';
import { openAccount, type TestAccount } from './account.ts';
import { anAddress, type TestServer } from './test-server.ts';

/** Somebody who may do everything. */
export interface TestAdmin extends TestAccount {
  /** A call of the administration; `path` is what follows `/api/admin/`. */
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<LightMyRequestResponse>;
}

/** Opens the account of an admin who has just proved the second factor. */
export async function openAdmin(server: TestServer): Promise<TestAdmin> {
  const account = await openAccount(server);
  const { database, clock } = server;
  await database
    .query()
    .updateTable('users')
    .set({ role: 'admin', email_verified_at: clock.now, second_factor_since: clock.now })
    .where('id', '=', account.user.id)
    .execute();
  const sessions = createSessions({
    repository: createSessionsRepository(database),
    queue: createWriteQueue(database),
    now: () => clock.now,
  });
  const token = await sessions.signIn(account.user.id, '', clock.now);
  return { ...account, token, call: (method, path, body) => callAdmin(server, token, method, path, body) };
}

/** A call of the administration with any token. */
export const callAdmin = (
  server: TestServer,
  token: string,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<LightMyRequestResponse> =>
  server.app.inject({
    method,
    url: `/api/admin/${path}`,
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    remoteAddress: anAddress(),
    ...(body && { payload: body }),
  });
