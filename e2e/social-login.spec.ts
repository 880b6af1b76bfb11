import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type OidcServer, startOidcServer, testClient } from '../apps/server/src/testing/oidc-server.ts';
import { reload, visit } from './browser.ts';
import { test as base, expect } from './fixtures.ts';
import { alert, dialog, loginButton, userMenu } from './login-window.ts';

interface Workers {
  /** Other than the provider's, so that the browser takes the two for different sites. */
  siteHost: string;
  provider: OidcServer & { readonly publicUrl: string };
}

/** The provider has to know where it leads back, and the server where the provider is. */
const test = base.extend<object, Workers>({
  siteHost: ['localhost', { option: true, scope: 'worker' }],
  provider: [
    async ({ siteHost }, use) => {
      const publicUrl = `http://${siteHost}:${await freePort(siteHost)}`;
      const provider = await startOidcServer([`${publicUrl}/api/auth/google/callback`]);
      await use(Object.assign(provider, { publicUrl }));
      await provider.close();
    },
    { scope: 'worker' },
  ],
  serverSettings: [
    async ({ provider, siteHost }, use) => {
      await use({
        LOG_LEVEL: 'warn',
        HOST: siteHost,
        PORT: new URL(provider.publicUrl).port,
        PUBLIC_URL: provider.publicUrl,
        GOOGLE_CLIENT_ID: testClient.clientId,
        GOOGLE_CLIENT_SECRET: testClient.clientSecret,
        GOOGLE_ISSUER: provider.issuer,
      });
    },
    { scope: 'worker' },
  ],
});

async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const here = '/games?filter=available#regal';

test('AUT-08 whoever agrees at the provider is signed in where they were, and stays so', async ({
  page,
  provider,
}) => {
  provider.person = { sub: 'aiko', email: 'aiko@example.org', email_verified: true, name: 'Aiko 愛子' };
  await visit(page, here);
  await loginButton(page).click();
  const asked = page.waitForRequest((request) => request.url().startsWith(`${provider.issuer}/interaction`));
  await dialog(page).getByRole('link', { name: 'Mit Google' }).click();
  await asked;
  // The name at the provider stays there: others would read it in leaderboards.
  await expect(userMenu(page)).toContainText(/Michi \d{1,6}/);
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(here);
  await reload(page);
  await expect(userMenu(page)).toContainText(/Michi \d{1,6}/);
});

for (const [locale, button, path, sentence] of [
  [
    'de',
    'Mit Google',
    here,
    'Die Anmeldung über den anderen Dienst hat nicht geklappt. Bitte versuche es noch einmal.',
  ],
  ['en', 'With Google', `/en${here}`, 'Social login failed. Please try again.'],
] as const)
  test(`AUT-08 whoever says no at the provider reads where they were that it failed: ${locale}`, async ({
    page,
    provider,
    server,
  }) => {
    provider.person = null;
    await visit(page, path);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(Anmelden|Log in)$/ })
      .click();
    await dialog(page).getByRole('link', { name: button }).click();
    await expect(alert(page)).toHaveText(sentence);
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    expect(server.complaints.splice(0).join()).toContain('access_denied');
  });
