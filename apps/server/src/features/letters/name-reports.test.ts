import { reportReasons } from '@michi/contracts/letters';
import { locales } from '@michi/messages/locales';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { bearer, openAccount } from '../../testing/account.ts';
import { startTestServer, type TestServer, testTime } from '../../testing/test-server.ts';

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
