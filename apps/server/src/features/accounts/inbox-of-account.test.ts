import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { aRegistration, callAs, mailedToken, openAccount, type TestAccount } from '../../testing/account.ts';
import { startTestServer, type TestServer, testTime } from '../../testing/test-server.ts';

const inbox = ['contact_messages', 'feedback_messages', 'newsletter_subscriptions'] as const;

describe.each(databaseTargets)('messages and newsletter of an account on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  /** Writes to the makers and orders the newsletter, as anybody can with any address. */
  async function write(email: string): Promise<void> {
    await server.post('/api/contact', { name: 'Aiko', email, message: 'Guten Tag!' });
    await server.post('/api/feedback', { email, message: '面白い' });
    await server.post('/api/newsletter', { email });
  }

  async function confirm({ user, token }: TestAccount): Promise<void> {
    const body = { token: mailedToken(server, user.email) };
    const response = await callAs(server, token, 'POST', 'email-verification/confirmation', body);
    expect(response.statusCode).toBe(200);
  }

  async function exported({ token }: TestAccount): Promise<unknown[][]> {
    const data = (await callAs(server, token, 'GET', 'export')).json();
    return inbox.map((name) => data[name]);
  }

  /** How many messages of each kind an address has. */
  const stored = (email: string) =>
    Promise.all(
      inbox.map(async (table) => {
        const rows = await server.database.query().selectFrom(table).select('email').execute();
        return rows.filter((row) => row.email?.toLowerCase() === email.toLowerCase()).length;
      }),
    );

  const remove = async ({ token, password }: TestAccount) =>
    (await callAs(server, token, 'POST', 'deletion', { password })).statusCode;

  test('AUT-11 those of a confirmed address are exported and go with the account, however it is written', async () => {
    const { email } = aRegistration();
    const other = aRegistration().email;
    const account = await openAccount(server, { email });
    await confirm(account);
    const shouted = email.toUpperCase();
    await write(shouted);
    await write(other);
    const row = { email: shouted, locale: 'de', created_at: testTime };
    const message = { ...row, answered_at: null, done_at: null };
    expect(await exported(account)).toEqual([
      [{ ...message, name: 'Aiko', message: 'Guten Tag!' }],
      [{ ...message, message: '面白い' }],
      [{ ...row, mailed_at: testTime, confirmed_at: null }],
    ]);
    expect(await remove(account)).toBe(200);
    expect(await stored(email)).toEqual([0, 0, 0]);
    expect(await stored(other)).toEqual([1, 1, 1]);
  });

  test('AUT-11 those of an address that was never confirmed stay a stranger’s', async () => {
    const { email } = aRegistration();
    await write(email);
    const account = await openAccount(server, { email });
    expect(await exported(account)).toEqual([[], [], []]);
    expect(await remove(account)).toBe(200);
    expect(await stored(email)).toEqual([1, 1, 1]);
  });

  test('AUT-11 a deletion that fails leaves account and messages', async () => {
    const account = await openAccount(server);
    await confirm(account);
    await write(account.user.email);
    const { schema } = server.database.query();
    await schema.alterTable('newsletter_subscriptions').renameTo('out_of_reach').execute();
    expect(await remove(account)).toBe(500);
    await schema.alterTable('out_of_reach').renameTo('newsletter_subscriptions').execute();
    expect((await callAs(server, account.token, 'GET', 'profile')).statusCode).toBe(200);
    const left = await server.database
      .query()
      .selectFrom('contact_messages')
      .select('id')
      .where('email', '=', account.user.email)
      .execute();
    expect(left).toHaveLength(1);
  });
});
