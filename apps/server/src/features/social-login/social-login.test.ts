import type { SignedIn } from '@michi/contracts/accounts';
import {
  type SocialOutcome,
  type SocialProvider,
  socialLinkPage,
  socialLoginPath,
  socialProviders,
} from '@michi/contracts/social-login';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { bearer, callAs, openAccount } from '../../testing/account.ts';
import { TestBrowser } from '../../testing/oidc-browser.ts';
import { type OidcServer, type Person, startOidcServer, testClient } from '../../testing/oidc-server.ts';
import { startTestServer, type TestServer, testSettings } from '../../testing/test-server.ts';
import { callbackPath } from './providers.ts';

const { publicUrl } = testSettings;
const here = '/en/mitsukete/levels?sort=name#level-3';
let count = 0;

/** Somebody whom no server has met yet. */
function aPerson(overrides: Partial<Person> = {}): Person {
  count += 1;
  return {
    sub: `sub|${count}`,
    email: `Person${count}@example.org`,
    email_verified: true,
    name: `Aïko 愛子 ${count}`,
    ...overrides,
  };
}

describe.each(databaseTargets)('signing in with another provider on $name', (target) => {
  let oidc: OidcServer;
  let server: TestServer;
  let browser: TestBrowser;
  beforeAll(async () => {
    oidc = await startOidcServer(socialProviders.map((id) => `${publicUrl}${callbackPath(id)}`));
    const provider = { ...testClient, issuer: oidc.issuer };
    server = await startTestServer(target, { social: { google: provider, facebook: provider } });
  });
  afterAll(async () => {
    await server.close();
    await oidc.close();
  });
  beforeEach(() => {
    browser = new TestBrowser(server, publicUrl);
  });

  /** A journey to the provider and back, by somebody. */
  async function journey(person: Person | null, provider: SocialProvider = 'google', at = here) {
    oidc.person = person;
    return browser.open(socialLoginPath(provider, at));
  }

  const cameBack = (outcome: SocialOutcome) =>
    `${publicUrl}/en/mitsukete/levels?sort=name&login=${outcome}#level-3`;
  const collect = async (): Promise<SignedIn> => {
    const response = await browser.call('POST', '/api/auth/session');
    expect(response.statusCode).toBe(200);
    return response.json();
  };
  const profileOf = (token: string) => callAs(server, token, 'GET', 'profile');

  test.each(socialProviders)(
    'AUT-08 %s opens an account and signs in, where the visitor was',
    async (provider) => {
      const person = aPerson();
      const back = await journey(person, provider);
      expect(back.href).toBe(cameBack('done'));
      const { token, user } = await collect();
      expect(user).toMatchObject({
        email: person.email,
        username: expect.stringMatching(/^Michi \d{1,6}$/),
        language: 'fr',
        email_verified: true,
        has_password: false,
      });
      expect((await profileOf(token)).json()).toEqual(user);
    },
  );

  test('AUT-08 who comes again enters the same account, also with another name and address at the provider', async () => {
    const person = aPerson();
    await journey(person);
    const first = await collect();
    browser = new TestBrowser(server, publicUrl);
    await journey({ ...person, name: 'Someone else', email: 'new@example.org' });
    expect((await collect()).user).toEqual(first.user);
  });

  test('AUT-08 the token stands in no address, and is handed over once', async () => {
    await journey(aPerson());
    const { token } = await collect();
    expect(browser.visited.join(' ')).not.toContain(token);
    expect(browser.siteCookies).toEqual(['XSRF-TOKEN']);
    expect((await browser.call('POST', '/api/auth/session')).statusCode).toBe(401);
  });

  test('AUT-08 cookies of a journey are closed to scripts and kept to https', async () => {
    const response = await server.get(socialLoginPath('google', '/'));
    expect(response.headers['set-cookie']).toMatch(
      /^social_journey=[\w.-]+; Path=\/api\/auth; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('AUT-08 what a journey brings is kept for one call, unseen by scripts and other sites', async () => {
    await journey(aPerson());
    const closed = ['HttpOnly', 'SameSite=Strict', 'Secure'];
    expect(browser.attributesOf('social_session')).toEqual([
      'Path=/api/auth/session',
      'Max-Age=60',
      ...closed,
    ]);
    const account = await openAccount(server);
    browser = new TestBrowser(server, publicUrl);
    await journey(aPerson({ email: account.user.email }));
    expect(browser.attributesOf('social_link')).toEqual(['Path=/api/auth/link', 'Max-Age=3600', ...closed]);
  });

  test('API-08 the documents describe where journeys begin and come back', async () => {
    const { paths } = (await server.get('/api/openapi.json')).json();
    for (const path of socialProviders.flatMap((id) => [`/api/auth/${id}`, `/api/auth/${id}/callback`]))
      expect(Object.keys(paths[path].get.responses)).toContain('303');
    expect((await server.get('/api/docs')).body).toContain('/api/auth/google/callback');
  });

  test('AUT-08 an address that the provider has not proved is confirmed by mail', async () => {
    const person = aPerson({ email_verified: false });
    await journey(person, 'facebook');
    expect((await collect()).user.email_verified).toBe(false);
    expect(server.mails.at(-1)).toMatchObject({ kind: 'email-verification', to: person.email });
  });

  test.each([
    ['a provider that tells no address', { email_verified: true }],
    ['an address that is none', { email: 'nobody' }],
  ])('AUT-08 %s fails', async (_, { email, ...rest }: Partial<Person>) => {
    const { email: _none, ...person } = aPerson(rest);
    const back = await journey(email === undefined ? person : { ...person, email });
    expect(back.href).toBe(cameBack('failed'));
    expect((await browser.call('POST', '/api/auth/session')).statusCode).toBe(401);
  });

  describe('an account with the same address', () => {
    const token = () =>
      new URL(server.mails.at(-1)?.text.match(/https:\S+/)?.[0] ?? '').searchParams.get('token');
    const link = (text: string | null, bearer = {}) =>
      browser.call('POST', '/api/auth/link', { token: text }, bearer);

    test('AUT-08 is entered only once its owner has followed the mailed link', async () => {
      const account = await openAccount(server);
      const person = aPerson({ email: account.user.email.toUpperCase() });
      expect((await journey(person)).href).toBe(cameBack('confirm'));
      expect((await browser.call('POST', '/api/auth/session')).statusCode).toBe(401);
      const mail = server.mails.at(-1);
      expect(mail).toMatchObject({ kind: 'social-link', to: account.user.email });
      expect(mail?.text).toContain(`${publicUrl}${socialLinkPage}?token=`);
      expect((await link(token())).statusCode).toBe(200);
      expect((await journey(person)).href).toBe(cameBack('done'));
      expect((await collect()).user.id).toBe(account.user.id);
    });

    test('AUT-08 loses a password that somebody may have chosen who never owned the address', async () => {
      const account = await openAccount(server);
      await journey(aPerson({ email: account.user.email }));
      await link(token());
      expect((await profileOf(account.token)).statusCode).toBe(401);
      await journey(aPerson({ email: account.user.email }));
      const { email } = account.user;
      const login = await server.post('/api/game-auth/login', { email, password: account.password });
      expect(login.statusCode).toBe(401);
    });

    test.each([
      [
        'by a reset',
        async (email: string) => {
          await server.post('/api/game-auth/password-reset', { email });
          await vi.waitUntil(() => server.mails.at(-1)?.kind === 'password-reset');
          const form = { password: 'sonnenuhr-gießkanne', password_confirmation: 'sonnenuhr-gießkanne' };
          const response = await server.post('/api/game-auth/password-reset/confirmation', {
            ...form,
            token: token(),
          });
          expect(response.statusCode).toBe(200);
        },
      ],
      [
        'by another provider',
        async (email: string) => {
          browser = new TestBrowser(server, publicUrl);
          expect((await journey(aPerson({ email }))).href).toBe(cameBack('confirm'));
          expect((await link(token())).statusCode).toBe(200);
        },
      ],
    ])(
      'AUT-08 AUT-10 lets in nobody who had opened it with an address of others once the owner comes %s',
      async (_, takeOver) => {
        const stranger = aPerson({ email_verified: false });
        await journey(stranger);
        const opened = await collect();
        await takeOver(opened.user.email);
        expect((await profileOf(opened.token)).statusCode).toBe(401);
        browser = new TestBrowser(server, publicUrl);
        await journey(stranger);
        expect((await browser.call('POST', '/api/auth/session')).statusCode).toBe(401);
      },
    );

    test('AUT-08 keeps its password and its sessions when the address was proved before', async () => {
      const account = await openAccount(server);
      await server.database
        .query()
        .updateTable('users')
        .set({ email_verified_at: 1 })
        .where('id', '=', account.user.id)
        .execute();
      await journey(aPerson({ email: account.user.email }));
      await link(token());
      expect((await profileOf(account.token)).json()).toMatchObject({ has_password: true });
    });

    test('AUT-08 is linked only in the browser that came back', async () => {
      const account = await openAccount(server);
      const person = aPerson({ email: account.user.email });
      await journey(person);
      const mailed = token();
      const asking = browser;
      const strangers = new TestBrowser(server, publicUrl);
      browser = strangers;
      await journey(aPerson({ email: account.user.email }));
      const { token: session } = await openAccount(server);
      for (browser of [strangers, new TestBrowser(server, publicUrl)]) {
        const refused = await link(mailed, bearer(session));
        expect([refused.statusCode, refused.json().message]).toEqual([
          403,
          expect.stringMatching(/^Ouvre ce lien dans le navigateur/),
        ]);
      }
      expect((await profileOf(account.token)).statusCode).toBe(200);
      browser = asking;
      expect((await link(mailed)).statusCode).toBe(200);
    });

    test('AUT-08 is linked in any browser that is signed in to it', async () => {
      const account = await openAccount(server);
      await journey(aPerson({ email: account.user.email }));
      browser = new TestBrowser(server, publicUrl);
      expect((await link(token(), bearer(account.token))).statusCode).toBe(200);
    });

    test('AUT-08 is linked by a link once', async () => {
      const account = await openAccount(server);
      await journey(aPerson({ email: account.user.email }));
      expect(browser.siteCookies).toContain('social_link');
      const again = browser.copy();
      expect((await link(token())).statusCode).toBe(200);
      expect(browser.siteCookies).not.toContain('social_link');
      browser = again;
      expect((await link(token())).statusCode).toBe(404);
    });

    test('AUT-08 is asked about by nobody whose address the provider has not proved', async () => {
      const account = await openAccount(server);
      const mails = server.mails.length;
      const person = aPerson({ email: account.user.email, email_verified: false });
      expect((await journey(person)).href).toBe(cameBack('failed'));
      expect(server.mails).toHaveLength(mails);
      expect(browser.siteCookies).not.toContain('social_link');
    });

    test('AUT-08 is linked also by a provider that does not say whether it has proved addresses', async () => {
      const account = await openAccount(server);
      const { email_verified: _unsaid, ...person } = aPerson({ email: account.user.email });
      expect((await journey(person, 'facebook')).href).toBe(cameBack('confirm'));
      expect((await link(token())).statusCode).toBe(200);
    });

    test('AUT-08 is mailed about its owner, whoever else has asked a moment ago', async () => {
      const account = await openAccount(server);
      const mailed = () => server.mails.filter(({ kind }) => kind === 'social-link').length;
      const before = mailed();
      await journey(aPerson({ email: account.user.email }));
      browser = new TestBrowser(server, publicUrl);
      await journey(aPerson({ email: account.user.email }), 'facebook');
      expect(mailed()).toBe(before + 2);
      expect((await link(token())).statusCode).toBe(200);
    });

    test('AUT-08 is not mailed again and again', async () => {
      const account = await openAccount(server);
      const person = aPerson({ email: account.user.email });
      const mailed = () => server.mails.filter(({ to }) => to === account.user.email).length;
      await journey(person);
      const before = mailed();
      expect((await journey(person)).href).toBe(cameBack('confirm'));
      expect(mailed()).toBe(before);
      server.clock.now += 10 * 60_000;
      await journey(person);
      expect(mailed()).toBe(before + 1);
    });

    test('AUT-08 is not linked by an old link, a forged one, or to somebody who has another account', async () => {
      const account = await openAccount(server);
      const person = aPerson({ email: account.user.email });
      await journey(person);
      const good = token() ?? '';
      expect((await link(`${good.slice(0, -2)}AA`)).statusCode).toBe(404);
      expect((await link(good.slice(0, 10))).statusCode).toBe(422);
      server.clock.now += 60 * 60_000;
      expect((await link(good)).statusCode).toBe(404);
      await journey(person);
      const newer = token();
      await journey({ ...person, email: aPerson().email ?? '' });
      expect((await link(newer)).statusCode).toBe(404);
    });

    test('AUT-11 AUT-08 a deleted account leaves nothing that could be entered', async () => {
      const person = aPerson();
      await journey(person);
      const first = await collect();
      const path = '/api/game-auth/deletion';
      expect((await server.post(path, {}, bearer(first.token))).statusCode).toBe(200);
      await journey(person);
      expect((await collect()).user.id).not.toBe(first.user.id);
    });
  });

  describe('what fails comes back to where the visitor was', () => {
    /** Leads to the provider and answers where it leads back, without going there. */
    function withCode(): Promise<URL> {
      oidc.person = aPerson();
      return browser.open(socialLoginPath('google', here), callbackPath('google'));
    }

    test('AUT-08 denied consent', async () => {
      expect((await journey(null)).href).toBe(cameBack('failed'));
      expect(browser.visited.join(' ')).toContain('error=access_denied');
    });

    test('AUT-08 a code that was used', async () => {
      const { pathname, search } = await withCode();
      const again = browser.copy();
      expect((await browser.open(`${pathname}${search}`)).href).toBe(cameBack('done'));
      expect((await again.open(`${pathname}${search}`)).href).toBe(cameBack('failed'));
      expect((await again.call('POST', '/api/auth/session')).statusCode).toBe(401);
    });

    test.each([
      ['a forged state', (url: URL) => url.searchParams.set('state', 'forged')],
      ['a missing state', (url: URL) => url.searchParams.delete('state')],
      ['a forged code', (url: URL) => url.searchParams.set('code', 'forged')],
      ['no code', (url: URL) => url.searchParams.delete('code')],
      ['an issuer that is another', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
    ])('AUT-08 %s', async (_, forge) => {
      const url = await withCode();
      forge(url);
      expect((await browser.open(`${url.pathname}${url.search}`)).href).toBe(cameBack('failed'));
      expect((await browser.call('POST', '/api/auth/session')).statusCode).toBe(401);
    });

    test('AUT-08 the answer of one provider brought to the other', async () => {
      const { search } = await withCode();
      expect((await browser.open(`${callbackPath('facebook')}${search}`)).href).toBe(cameBack('failed'));
    });

    test('AUT-08 more journeys than anybody makes', async () => {
      for (let made = 0; made < 60; made++) await browser.call('GET', socialLoginPath('google', here));
      expect((await journey(aPerson())).href).toBe(cameBack('failed'));
      browser = new TestBrowser(server, publicUrl);
      expect((await journey(aPerson())).href).toBe(cameBack('done'));
    });

    test('AUT-08 a journey that took too long', async () => {
      await browser.call('GET', socialLoginPath('google', here));
      server.clock.now += 10 * 60_000;
      const back = await browser.open(`${callbackPath('google')}?code=a&state=b`);
      expect(back.href).toBe(`${publicUrl}/?login=failed`);
    });

    test('AUT-08 a browser that keeps no cookies', async () => {
      const back = await browser.open(`${callbackPath('google')}?code=a&state=b`);
      expect(back.href).toBe(`${publicUrl}/?login=failed`);
    });
  });
});

describe('providers that cannot be asked', () => {
  const [target] = databaseTargets;
  if (!target) throw new Error('no database');

  test.each(socialProviders)('AUT-08 %s is not set up: back to where the visitor was', async (provider) => {
    const server = await startTestServer(target);
    const back = await new TestBrowser(server, publicUrl).open(socialLoginPath(provider, here));
    expect(back.href).toBe(`${publicUrl}/en/mitsukete/levels?sort=name&login=failed#level-3`);
    await server.close();
  });

  test('AUT-08 who reaches the site by another name comes back by that name', async () => {
    const server = await startTestServer(target);
    const { headers } = await server.get(socialLoginPath('google', here), { host: '127.0.0.1:3000' });
    expect(headers.location).toBe('/en/mitsukete/levels?sort=name&login=failed#level-3');
    await server.close();
  });

  test('AUT-08 no network: back to where the visitor was', async () => {
    const oidc = await startOidcServer([]);
    await oidc.close();
    const google = { ...testClient, issuer: oidc.issuer };
    const server = await startTestServer(target, { social: { google, facebook: null } });
    const back = await new TestBrowser(server, publicUrl).open(socialLoginPath('google', '/blog'));
    expect(back.href).toBe(`${publicUrl}/blog?login=failed`);
    await server.close();
  });

  test('AUT-08 a provider that goes away meanwhile: back to where the visitor was', async () => {
    const oidc = await startOidcServer([`${publicUrl}${callbackPath('google')}`]);
    const google = { ...testClient, issuer: oidc.issuer };
    const server = await startTestServer(target, { social: { google, facebook: null } });
    const browser = new TestBrowser(server, publicUrl);
    const begun = await browser.call('GET', socialLoginPath('google', '/blog'));
    const state = new URL(String(begun.headers.location)).searchParams.get('state');
    await oidc.close();
    const iss = encodeURIComponent(oidc.issuer);
    const back = await browser.open(`${callbackPath('google')}?code=a&state=${state}&iss=${iss}`);
    expect(back.href).toBe(`${publicUrl}/blog?login=failed`);
    await server.close();
  });

  test('AUT-08 an identity that another has signed: back to where the visitor was', async () => {
    const oidc = await startOidcServer([`${publicUrl}${callbackPath('google')}`]);
    oidc.showsOtherKeys = true;
    oidc.person = aPerson();
    const google = { ...testClient, issuer: oidc.issuer };
    const server = await startTestServer(target, { social: { google, facebook: null } });
    const browser = new TestBrowser(server, publicUrl);
    expect((await browser.open(socialLoginPath('google', '/blog'))).href).toBe(
      `${publicUrl}/blog?login=failed`,
    );
    expect(browser.visited.join(' ')).toContain('code=');
    await server.close();
    await oidc.close();
  });
});
