import { socialLoginPath, socialProviders } from '@michi/contracts/social-login';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { openAccount } from '../../testing/account.ts';
import type { Person } from '../../testing/oidc-server.ts';
import { aPerson, cameBack, SocialSite } from '../../testing/social-site.ts';

describe.each(databaseTargets)('signing in with another provider on $name', (target) => {
  let site: SocialSite;
  beforeAll(async () => {
    site = await SocialSite.start(target);
  });
  afterAll(() => site.close());
  beforeEach(() => void site.newBrowser());

  test.each(socialProviders)(
    'AUT-08 AUT-09 %s opens an account and signs in, where the visitor was',
    async (provider) => {
      const person = aPerson();
      const back = await site.flow(person, provider);
      expect(back.href).toBe(cameBack('done'));
      const { token, endTicket, user } = await site.session();
      expect(user).toMatchObject({
        email: person.email,
        username: expect.stringMatching(/^Michi \d{1,6}$/),
        language: 'fr',
        email_verified: true,
        has_password: false,
      });
      expect((await site.profileOf(token)).json()).toEqual({ ...user, endTicket });
    },
  );

  test('AUT-08 who comes again enters the same account, also with another name and address at the provider', async () => {
    const person = aPerson();
    await site.flow(person);
    const first = await site.session();
    site.newBrowser();
    await site.flow({ ...person, name: 'Someone else', email: 'new@example.org' });
    expect((await site.session()).user).toEqual(first.user);
  });

  test('AUT-08 the token stands in no address, and is handed over once', async () => {
    await site.flow(aPerson());
    const { token } = await site.session();
    expect(site.browser.visited.join(' ')).not.toContain(token);
    expect(site.browser.siteCookies).toEqual(['XSRF-TOKEN', 'known_browser']);
    expect((await site.askSession()).statusCode).toBe(401);
  });

  test('AUT-08 cookies of a sign-in flow are closed to scripts and kept to https', async () => {
    const response = await site.server.get(socialLoginPath('google', '/'));
    expect(response.headers['set-cookie']).toMatch(
      /^social_flow=[\w.-]+; Path=\/api\/auth; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('AUT-08 what a sign-in flow brings is kept for one call, unseen by scripts and other sites', async () => {
    await site.flow(aPerson());
    const closed = ['HttpOnly', 'SameSite=Strict', 'Secure'];
    expect(site.browser.attributesOf('social_session')).toEqual([
      'Path=/api/auth/session',
      'Max-Age=600',
      ...closed,
    ]);
    const account = await openAccount(site.server);
    site.newBrowser();
    await site.flow(aPerson({ email: account.user.email }));
    expect(site.browser.attributesOf('social_link')).toEqual([
      'Path=/api/auth/link',
      'Max-Age=3600',
      ...closed,
    ]);
  });

  test('API-08 the documents describe where sign-in flows begin and come back', async () => {
    const { paths } = (await site.server.get('/api/openapi.json')).json();
    for (const path of socialProviders.flatMap((id) => [`/api/auth/${id}`, `/api/auth/${id}/callback`]))
      expect(Object.keys(paths[path].get.responses)).toContain('303');
    expect((await site.server.get('/api/docs')).body).toContain('/api/auth/google/callback');
  });

  test('AUT-08 an address that the provider has not proved is confirmed by mail', async () => {
    const person = aPerson({ email_verified: false });
    await site.flow(person, 'facebook');
    expect((await site.session()).user.email_verified).toBe(false);
    expect(site.server.mails.at(-1)).toMatchObject({ kind: 'email-verification', to: person.email });
  });

  test.each([
    ['a provider that tells no address', { email_verified: true }],
    ['an address that is none', { email: 'nobody' }],
  ])('AUT-08 %s fails', async (_, { email, ...rest }: Partial<Person>) => {
    const { email: _none, ...person } = aPerson(rest);
    const back = await site.flow(email === undefined ? person : { ...person, email });
    expect(back.href).toBe(cameBack('failed'));
    expect((await site.askSession()).statusCode).toBe(401);
  });
});
