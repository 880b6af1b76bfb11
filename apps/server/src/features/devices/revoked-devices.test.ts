import { postBatch } from '@michi/contracts/batch';
import { type Contract, deviceRevoked } from '@michi/contracts/contract';
import { postDeviceJoin } from '@michi/contracts/devices';
import { examples } from '@michi/contracts/examples/all';
import { deviceHeader } from '@michi/contracts/headers';
import { postLogoutByTicket } from '@michi/contracts/sign-out';
import { allContracts, takesDevice } from '@michi/contracts/testing/all-contracts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import {
  bearer,
  beginSession,
  callAs,
  mailedToken,
  openAccount,
  type TestAccount,
} from '../../testing/account.ts';
import { playOn } from '../../testing/play-on.ts';
import { aDevice, anAddress, startTestServer, type TestServer, testTime } from '../../testing/test-server.ts';

const dayMs = 24 * 60 * 60_000;
const newPassword = { password: 'nachtzug-laterne', password_confirmation: 'nachtzug-laterne' };

/** Somebody signed in on a device that has joined the account. */
interface SignedIn {
  readonly token: string;
  readonly endTicket: string;
  readonly device: string;
}

describe.each(databaseTargets)('devices whose session is over on $name', (target) => {
  let server: TestServer;
  let client: ReturnType<typeof playOn>;
  beforeAll(async () => {
    server = await startTestServer(target);
    client = playOn(server);
  });
  beforeEach(() => {
    server.clock.now = testTime;
  });
  afterAll(() => server.close());

  const join = (device: string, token: string) =>
    server.post('/api/v1/devices/join', { deviceId: device }, bearer(token));
  const documentsOf = (device: string) => server.get('/api/v1/documents', { [deviceHeader]: device });
  const endBy = (endTicket: string) => server.post('/api/v1/logout/ticket', { endTicket });

  async function signIn({ user, password }: TestAccount, device = aDevice()): Promise<SignedIn> {
    const { token, endTicket } = (
      await server.post('/api/game-auth/login', { email: user.email, password })
    ).json();
    expect((await join(device, token)).statusCode).toBe(200);
    return { token, endTicket, device };
  }
  async function expectRevoked(device: string): Promise<void> {
    const answer = await documentsOf(device);
    expect([answer.statusCode, answer.json().code]).toEqual([401, deviceRevoked]);
  }

  type End = (session: SignedIn, account: TestAccount) => Promise<unknown>;
  const ends: Readonly<Record<string, End>> = {
    'logging out': ({ token }) => callAs(server, token, 'POST', 'logout'),
    'its ticket': ({ endTicket }) => endBy(endTicket),
    'logging out everywhere': (_, { token }) => callAs(server, token, 'POST', 'logout-everywhere'),
    async 'another session'({ token }, account) {
      const { sessions } = (await callAs(server, token, 'GET', 'sessions')).json();
      const { id } = sessions.find(({ current }: { current: boolean }) => current);
      await callAs(server, account.token, 'DELETE', `sessions/${id}`);
    },
    'a new password': (_, { token, password }) =>
      callAs(server, token, 'POST', 'password', { ...newPassword, current_password: password }),
    async 'a new password by mail'(_, { user }) {
      const verification = mailedToken(server, user.email);
      await server.post('/api/game-auth/password-reset', { email: user.email });
      await expect.poll(() => mailedToken(server, user.email)).not.toBe(verification);
      const token = mailedToken(server, user.email);
      await server.post('/api/game-auth/password-reset/confirmation', { token, ...newPassword });
    },
    async disuse() {
      server.clock.now += 30 * dayMs + 1;
    },
    async 'disuse, and being forgotten'() {
      server.clock.now += 30 * dayMs + 1;
      await openAccount(server);
    },
    async 'fifty later ones'(_, account) {
      server.clock.now += 1;
      for (let later = 0; later < 50; later++) await beginSession(server, account);
    },
    async 'its age'({ token }) {
      for (let days = 0; days < 180; days += 20) {
        expect((await callAs(server, token, 'GET', 'profile')).statusCode).toBe(200);
        server.clock.now += 20 * dayMs;
      }
      server.clock.now += 1;
    },
  };

  test.each(Object.entries(ends))(
    'AUT-09 a session that ends by %s takes the key of its device with it, until the device joins again',
    async (_, end) => {
      const account = await openAccount(server);
      const session = await signIn(account);
      const { device } = session;
      expect((await documentsOf(device)).statusCode).toBe(200);
      await end(session, account);
      expect((await callAs(server, session.token, 'GET', 'profile')).statusCode).toBe(401);
      await expectRevoked(device);
      // Nobody else gets it, either.
      const stranger = await join(device, (await openAccount(server)).token);
      expect([stranger.statusCode, stranger.json().code]).toEqual([401, deviceRevoked]);
      await expectRevoked(device);
    },
  );

  test('AUT-09 another session of the account brings the device back, and takes it along from then on', async () => {
    const account = await openAccount(server);
    const first = await signIn(account);
    await client.accepted(await client.aTicketedResult({ deviceId: first.device }));
    await callAs(server, first.token, 'POST', 'logout');
    await expectRevoked(first.device);

    const second = await signIn(account);
    expect((await join(first.device, second.token)).json()).toEqual({ joined: false });
    expect((await client.boardOf(first.device)).name).toBe(account.user.username);
    // The one by which it joined last counts: that the others end means nothing to it.
    const third = await signIn(account, first.device);
    await callAs(server, second.token, 'POST', 'logout');
    expect((await documentsOf(first.device)).statusCode).toBe(200);
    await expectRevoked(second.device);
    await callAs(server, third.token, 'POST', 'logout');
    await expectRevoked(first.device);
  });

  test('AUT-09 AUT-11 of a deleted account nothing is told, and its devices are refused for good', async () => {
    const account = await openAccount(server);
    const { device } = await signIn(account);
    await client.accepted(await client.aTicketedResult({ deviceId: device }));
    const deletion = { password: account.password };
    expect((await callAs(server, account.token, 'POST', 'deletion', deletion)).statusCode).toBe(200);
    await expectRevoked(device);
    const again = await openAccount(server, { email: account.user.email });
    expect((await join(device, again.token)).json().code).toBe(deviceRevoked);
    await expectRevoked(device);
  });

  test('AUT-09 who joins with a session that ends meanwhile has not joined', async () => {
    const account = await openAccount(server);
    for (let round = 0; round < 5; round++) {
      const { token } = await signIn(account);
      const device = aDevice();
      const [joining] = await Promise.all([
        join(device, token),
        callAs(server, token, 'POST', 'logout'),
        documentsOf(device),
      ]);
      const after = await documentsOf(device);
      // It has joined before the end, or never.
      if (joining.statusCode === 200)
        expect([after.statusCode, after.json().code]).toEqual([401, deviceRevoked]);
      else expect([joining.statusCode, after.statusCode]).toEqual([401, 200]);
    }
  });

  test.each([
    ['de', 'Dieses Gerät wurde abgemeldet. Was du jetzt spielst, spielst du als Gast.'],
    ['en', 'This device has been logged out. What you play now, you play as a guest.'],
    ['es', 'Se ha cerrado la sesión en este dispositivo. Lo que juegues ahora se guarda sin cuenta.'],
    ['fr', 'Cet appareil a été déconnecté. Ce que tu joues maintenant est enregistré sans compte.'],
    ['ja', 'この端末はログアウトされています。これから遊ぶ分は、ゲストとして記録されます。'],
  ])('AUT-09 the refusal is told in the language of the reader: %s', async (locale, message) => {
    const { device, token } = await signIn(await openAccount(server));
    await callAs(server, token, 'POST', 'logout');
    const answer = await server.get('/api/v1/documents', { [deviceHeader]: device, 'x-locale': locale });
    expect(answer.json()).toEqual({ message, code: deviceRevoked });
  });

  test('AUT-09 a ticket for a run counts for the account on its next device as well, and for nobody else', async () => {
    const account = await openAccount(server);
    const former = await signIn(account);
    const [counts, strangers] = [
      await client.aTicketedResult({ deviceId: former.device }),
      await client.aTicketedResult({ deviceId: former.device }, 'sky-and-earth'),
    ];
    await callAs(server, former.token, 'POST', 'logout');
    const refused = await client.submit(counts);
    expect([refused.statusCode, refused.json().code]).toEqual([401, deviceRevoked]);

    const { device: stranger } = await signIn(await openAccount(server));
    for (const deviceId of [stranger, aDevice()])
      await client.refused({ ...strangers, deviceId }, 422, 'ticket');

    const { device } = await signIn(account);
    expect(await client.accepted({ ...counts, deviceId: device })).toMatchObject({
      ranked: true,
      score: 105,
    });
    expect(await client.boardOf(device)).toMatchObject({ name: account.user.username, score: 105 });
    // A later one of the level replaces it, on whichever device it was given.
    await client.aTicketedResult({ deviceId: device }, 'sky-and-earth');
    expect(await client.accepted({ ...strangers, deviceId: device })).toMatchObject({ ranked: false });
  });

  test('AUT-09 whoever is handed a session gets the ticket that ends it, and it alone, of which a hash is stored', async () => {
    const account = await openAccount(server);
    const form = { email: account.user.email, password: account.password };
    const { token, endTicket } = (await server.post('/api/game-auth/login', form)).json();
    const profile = (of: string) => callAs(server, of, 'GET', 'profile');
    expect((await profile(token)).json()).toEqual({ ...account.user, endTicket });
    const others = (await profile(account.token)).json().endTicket;
    expect(new Set([token, endTicket, others]).size).toBe(3);
    const stored = JSON.stringify(await server.database.query().selectFrom('sessions').selectAll().execute());
    expect(stored).not.toContain(endTicket);

    for (const _ of ['it ends', 'it has ended']) {
      const answer = await endBy(endTicket);
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
      expect((await profile(token)).statusCode).toBe(401);
    }
    expect((await profile(account.token)).statusCode).toBe(200);
    for (const none of [token, account.token, 'A'.repeat(43)])
      expect((await endBy(none)).statusCode).toBe(204);
    expect((await profile(account.token)).statusCode).toBe(200);
    expect((await endBy('robot')).json().errors).toHaveProperty('endTicket');
  });

  /** A call as its example has it, with a secret wherever one may stand. */
  function callWith(contract: Contract, secret: string): InjectOptions {
    const { params = {}, query = {}, body } = examples.get(contract.operationId) ?? {};
    const put = (_: string, value: unknown) =>
      typeof value === 'string' && value.startsWith('device_') ? secret : value;
    const asked = Object.entries(query).map(([name, value]) => [name, String(put(name, value))]);
    const path = contract.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
    return {
      method: contract.method,
      url: `${path}?${new URLSearchParams(asked)}`,
      headers: { ...bearer(secret), [deviceHeader]: secret },
      remoteAddress: anAddress(),
      ...(body !== undefined && { payload: JSON.parse(JSON.stringify(body, put)) }),
    };
  }

  test('AUT-09 nothing that a device has had opens any call after logging out, but the ticket its own', async () => {
    const { token, endTicket, device } = await signIn(await openAccount(server));
    await callAs(server, token, 'POST', 'logout');
    const closed = allContracts.filter(
      (contract) => (contract.access === 'user' || takesDevice(contract)) && contract !== postBatch,
    );
    expect(closed.length).toBeGreaterThan(30);
    for (const contract of closed)
      for (const secret of [token, endTicket, device]) {
        const answer = await server.app.inject(callWith(contract, secret));
        const what = `${contract.operationId} ${secret}: ${answer.body}`;
        if (contract.access === 'user') expect(answer.statusCode, what).toBe(401);
        // No device has such a secret.
        else if (secret !== device) expect(answer.statusCode, what).toBe(422);
        else expect([answer.statusCode, answer.json().code], what).toEqual([401, deviceRevoked]);
      }
    const calls = (callWith(postBatch, device).payload as { calls: unknown[] }).calls;
    const { answers } = (await server.post(postBatch.path, { calls })).json();
    expect(answers.map(({ body }: { body: { code: string } }) => body.code)).toEqual(
      calls.map(() => deviceRevoked),
    );
    expect(closed).toContain(postDeviceJoin);
    expect((await server.post(postLogoutByTicket.path, { endTicket })).statusCode).toBe(204);
  });
});
