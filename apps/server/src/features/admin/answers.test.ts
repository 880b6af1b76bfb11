import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { openAccount } from '../../testing/account.ts';
import { callAdmin, openAdmin, type TestAdmin } from '../../testing/admin.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const peak = { kanji: '山', kind: 'meaning', language: 'en', text: 'peak' } as const;
const yama = { kanji: '山', kind: 'reading', language: 'ja', text: 'やま_' } as const;

describe.each(databaseTargets)('the refused answers of the administration on $name', (target) => {
  let server: TestServer;
  let admin: TestAdmin;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  beforeEach(async () => {
    admin = await openAdmin(server);
    await server.database.query().deleteFrom('refused_answers').execute();
    const rows = [
      { ...yama, count: 2, last_day: 20_700 },
      { ...peak, count: 12, last_day: 20_600 },
    ];
    await server.database.query().insertInto('refused_answers').values(rows).execute();
  });
  afterAll(() => server.close());

  const list = async (query = '') => (await admin.call('GET', `answers?${query}`)).json();
  const remove = (body: object) => admin.call('POST', 'answers/removal', body);

  test('ADM-01 the most frequent stand first; they are searched, filtered and sorted', async () => {
    const texts = async (query: string) => (await list(query)).rows.map(({ text }: { text: string }) => text);
    expect(await texts('')).toEqual(['peak', 'やま_']);
    expect(await texts('sort=last_day')).toEqual(['やま_', 'peak']);
    expect(await texts('kind=reading')).toEqual(['やま_']);
    expect(await texts('search=PEA')).toEqual(['peak']);
    expect(await texts('search=_')).toEqual(['やま_']);
    expect(await texts('search=%25')).toEqual([]);
    expect(await texts('page=2')).toEqual([]);
    expect((await admin.call('GET', 'answers?sort=text')).statusCode).toBe(422);
    const { token } = await openAccount(server);
    expect((await callAdmin(server, token, 'GET', 'answers')).statusCode).toBe(404);
  });

  test('ADM-02 what was dealt with leaves the list, unless it was reported since, and can come back', async () => {
    expect((await remove({ ...peak, count: 11 })).statusCode).toBe(409);
    expect((await remove({ ...peak, count: 12 })).statusCode).toBe(200);
    expect((await remove({ ...peak, count: 12 })).statusCode).toBe(404);
    expect((await list()).total).toBe(1);
    const [noted] = (await admin.call('GET', 'changes?search=answer.remove')).json().rows;
    expect(noted).toMatchObject({ subject_name: '山 peak', can_undo: true });
    expect((await admin.call('POST', `changes/${noted.id}/undo`)).statusCode).toBe(200);
    expect((await list()).rows[0]).toEqual({ ...peak, count: 12, last_day: 20_600 });
    expect((await remove({ ...peak, count: 0 })).statusCode).toBe(422);
  });
});
