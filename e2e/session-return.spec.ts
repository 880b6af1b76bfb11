import { logIn, openAccount, openLogin, storedKeys } from './account.ts';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { userMenu } from './login-window.ts';
import { visitAndKeep } from './offline.ts';

/** The answer that breaks off comes early or late, as chance has it. */
const rounds = 8;

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(`AUT-07 who goes to another page as the network returns is still signed in, ${rounds} times of ${rounds}`, async ({
    page,
    context,
    errors,
  }) => {
    errors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|Failed to (fetch|load)/);
    test.slow();
    await visit(page, '/about');
    const { email, username } = await openAccount(page);
    await openLogin(page);
    await logIn(page, email);
    await expect(userMenu(page)).toContainText(username);
    await visitAndKeep(page, '/today');
    await visitAndKeep(page, '/profile');
    const logouts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/logout')) logouts.push(request.method());
    });

    let lost = 0;
    for (let round = 1; round <= rounds; round++) {
      await context.setOffline(true);
      await visit(page, '/profile');
      await context.setOffline(false);
      await visit(page, '/today');
      if ((await storedKeys(page)).length === 2) continue;
      lost += 1;
      await openLogin(page);
      await logIn(page, email);
      await expect(userMenu(page)).toContainText(username);
    }
    await expect(userMenu(page)).toContainText(username);
    expect({ lost, logouts }).toEqual({ lost: 0, logouts: [] });
  });
});
