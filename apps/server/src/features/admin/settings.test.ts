import type { PageData } from '@michi/contracts/page-data';
import { afterEach, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { callAdmin, openAdmin, type TestAdmin } from '../../testing/admin.ts';
import { startTestServer, type TestServer, testSettings } from '../../testing/test-server.ts';

describe.each(databaseTargets)('the settings of the site on $name', (target) => {
  let server: TestServer;
  let admin: TestAdmin;
  let page: PageData;
  afterEach(() => server.close());

  async function start(overrides: Parameters<typeof startTestServer>[1] = {}): Promise<void> {
    const nobody = { ...testSettings.owner, email: null };
    server = await startTestServer(
      target,
      { owner: nobody, ...overrides },
      async (_, { data }: { data: PageData }) => {
        page = data;
      },
    );
    admin = await openAdmin(server);
  }
  const show = async () => (await admin.call('GET', 'settings')).json();
  const change = async (changes: object) =>
    admin.call('PATCH', 'settings', { version: (await show()).version, ...changes });

  test('ADM-01 what an admin enters, pages and mails use at once', async () => {
    await start();
    expect((await callAdmin(server, '', 'GET', 'settings')).statusCode).toBe(404);
    expect(await page.owner()).toMatchObject({ name: null, email: null });
    expect(await page.claims()).toBe('specified');
    const changes = { name: 'Mika Weg', email: 'mika@example.org', claimed_figures: 'measured' };
    expect((await change(changes)).statusCode).toBe(200);
    expect(await show()).toMatchObject({ values: { ...changes, city: null }, locked: {} });
    expect(await page.owner()).toMatchObject({ name: 'Mika Weg', email: 'mika@example.org', phone: null });
    expect(await page.claims()).toMatchObject({ learners: 0 });
    expect((await server.get('/.well-known/security.txt')).body).toContain('mailto:mika@example.org');
    const letter = { name: 'Lena', email: 'lena@example.org', message: 'Hallo!' };
    await server.post('/api/contact', letter);
    expect(server.mails.at(-1)?.to).toBe('mika@example.org');
  });

  test('ADM-01 a variable of the environment wins, and is named', async () => {
    await start({ owner: { ...testSettings.owner, name: 'Aki' }, claimedFigures: 'specified' });
    expect(await show()).toMatchObject({
      values: { name: 'Aki', email: 'owner@michi.example', claimed_figures: 'specified' },
      locked: { name: 'OWNER_NAME', email: 'OWNER_EMAIL', claimed_figures: 'CLAIMED_FIGURES' },
    });
    const refused = await change({ name: 'Mika' });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['name']]);
    expect((await change({ name: 'Aki', city: '10115 Berlin' })).statusCode).toBe(200);
    expect(await page.owner()).toMatchObject({ name: 'Aki', city: '10115 Berlin' });
  });

  test('ADM-02 a change is noted and taken back; one made meanwhile is not overwritten', async () => {
    await start();
    const { version } = await show();
    await change({ street: 'Uferweg 1', reason: 'Umzug' });
    expect((await admin.call('PATCH', 'settings', { version, city: 'Ulm' })).statusCode).toBe(409);
    const { rows } = (await admin.call('GET', 'changes?subject=site')).json();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      ...{ action: 'setting.change', reason: 'Umzug' },
      ...{ before: { street: null }, after: { street: 'Uferweg 1' } },
    });
    expect((await admin.call('POST', `changes/${rows[0].id}/undo`)).statusCode).toBe(200);
    expect((await show()).values.street).toBeNull();
  });

  test('ADM-01 bad input is refused, and what changes nothing is not noted', async () => {
    await start();
    for (const changes of [
      { email: 'no address' },
      { phone: 'call me' },
      { name: '' },
      { name: 'a\nb' },
      { claimed_figures: 'invented' },
    ])
      expect((await change(changes)).statusCode, JSON.stringify(changes)).toBe(422);
    expect((await change({ name: null })).statusCode).toBe(200);
    expect((await admin.call('GET', 'changes?subject=site')).json().total).toBe(0);
  });
});
