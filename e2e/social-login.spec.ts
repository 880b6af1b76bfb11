import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type OidcServer, startOidcServer, testClient } from '../apps/server/src/testing/oidc-server.ts';
import { storedKeys } from './account.ts';
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

test('AUT-08 whoever says no at the provider reads where they were that it failed; whoever agrees is signed in there, and stays so', async ({
  page,
  provider,
  server,
}) => {
  const signIn = () => dialog(page).getByRole('link', { name: 'Mit Google' }).click();
  provider.person = null;
  await visit(page, here);
  await loginButton(page).click();
  await signIn();
  await expect(alert(page)).toHaveText(
    'Die Anmeldung über den anderen Dienst hat nicht geklappt. Bitte versuche es noch einmal.',
  );
  await expect(page).toHaveURL(here);
  expect(await storedKeys(page)).toEqual([]);
  expect(server.complaints.splice(0).join()).toContain('access_denied');

  provider.person = { sub: 'aiko', email: 'aiko@example.org', email_verified: true, name: 'Aiko 愛子' };
  const asked = page.waitForRequest((request) => request.url().startsWith(`${provider.issuer}/interaction`));
  await signIn();
  await asked;
  // The name at the provider stays there: others would read it in leaderboards.
  await expect(userMenu(page)).toContainText(/Michi \d{1,6}/);
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(here);
  await reload(page);
  await expect(userMenu(page)).toContainText(/Michi \d{1,6}/);
});
