import { socialLinkPage } from '@michi/contracts/social-login';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { bearer, openAccount } from '../../testing/account.ts';
import { aPerson, cameBack, SocialSite } from '../../testing/social-site.ts';
import { testSettings } from '../../testing/test-server.ts';

const { publicUrl } = testSettings;

describe.each(databaseTargets)('an account with the same address, on $name', (target) => {
  let site: SocialSite;
  beforeAll(async () => {
    site = await SocialSite.start(target);
  });
  afterAll(() => site.close());
  beforeEach(() => void site.newBrowser());

  const token = () =>
    new URL(site.server.mails.at(-1)?.text.match(/https:\S+/)?.[0] ?? '').searchParams.get('token');
  const link = (text: string | null, bearer = {}) =>
    site.browser.call('POST', '/api/auth/link', { token: text }, bearer);

  test('AUT-08 is entered only once its owner has followed the mailed link', async () => {
    const account = await openAccount(site.server);
    const person = aPerson({ email: account.user.email.toUpperCase() });
    expect((await site.flow(person)).href).toBe(cameBack('confirm'));
    expect((await site.askSession()).statusCode).toBe(401);
    const [log, warned] = [vi.spyOn(site.server.app.log, 'info'), vi.spyOn(site.server.app.log, 'warn')];
    const mail = site.server.mails.at(-1);
    expect(mail).toMatchObject({ kind: 'social-link', to: account.user.email });
    expect(mail?.text).toContain(`${publicUrl}${socialLinkPage}?token=`);
    expect((await link(token())).statusCode).toBe(200);
    const told = site.server.mails.at(-1);
    expect(told).toMatchObject({ kind: 'provider-linked', to: account.user.email });
    expect(told?.subject).toMatch(/^Google ist verbunden/);
    expect((await site.flow(person)).href).toBe(cameBack('done'));
    expect((await site.session()).user.id).toBe(account.user.id);
    const lines = [...warned.mock.calls, ...log.mock.calls].map(
      ([line]) => line as { event?: string; account?: string },
    );
    const noted = lines.filter(({ event }) => event !== undefined);
    expect(noted).toEqual([
      { event: 'provider-linked', account: expect.stringMatching(/^[\w-]{22}$/) },
      // As the address was not proved before.
      { event: 'sessions-ended', account: noted[0]?.account },
      { event: 'signed-in', account: noted[0]?.account },
    ]);
    for (const spy of [log, warned]) spy.mockRestore();
  });

  test('AUT-08 loses a password that somebody may have chosen who never owned the address', async () => {
    const account = await openAccount(site.server);
    await site.flow(aPerson({ email: account.user.email }));
    await link(token());
    expect((await site.profileOf(account.token)).statusCode).toBe(401);
    await site.flow(aPerson({ email: account.user.email }));
    const { email } = account.user;
    const login = await site.server.post('/api/game-auth/login', { email, password: account.password });
    expect(login.statusCode).toBe(401);
  });

  test.each([
    [
      'by a reset',
      async (email: string) => {
        await site.server.post('/api/game-auth/password-reset', { email });
        await vi.waitUntil(() => site.server.mails.at(-1)?.kind === 'password-reset', { timeout: 30_000 });
        const form = { password: 'sonnenuhr-gießkanne', password_confirmation: 'sonnenuhr-gießkanne' };
        const response = await site.server.post('/api/game-auth/password-reset/confirmation', {
          ...form,
          token: token(),
        });
        expect(response.statusCode).toBe(200);
      },
    ],
    [
      'by another provider',
      async (email: string) => {
        site.newBrowser();
        expect((await site.flow(aPerson({ email }))).href).toBe(cameBack('confirm'));
        expect((await link(token())).statusCode).toBe(200);
      },
    ],
  ])(
    'AUT-08 AUT-10 lets in nobody who had opened it with an address of others once the owner comes %s',
    async (_, takeOver) => {
      const stranger = aPerson({ email_verified: false });
      await site.flow(stranger);
      const opened = await site.session();
      await takeOver(opened.user.email);
      expect((await site.profileOf(opened.token)).statusCode).toBe(401);
      site.newBrowser();
      await site.flow(stranger);
      expect((await site.askSession()).statusCode).toBe(401);
    },
  );

  test('AUT-08 keeps its password and its sessions when the address was proved before', async () => {
    const account = await openAccount(site.server);
    await site.server.database
      .query()
      .updateTable('users')
      .set({ email_verified_at: 1 })
      .where('id', '=', account.user.id)
      .execute();
    await site.flow(aPerson({ email: account.user.email }));
    await link(token());
    expect((await site.profileOf(account.token)).json()).toMatchObject({ has_password: true });
  });

  test('AUT-08 is linked only in the browser that came back', async () => {
    const account = await openAccount(site.server);
    const person = aPerson({ email: account.user.email });
    await site.flow(person);
    const mailed = token();
    const asking = site.browser;
    const strangers = site.newBrowser();
    await site.flow(aPerson({ email: account.user.email }));
    const { token: session } = await openAccount(site.server);
    for (site.browser of [strangers, site.newBrowser()]) {
      const refused = await link(mailed, bearer(session));
      expect([refused.statusCode, refused.json().message]).toEqual([
        403,
        expect.stringMatching(/^Ouvre ce lien dans le navigateur/),
      ]);
    }
    expect((await site.profileOf(account.token)).statusCode).toBe(200);
    site.browser = asking;
    expect((await link(mailed)).statusCode).toBe(200);
  });

  test('AUT-08 is linked in any browser that is signed in to it', async () => {
    const account = await openAccount(site.server);
    await site.flow(aPerson({ email: account.user.email }));
    site.newBrowser();
    expect((await link(token(), bearer(account.token))).statusCode).toBe(200);
  });

  test('AUT-08 is linked by a link once', async () => {
    const account = await openAccount(site.server);
    await site.flow(aPerson({ email: account.user.email }));
    expect(site.browser.siteCookies).toContain('social_link');
    const again = site.browser.copy();
    const mailed = token();
    expect((await link(mailed)).statusCode).toBe(200);
    expect(site.browser.siteCookies).not.toContain('social_link');
    site.browser = again;
    expect((await link(mailed)).statusCode).toBe(404);
  });

  test('AUT-08 is asked about by nobody whose address the provider has not proved', async () => {
    const account = await openAccount(site.server);
    const mails = site.server.mails.length;
    const person = aPerson({ email: account.user.email, email_verified: false });
    expect((await site.flow(person)).href).toBe(cameBack('failed'));
    expect(site.server.mails).toHaveLength(mails);
    expect(site.browser.siteCookies).not.toContain('social_link');
  });

  test('AUT-08 is linked also by a provider that does not say whether it has proved addresses', async () => {
    const account = await openAccount(site.server);
    const { email_verified: _unsaid, ...person } = aPerson({ email: account.user.email });
    expect((await site.flow(person, 'facebook')).href).toBe(cameBack('confirm'));
    expect((await link(token())).statusCode).toBe(200);
  });

  test('AUT-08 is mailed about its owner, whoever else has asked a moment ago', async () => {
    const account = await openAccount(site.server);
    const mailed = () => site.server.mails.filter(({ kind }) => kind === 'social-link').length;
    const before = mailed();
    await site.flow(aPerson({ email: account.user.email }));
    site.newBrowser();
    await site.flow(aPerson({ email: account.user.email }), 'facebook');
    expect(mailed()).toBe(before + 2);
    expect((await link(token())).statusCode).toBe(200);
  });

  test('AUT-08 is not mailed again and again', async () => {
    const account = await openAccount(site.server);
    const person = aPerson({ email: account.user.email });
    const mailed = () => site.server.mails.filter(({ to }) => to === account.user.email).length;
    await site.flow(person);
    const before = mailed();
    expect((await site.flow(person)).href).toBe(cameBack('confirm'));
    expect(mailed()).toBe(before);
    site.server.clock.now += 10 * 60_000;
    await site.flow(person);
    expect(mailed()).toBe(before + 1);
  });

  test('AUT-08 is not linked by an old link, a forged one, or to somebody who has another account', async () => {
    const account = await openAccount(site.server);
    const person = aPerson({ email: account.user.email });
    await site.flow(person);
    const good = token() ?? '';
    expect((await link(`${good.slice(0, -2)}AA`)).statusCode).toBe(404);
    expect((await link(good.slice(0, 10))).statusCode).toBe(422);
    site.server.clock.now += 60 * 60_000;
    expect((await link(good)).statusCode).toBe(404);
    await site.flow(person);
    const newer = token();
    await site.flow({ ...person, email: aPerson().email ?? '' });
    expect((await link(newer)).statusCode).toBe(404);
  });

  test('AUT-11 AUT-08 a deleted account leaves nothing that could be entered', async () => {
    const person = aPerson();
    await site.flow(person);
    const first = await site.session();
    const path = '/api/game-auth/deletion';
    expect((await site.server.post(path, {}, bearer(first.token))).statusCode).toBe(200);
    await site.flow(person);
    expect((await site.session()).user.id).not.toBe(first.user.id);
  });
});
