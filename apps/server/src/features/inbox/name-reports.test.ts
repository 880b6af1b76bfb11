import { reportReasons } from '@michi/contracts/inbox';
import { locales } from '@michi/messages/locales';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { createWriteQueue } from '../../db/write-queue.ts';
import { bearer, openAccount } from '../../testing/account.ts';
import { startTestServer, type TestServer, testTime } from '../../testing/test-server.ts';
import { createInboxRepository } from './repository.ts';
import { createInboxService } from './service.ts';

const path = '/api/v1/name-reports';

describe.each(databaseTargets)('reported names on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  const stored = () => server.database.query().selectFrom('name_reports').selectAll().execute();

  test('API-09 a report is stored with who is meant and who reports, and mailed to the owner', async () => {
    const [meant, reporter] = [await openAccount(server), await openAccount(server)];
    const name = meant.user.username;
    const mails = server.mails.length;
    const body = { name, reason: 'impersonation', words: ' Das ist\nnicht Aiko. ' };
    const response = await server.post(path, body, { ...bearer(reporter.token), 'x-locale': 'de' });
    expect([response.statusCode, response.json().message]).toEqual([
      200,
      'Danke, deine Meldung ist angekommen. Wir sehen uns den Namen an.',
    ]);
    const row = { id: expect.stringMatching(/^[0-9a-f-]{36}$/), user_id: meant.user.id, name };
    expect(await stored()).toEqual([
      {
        ...{ ...row, reporter_id: reporter.user.id, reason: 'impersonation' },
        ...{ words: 'Das ist\nnicht Aiko.', created_at: testTime },
      },
    ]);
    expect(server.mails.slice(mails)).toEqual([
      {
        kind: 'name-report',
        to: 'owner@michi.example',
        subject: `Gemeldeter Name: ${name}`,
        text: expect.stringMatching(/gibt sich als jemand anderes aus\n\nDas ist\nnicht Aiko\.\n\nKonto: /),
      },
    ]);
  });

  /** From one and the same address. */
  const reportFrom = (remoteAddress: string, name: string, headers = {}) =>
    server.app.inject({
      method: 'POST',
      url: path,
      payload: { name, reason: 'other' },
      headers,
      remoteAddress,
    });

  test('API-09 WEB-02 who reports a name again is thanked, and heard once', async () => {
    const [meant, reporter] = [await openAccount(server), await openAccount(server)];
    const name = meant.user.username;
    const mails = server.mails.length;
    const counted = async () => (await stored()).filter(({ user_id }) => user_id === meant.user.id).length;
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.1']) {
      const answer = await reportFrom(address, name, bearer(reporter.token));
      expect(answer.statusCode).toBe(200);
    }
    expect(await counted()).toBe(1);
    // Guests are told apart by their address alone; a /64 is one.
    for (const address of ['192.0.2.1', '192.0.2.1', '2001:db8::1', '2001:db8::2'])
      expect((await reportFrom(address, name)).statusCode).toBe(200);
    expect([await counted(), server.mails.length - mails]).toEqual([3, 3]);
    server.clock.now += 24 * 3_600_000;
    await reportFrom('192.0.2.1', name);
    await reportFrom('192.0.2.1', name, bearer(reporter.token));
    expect(await counted()).toBe(4);
    server.clock.now = testTime;
  });

  test('API-09 WEB-02 an address reports forty names a day, and then waits for the next one', async () => {
    const { user } = await openAccount(server);
    const { database } = server;
    const clock = { now: testTime };
    const inbox = createInboxService({
      repository: createInboxRepository(database),
      queue: createWriteQueue(database),
      mailer: { send() {} },
      to: async () => 'owner@michi.example',
      now: () => clock.now,
      userNamed: async () => user,
    });
    const report = (name: string, address = '192.0.2.1') =>
      inbox.report({ name, reason: 'other', words: '' }, null, address);
    for (let count = 0; count < 40; count++) await report(`Name ${count}`);
    await report('Name 1');
    await expect(report('Name 40')).rejects.toMatchObject({ status: 429, retryAfterS: 12 * 3600 });
    await report('Name 40', '192.0.2.2');
    clock.now += 12 * 3_600_000;
    await report('Name 40');
    expect((await stored()).filter(({ user_id }) => user_id === user.id)).toHaveLength(42);
  });

  test('API-09 a guest reports too, for each reason, and is thanked in every language', async () => {
    const { user } = await openAccount(server);
    const before = (await stored()).length;
    for (const reason of reportReasons)
      expect((await server.post(path, { name: user.username, reason })).statusCode).toBe(200);
    const rows = (await stored()).slice(before);
    expect(rows.map(({ reason, reporter_id, words }) => [reason, reporter_id, words])).toEqual(
      reportReasons.map((reason) => [reason, null, '']),
    );
    const thanks = new Set<string>();
    for (const locale of locales) {
      const body = { name: user.username, reason: 'other' };
      thanks.add((await server.post(path, body, { 'x-locale': locale })).json().message);
    }
    expect(thanks.size).toBe(locales.length);
  });

  test('API-09 a name that nobody has, the own one, another reason and too many words are refused', async () => {
    const { user, token } = await openAccount(server);
    const before = await stored();
    const report = { name: user.username, reason: 'offensive' };
    expect((await server.post(path, { ...report, name: 'Niemand hier' })).statusCode).toBe(404);
    // Only just this name is meant, not one that looks like it.
    expect((await server.post(path, { ...report, name: user.username.toUpperCase() })).statusCode).toBe(404);
    const own = await server.post(path, report, bearer(token));
    expect([own.statusCode, Object.keys(own.json().errors)]).toEqual([422, ['name']]);
    for (const [field, value] of [
      ['reason', 'dull'],
      ['words', 'a'.repeat(501)],
      ['name', ''],
    ] as const) {
      const refused = await server.post(path, { ...report, [field]: value });
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
    }
    expect(await stored()).toEqual(before);
  });

  test('API-09 AUT-11 a report goes with the account that made it, and with the one it is about', async () => {
    const [meant, reporter] = [await openAccount(server), await openAccount(server)];
    const report = { name: meant.user.username, reason: 'other' };
    await server.post(path, report, bearer(reporter.token));
    const of = async (column: 'user_id' | 'reporter_id', id: string) =>
      (await stored()).filter((row) => row[column] === id).length;
    expect(await of('reporter_id', reporter.user.id)).toBe(1);
    await server.database.query().deleteFrom('users').where('id', '=', reporter.user.id).execute();
    expect(await of('user_id', meant.user.id)).toBe(0);
    await server.post(path, report);
    expect(await of('user_id', meant.user.id)).toBe(1);
    await server.database.query().deleteFrom('users').where('id', '=', meant.user.id).execute();
    expect(await of('user_id', meant.user.id)).toBe(0);
  });
});
