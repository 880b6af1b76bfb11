import { randomUUID } from 'node:crypto';
import { getCreation, getCreations, putCreation } from '@michi/contracts/documents';
import { mostCreations } from '@michi/games/creation';
import type { Haiku } from '@michi/games/kotodama/creations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { bearer, callAs, openAccount, type TestAccount } from '../../testing/account.ts';
import { aDevice, anAddress, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { mostRemoved } from './service.ts';

const aName = () => `kotodama.haiku.${randomUUID()}`;
const poem = (kana: string): Haiku => ({
  mode: 'create',
  season: 'autumn',
  lines: [[{ word: 'kaze' }, { kana }], [], []],
  poem: null,
  hintsLeft: 3,
  handedIn: null,
});
const creation = (content: unknown = poem('や')) => ({
  edition: randomUUID(),
  changedAt: 1_000,
  copyOf: null,
  content,
});

describe.each(databaseTargets)('creations on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  const put = (device: string, name: string, body: unknown) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/v1/creations/${name}`,
      payload: body as object,
      headers: { 'x-device-id': device },
      remoteAddress: anAddress(),
    });
  const stored = async (device: string, name: string, base: number, value: unknown) =>
    putCreation.responses[200].parse((await put(device, name, { base, format: 1, value })).json());
  const get = (device: string, path: string) =>
    server.get(`/api/v1/creations${path}`, { 'x-device-id': device });
  const list = async (device: string) =>
    getCreations.responses[200].parse((await get(device, '')).json()).creations;
  const read = async (device: string, name: string) =>
    getCreation.responses[200].parse((await get(device, `/${name}`)).json());

  async function deviceOf(account: TestAccount): Promise<string> {
    const deviceId = aDevice();
    await server.post('/api/v1/devices/join', { deviceId }, bearer(account.token));
    return deviceId;
  }

  test('GAM-07 what one device keeps, every device of the account has, and nobody else', async () => {
    const account = await openAccount(server);
    const [phone, laptop] = [await deviceOf(account), await deviceOf(account)];
    const [name, value] = [aName(), creation()];
    const document = { name, version: 1, format: 1, value };
    expect(await stored(phone, name, 0, value)).toEqual({ taken: true, document });
    expect(await list(laptop)).toEqual([{ name, version: 1, removed: false }]);
    expect(await read(laptop, name)).toEqual(document);
    for (const other of [aDevice(), await deviceOf(await openAccount(server))]) {
      expect(await list(other)).toEqual([]);
      expect((await get(other, `/${name}`)).statusCode).toBe(404);
    }
  });

  test('GAM-07 what was made from an older version takes the place of nothing; one that was removed is told as such', async () => {
    const device = await deviceOf(await openAccount(server));
    const [name, second] = [aName(), creation(poem('に'))];
    await stored(device, name, 0, creation());
    const document = { name, version: 2, format: 1, value: second };
    expect(await stored(device, name, 1, second)).toEqual({ taken: true, document });
    for (const base of [0, 1, 3])
      expect(await stored(device, name, base, creation())).toEqual({ taken: false, document });
    await stored(device, name, 2, null);
    expect(await list(device)).toEqual([{ name, version: 3, removed: true }]);
    expect((await read(device, name)).value).toBeNull();
    expect(await stored(device, name, 3, second)).toMatchObject({ taken: true });
  });

  test('GAM-07 an account has room for 200 creations; what is removed makes room', async () => {
    const device = await deviceOf(await openAccount(server));
    const names = Array.from({ length: mostCreations }, aName);
    for (const name of names) await stored(device, name, 0, creation());
    const more = aName();
    const refused = await put(device, more, { base: 0, format: 1, value: creation() });
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('200')]);
    expect(await stored(device, names[0] as string, 1, creation(poem('に')))).toMatchObject({ taken: true });
    await stored(device, names[1] as string, 1, null);
    expect(await stored(device, more, 0, creation())).toMatchObject({ taken: true });
  });

  test('GAM-07 WEB-02 of creations that never were no removal is stored, and of those that were so many', async () => {
    const device = await deviceOf(await openAccount(server));
    const never = aName();
    expect(await stored(device, never, 0, null)).toEqual({
      taken: true,
      document: { name: never, version: 0, format: 1, value: null },
    });
    expect(await list(device)).toEqual([]);
    expect((await get(device, `/${never}`)).statusCode).toBe(404);

    const [first, last] = [aName(), aName()];
    for (const name of [first, last]) await stored(device, name, 0, creation());
    await stored(device, first, 1, null);
    // The same again changes nothing.
    expect(await stored(device, first, 2, null)).toMatchObject({ taken: true, document: { version: 2 } });
    const { player_id } = await server.database
      .query()
      .selectFrom('documents')
      .select('player_id')
      .where('name', '=', first)
      .executeTakeFirstOrThrow();
    const removed = { player_id, merge: 'copy' as const, version: 2, format: 1, value: null, bytes: 0 };
    const later = server.clock.now + 1;
    const names = Array.from({ length: mostRemoved }, aName);
    await server.database
      .query()
      .insertInto('documents')
      .values(names.map((name) => ({ ...removed, name, updated_at: later })))
      .execute();
    server.clock.now += 2;
    await stored(device, last, 1, null);
    const listed = (await list(device)).map(({ name }) => name);
    expect(listed).toHaveLength(mostRemoved);
    expect(listed).toContain(last);
    expect(listed).not.toContain(first);
  });

  test('GAM-06 GAM-07 AUT-11 saves and creations stand in one export, and each in its own list', async () => {
    const account = await openAccount(server);
    const device = await deviceOf(account);
    const [name, value] = [aName(), creation()];
    await stored(device, name, 0, value);
    const level = { level: 2, totals: { score: 200, solved: 1, perfect: 1, hints: 0, streak: 0 } };
    const save = { base: 0, format: 1, value: level };
    const headers = { 'x-device-id': device };
    const url = '/api/v1/documents/jukugo.challenge';
    await server.app.inject({ method: 'PUT', url, payload: save, headers, remoteAddress: anAddress() });
    const { documents } = (await callAs(server, account.token, 'GET', 'export')).json();
    expect(documents.map((row: { merge: string; name: string }) => [row.merge, row.name])).toEqual([
      ['copy', name],
      ['join', 'jukugo.challenge'],
    ]);
    expect(JSON.parse(documents[0].value)).toEqual(value);
    expect((await list(device)).map((each) => each.name)).toEqual([name]);
    const saves = (await server.get('/api/v1/documents', headers)).json().documents;
    expect(saves.map((each: { name: string }) => each.name)).toEqual(['jukugo.challenge']);
  });

  test('API-08 what cannot be a creation is refused with its field, and a guest keeps theirs', async () => {
    const device = await deviceOf(await openAccount(server));
    const right = { base: 0, format: 1, value: creation() };
    const cases: [unknown, number, string[], string?][] = [
      [{ ...right, value: { ...creation(), edition: 'one' } }, 422, ['value.edition']],
      [{ ...right, value: creation({ ...poem('や'), season: 'monsoon' }) }, 422, ['value.content.season']],
      [{ ...right, value: creation(poem('や\0')) }, 422, ['value.content.lines.0.1.kana']],
      [{ ...right, format: 2 }, 422, ['format']],
      [{ ...right, base: -1 }, 422, ['base']],
      [null, 422, ['body']],
      [right, 404, [], `kotodama.nothing.${randomUUID()}`],
      [right, 404, [], 'kotodama.haiku.1'],
      [right, 404, [], 'jukugo.challenge'], // a save
      [right, 404, [], '__proto__'],
      [{ ...right, value: 'x'.repeat(70_000) }, 413, []],
    ];
    for (const [body, status, fields, name = aName()] of cases) {
      const response = await put(device, name, body);
      expect([response.statusCode, Object.keys(response.json().errors ?? {})]).toEqual([status, fields]);
    }
    const guest = await put(aDevice(), aName(), right);
    expect([guest.statusCode, guest.json().message]).toEqual([403, expect.stringContaining('Gerät')]);
    expect(await list(device)).toEqual([]);
  });
});
