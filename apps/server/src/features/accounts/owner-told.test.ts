import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { callAs, mailedToken, openAccount, type TestAccount } from '../../testing/account.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const fresh = { password: 'sonnenuhr-gießkanne', password_confirmation: 'sonnenuhr-gießkanne' };

describe.each(databaseTargets)('what happens to an account is mailed to its owner, on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  async function verified(): Promise<TestAccount> {
    const account = await openAccount(server, { language: 'en' });
    const token = mailedToken(server, account.user.email);
    await callAs(server, account.token, 'POST', 'email-verification/confirmation', { token });
    return account;
  }
  const change = ({ token, password }: TestAccount) =>
    callAs(server, token, 'POST', 'password', { ...fresh, current_password: password });
  const remove = ({ token, password }: TestAccount) =>
    callAs(server, token, 'POST', 'deletion', { password });
  /** The mails about an account but for the first, which confirms the address. */
  const toldTo = ({ user }: TestAccount) =>
    server.mails
      .filter(({ to }) => to === user.email)
      .slice(1)
      .map(({ kind, subject }) => [kind, subject]);

  test('AUT-10 AUT-11 a password changed in the profile, and no wrong try', async () => {
    const account = await verified();
    await change({ ...account, password: 'wrong' });
    expect(toldTo(account)).toEqual([]);
    await change(account);
    expect(toldTo(account)).toEqual([['password-changed', 'Your password has been changed: Kanji no Michi']]);
  });

  test('AUT-10 a password set by a mailed link, which proves the address', async () => {
    const account = await openAccount(server, { language: 'en' });
    await server.post('/api/game-auth/password-reset', { email: account.user.email });
    await expect.poll(() => toldTo(account)).toHaveLength(1);
    const token = mailedToken(server, account.user.email);
    await server.post('/api/game-auth/password-reset/confirmation', { ...fresh, token });
    expect(toldTo(account).slice(1)).toEqual([
      ['password-changed', 'You have a new password: Kanji no Michi'],
    ]);
  });

  test('AUT-10 AUT-11 the deletion of the account', async () => {
    const account = await verified();
    await remove({ ...account, password: 'wrong' });
    expect(toldTo(account)).toEqual([]);
    expect((await remove(account)).statusCode).toBe(200);
    expect(toldTo(account)).toEqual([['account-deleted', 'Your account has been deleted: Kanji no Michi']]);
  });

  test('AUT-10 nothing goes to an address that nobody has proved: it may be a stranger’s', async () => {
    const account = await openAccount(server);
    expect((await change(account)).statusCode).toBe(200);
    expect((await remove({ ...account, password: fresh.password })).statusCode).toBe(200);
    expect(toldTo(account)).toEqual([]);
  });
});
