import { randomBytes, randomInt } from 'node:crypto';
import type { User } from '@michi/contracts/account-fields';
import type { Contract } from '@michi/contracts/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createWriteQueue } from '../db/write-queue.ts';
import { createSessions } from '../features/accounts/sessions.ts';
import { createSessionsRepository } from '../features/accounts/sessions-repository.ts';
import type { TestServer } from './test-server.ts';

export interface TestAccount {
  readonly user: User;
  /** Of the session that began with the registration. */
  readonly token: string;
  readonly password: string;
}

/** What the form sends at registration, for somebody whom nobody has met yet. */
export function aRegistration(overrides: Readonly<Record<string, unknown>> = {}) {
  const name = randomBytes(6).toString('hex');
  return {
    email: `${name}@example.org`,
    username: `Name ${name}`,
    password: 'mondregen-teller',
    password_confirmation: 'mondregen-teller',
    language: 'de',
    country_code: 'de',
    ...overrides,
  };
}

/** Registers by the call itself. */
export async function openAccount(
  server: TestServer,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<TestAccount> {
  const form = aRegistration(overrides);
  const response = await server.post('/api/game-auth/register', form);
  if (response.statusCode !== 201) throw new Error(`not registered: ${response.body}`);
  const { user, token } = response.json();
  return { user, token, password: form.password };
}

/** Begins a further session of an account, without the work that a password makes, and answers its token. */
export const beginSession = ({ database, clock }: TestServer, { user }: TestAccount): Promise<string> =>
  createSessions({
    repository: createSessionsRepository(database),
    queue: createWriteQueue(database),
    now: () => clock.now,
  }).signIn(user.id, '', null);

/** The header by which a session is known. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A call by somebody signed in, or by nobody for an empty token, from an address of its own. */
export function callAs(
  server: TestServer,
  token: string,
  method: Contract['method'],
  path: string,
  body?: unknown,
): Promise<LightMyRequestResponse> {
  const options: InjectOptions = {
    method,
    url: `/api/game-auth/${path}`,
    headers: token === '' ? {} : bearer(token),
    remoteAddress: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  };
  return server.app.inject(body === undefined ? options : { ...options, payload: body as object });
}

/** The token of the link that was mailed last to an address; empty when there was none. */
export function mailedToken(server: TestServer, address: string): string {
  const mail = server.mails.findLast(({ to }) => to === address);
  return mail?.text.match(/\?token=([\w-]+)/)?.[1] ?? '';
}
