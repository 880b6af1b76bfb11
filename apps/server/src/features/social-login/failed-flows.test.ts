import { socialLoginPath, socialProviders } from '@michi/contracts/social-login';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { TestBrowser } from '../../testing/oidc-browser.ts';
import { startOidcServer, testClient } from '../../testing/oidc-server.ts';
import { aPerson, cameBack, here, SocialSite } from '../../testing/social-site.ts';
import { startTestServer, testSettings } from '../../testing/test-server.ts';
import { callbackPath } from './providers.ts';

const { publicUrl } = testSettings;

describe.each(databaseTargets)('what fails comes back to where the visitor was, on $name', (target) => {
  let site: SocialSite;
  beforeAll(async () => {
    site = await SocialSite.start(target);
  });
  afterAll(() => site.close());
  beforeEach(() => void site.newBrowser());

  /** Leads to the provider and answers where it leads back, without going there. */
  function withCode(): Promise<URL> {
    site.oidc.person = aPerson();
    return site.browser.open(socialLoginPath('google', here), callbackPath('google'));
  }

  test('AUT-08 denied consent', async () => {
    expect((await site.flow(null)).href).toBe(cameBack('failed'));
    expect(site.browser.visited.join(' ')).toContain('error=access_denied');
  });

  test('AUT-08 a code that was used', async () => {
    const { pathname, search } = await withCode();
    const again = site.browser.copy();
    expect((await site.browser.open(`${pathname}${search}`)).href).toBe(cameBack('done'));
    expect((await again.open(`${pathname}${search}`)).href).toBe(cameBack('failed'));
    expect((await again.call('POST', '/api/auth/session', {})).statusCode).toBe(401);
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
    expect((await site.browser.open(`${url.pathname}${url.search}`)).href).toBe(cameBack('failed'));
    expect((await site.askSession()).statusCode).toBe(401);
  });

  test('AUT-08 the answer of one provider brought to the other', async () => {
    const { search } = await withCode();
    expect((await site.browser.open(`${callbackPath('facebook')}${search}`)).href).toBe(cameBack('failed'));
  });

  test('AUT-08 more sign-in flows than anybody makes', async () => {
    for (let made = 0; made < 60; made++) await site.browser.call('GET', socialLoginPath('google', here));
    expect((await site.flow(aPerson())).href).toBe(cameBack('failed'));
    site.newBrowser();
    expect((await site.flow(aPerson())).href).toBe(cameBack('done'));
  });

  test('AUT-08 a sign-in flow that took too long', async () => {
    await site.browser.call('GET', socialLoginPath('google', here));
    site.server.clock.now += 10 * 60_000;
    const back = await site.browser.open(`${callbackPath('google')}?code=a&state=b`);
    expect(back.href).toBe(`${publicUrl}/?login=failed`);
  });

  test('AUT-08 a browser that keeps no cookies', async () => {
    const back = await site.browser.open(`${callbackPath('google')}?code=a&state=b`);
    expect(back.href).toBe(`${publicUrl}/?login=failed`);
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
