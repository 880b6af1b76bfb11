import { randomUUID } from 'node:crypto';
import { getDocuments, putDocument } from '@michi/contracts/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { bearer, openAccount, type TestAccount } from '../../testing/account.ts';
import { aDevice, anAddress, startTestServer, type TestServer } from '../../testing/test-server.ts';

const name = 'jukugo.challenge';
const at = (level: number) => ({
  level,
  totals: { score: level * 100, solved: 1, perfect: 1, hints: 0, streak: 0 },
});

describe.each(databaseTargets)('documents on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  const put = (device: string, body: unknown, document = name) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/v1/documents/${document}`,
      payload: body as object,
      headers: { 'x-device-id': device },
      remoteAddress: anAddress(),
    });
  const stored = async (device: string, base: number, value: unknown) =>
    putDocument.responses[200].parse((await put(device, { base, format: 1, value })).json());
  const carried = async (device: string) =>
    getDocuments.responses[200].parse(
      (await server.get('/api/v1/documents', { 'x-device-id': device })).json(),
    ).documents;

  async function deviceOf(account: TestAccount): Promise<string> {
    const deviceId = aDevice();
    await server.post('/api/v1/devices/join', { deviceId }, bearer(account.token));
    return deviceId;
  }

  test('GAM-06 what one device stores, every device of the account has, and nobody else', async () => {
    const account = await openAccount(server);
    const [phone, laptop, other] = [
      await deviceOf(account),
      await deviceOf(account),
      await deviceOf(await openAccount(server)),
    ];
    expect(await carried(phone)).toEqual([]);
    const document = { name, version: 1, format: 1, value: at(2) };
    expect(await stored(phone, 0, { ...at(2), batch: ['what the phone keeps beside it'] })).toEqual({
      taken: true,
      document,
    });
    expect(await carried(laptop)).toEqual([document]);
    expect(await carried(other)).toEqual([]);
    expect(await carried(aDevice())).toEqual([]);
  });

  test('GAM-06 what was made from an older version takes the place of nothing', async () => {
    const account = await openAccount(server);
    const [phone, laptop] = [await deviceOf(account), await deviceOf(account)];
    await stored(phone, 0, at(2));
    const document = { name, version: 2, format: 1, value: at(5) };
    expect(await stored(laptop, 1, at(5))).toEqual({ taken: true, document });
    for (const base of [0, 1, 3])
      expect(await stored(phone, base, at(3))).toEqual({ taken: false, document });
    expect(await carried(phone)).toEqual([document]);
  });

  test('GAM-06 the version of what the server has forgotten goes on from that of the device', async () => {
    const device = await deviceOf(await openAccount(server));
    const document = { name, version: 8, format: 1, value: at(3) };
    expect(await stored(device, 7, at(3))).toEqual({ taken: true, document });
  });

  test('GAM-06 two devices that store at once do so one after the other', async () => {
    const account = await openAccount(server);
    const devices = [await deviceOf(account), await deviceOf(account), await deviceOf(account)];
    const answers = await Promise.all(devices.map((device, index) => stored(device, 0, at(index + 1))));
    expect(answers.filter(({ taken }) => taken)).toHaveLength(1);
  });

  test('API-08 what cannot be a save is refused with its field, and a guest keeps theirs', async () => {
    const device = await deviceOf(await openAccount(server));
    const right = { base: 0, format: 1, value: at(2) };
    const cases: [unknown, number, string[], string?][] = [
      [{ ...right, value: { level: 'two' } }, 422, ['value.level', 'value.totals']],
      [{ ...right, value: { ...at(2), level: 1_001 } }, 422, ['value.level']],
      [{ ...right, value: null }, 422, ['value']],
      [{ ...right, value: { ...at(2), batch: ['山', 'a\0'] } }, 422, ['value.batch.1']],
      [{ ...right, value: { ...at(2), batch: { '\ud800': 1 } } }, 422, ['value.batch']],
      [{ ...right, format: 2 }, 422, ['format']],
      [{ ...right, base: -1 }, 422, ['base']],
      [{ ...right, base: 2 ** 31 }, 422, ['base']],
      [{ ...right, format: 2 ** 53 - 1, value: null }, 422, ['format']],
      [null, 422, ['body']],
      [right, 404, [], 'jukugo.nothing'],
      [right, 404, [], `kotodama.haiku.${randomUUID()}`], // a creation
      [right, 404, [], '__proto__'],
      [{ ...right, value: 'x'.repeat(70_000) }, 413, []],
    ];
    for (const [body, status, fields, document] of cases) {
      const response = await put(device, body, document);
      expect([response.statusCode, Object.keys(response.json().errors ?? {})]).toEqual([status, fields]);
    }
    const guest = await put(aDevice(), right);
    expect([guest.statusCode, guest.json().message]).toEqual([403, expect.stringContaining('Gerät')]);
    expect(await carried(device)).toEqual([]);
  });

  test('AUT-11 a deleted account leaves none', async () => {
    const account = await openAccount(server);
    await stored(await deviceOf(account), 0, at(2));
    const count = async () =>
      (await server.database.query().selectFrom('documents').selectAll().execute()).length;
    const before = await count();
    await server.database.query().deleteFrom('users').where('id', '=', account.user.id).execute();
    expect(await count()).toBe(before - 1);
  });
});
