import { locales } from '@michi/messages/locales';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { openAccount } from '../../testing/account.ts';
import { callAdmin, openAdmin, type TestAdmin } from '../../testing/admin.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const dayMs = 24 * 60 * 60_000;

interface Row {
  id: string;
  kind: string;
  version: string;
  done_at: number | null;
}

describe.each(databaseTargets)('the messages of the administration on $name', (target) => {
  let server: TestServer;
  let admin: TestAdmin;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  beforeEach(async () => {
    await server.database.query().deleteFrom('contact_messages').execute();
    await server.database.query().deleteFrom('feedback_messages').execute();
    admin = await openAdmin(server);
  });
  afterAll(() => server.close());

  const write = async (message: string, locale = 'de', name = 'Lena') => {
    const body = { name, email: 'lena@example.org', message };
    await server.post('/api/contact', body, { 'x-locale': locale });
    server.clock.now += 1000;
  };
  const list = async (query = '') => (await admin.call('GET', `letters?${query}`)).json();
  const only = async (): Promise<Row> => (await list('state=any')).rows[0];
  const changes = async (id: string) =>
    (await admin.call('GET', `changes?subject=${id}`)).json().rows as { id: string; action: string }[];

  test('ADM-01 letters of both forms stand in one list, searched, filtered and paged', async () => {
    await write('Der Stift hakt\nauf dem Tablet.');
    await server.post('/api/feedback', { message: 'Mehr Haikus_bitte!' });
    server.clock.now += 1000;
    await write('50 % billiger?', 'fr', 'École');
    const { rows, total } = await list();
    expect(rows).toMatchObject([
      { kind: 'contact', name: 'École', locale: 'fr', beginning: '50 % billiger?' },
      { kind: 'feedback', name: '', email: null },
      { kind: 'contact', email: 'lena@example.org', beginning: 'Der Stift hakt auf dem Tablet.' },
    ]);
    expect([total, JSON.stringify(rows)]).toEqual([3, expect.not.stringContaining('hakt\\nauf')]);
    for (const [query, count] of [
      ['search=STIFT', 1],
      ['search=lena@', 2],
      ['search=%25', 1],
      ['search=_', 1],
      ['search=nichts davon', 0],
      ['kind=feedback', 1],
      ['state=done', 0],
      ['direction=asc&page=2', 3],
    ] as const)
      expect((await list(query)).total, query).toBe(count);
    expect((await list('direction=asc')).rows[0].beginning).toMatch(/Stift/);
    expect((await admin.call('GET', 'letters?kind=spam')).statusCode).toBe(422);
    expect((await admin.call('GET', 'open')).json()).toMatchObject({ letters: 3 });
  });

  test('ADM-01 only admins see letters, and each look is noted without the name of the writer', async () => {
    await write('Guten Tag!');
    const { id } = await only();
    const { token } = await openAccount(server);
    for (const path of ['letters', `letters/${id}`, 'open'])
      expect((await callAdmin(server, token, 'GET', path)).statusCode, path).toBe(404);
    expect((await admin.call('GET', `letters/${id}`)).json().message).toBe('Guten Tag!');
    const noted = await changes(id);
    expect(noted.map(({ action }) => action)).toEqual(['letter.look']);
    expect(JSON.stringify(noted)).not.toMatch(/Lena|Guten/);
    const nobody = '01a204b5-f585-7139-9416-e16c43e003f6';
    expect((await admin.call('GET', `letters/${nobody}`)).statusCode).toBe(404);
    expect((await admin.call('GET', 'letters/x')).statusCode).toBe(404);
  });

  test('ADM-02 a letter is marked as done, which can be taken back, and nobody overwrites another', async () => {
    await write('Guten Tag!');
    const { id, version } = await only();
    const done = await admin.call('PATCH', `letters/${id}`, { version, done: true });
    expect([done.statusCode, done.json().done_at]).toEqual([200, server.clock.now]);
    expect((await admin.call('PATCH', `letters/${id}`, { version, done: false })).statusCode).toBe(409);
    const [noted] = await changes(id);
    expect((await admin.call('POST', `changes/${noted?.id}/undo`)).statusCode).toBe(200);
    expect((await only()).done_at).toBeNull();
    const again = await admin.call('PATCH', `letters/${id}`, { version, done: true });
    const open = { version: again.json().version, done: false };
    expect((await admin.call('PATCH', `letters/${id}`, open)).json().done_at).toBeNull();
  });

  test('ADM-01 an answer goes to the writer in a frame of the own language, and replies come to the owner', async () => {
    for (const locale of locales) {
      await write('Zeile 1\n<b>Zeile 2</b>', locale);
      const { rows } = await list();
      const { id, version } = rows[0];
      const mailed = server.mails.length;
      const text = 'Danke!\nDas ist <i>bald</i> behoben.\n\nBis dann';
      const sent = await admin.call('POST', `letters/${id}/answer`, { version, text, done: true });
      expect([sent.statusCode, sent.json().done_at]).toEqual([200, server.clock.now]);
      const [mail] = server.mails.slice(mailed);
      expect(mail).toMatchObject({
        ...{ kind: 'letter-answer', to: 'lena@example.org' },
        replyTo: { name: 'Kanji no Michi', address: 'owner@michi.example' },
        text: expect.stringContaining(`\n\n${text}\n\n`),
      });
      expect(mail?.text).toContain('\n> Zeile 1\n> <b>Zeile 2</b>\n');
      expect(mail?.html).toContain(`<html lang="${locale}">`);
      expect(mail?.html).toContain('<p>Danke!<br>Das ist &lt;i&gt;bald&lt;/i&gt; behoben.</p>');
      expect(mail?.html).not.toMatch(/<[bi]>/);
      // A second click sends nothing.
      const twice = await admin.call('POST', `letters/${id}/answer`, { version, text, done: true });
      expect([twice.statusCode, server.mails.length]).toEqual([409, mailed + 1]);
    }
    expect(new Set(server.mails.slice(-9).map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(5);
  });

  test('ADM-01 a letter without an address, or an answer without words, is refused', async () => {
    await server.post('/api/feedback', { message: 'Mehr!' });
    const { id, version } = await only();
    const mailed = server.mails.length;
    for (const text of ['Danke!', ' \n ', 'a'.repeat(5001)]) {
      const refused = await admin.call('POST', `letters/${id}/answer`, { version, text, done: false });
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['text']]);
    }
    expect(server.mails.length).toBe(mailed);
  });

  test('ADM-01 a letter is deleted, and is gone', async () => {
    await write('Guten Tag!');
    const { id, version } = await only();
    const wrong = await admin.call('POST', `letters/${id}/deletion`, { version: 'a'.repeat(22) });
    expect(wrong.statusCode).toBe(409);
    expect((await admin.call('POST', `letters/${id}/deletion`, { version })).statusCode).toBe(200);
    expect((await admin.call('GET', `letters/${id}`)).statusCode).toBe(404);
    expect((await admin.call('POST', `letters/${id}/deletion`, { version })).statusCode).toBe(404);
  });

  test('ADM-01 a letter that is done is deleted after 90 days, one that is open never', async () => {
    await write('erledigt');
    const { id, version } = await only();
    await admin.call('PATCH', `letters/${id}`, { version, done: true });
    await write('offen');
    server.clock.now += 89 * dayMs;
    admin = await openAdmin(server);
    expect((await list('state=any')).total).toBe(2);
    server.clock.now += 2 * dayMs;
    await write('neu');
    const left = await server.database.query().selectFrom('contact_messages').select('message').execute();
    expect(left.map(({ message }) => message).toSorted()).toEqual(['neu', 'offen']);
  });
});
