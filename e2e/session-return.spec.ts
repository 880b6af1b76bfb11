import { enterNewAccount, storedKeys } from './account.ts';
import { goOnline, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { userMenu } from './login-window.ts';
import { visitAndKeep } from './offline.ts';

test.use({ serviceWorkers: 'allow' });

test('AUT-07 who goes to another page as the network returns is still signed in, whenever the answer breaks off', {
  tag: '@sweep',
}, async ({ page, context, errors }) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|Failed to (fetch|load)/);
  const { username } = await enterNewAccount(page);
  await visitAndKeep(page, '/today');
  await visitAndKeep(page, '/profile');
  await expect(userMenu(page)).toContainText(username);
  const logouts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/logout')) logouts.push(request.method());
  });

  const call = '**/api/game-auth/profile';
  for (const early of [true, false])
    await test.step(early ? 'before the page is left' : 'as the page is left', async () => {
      await context.setOffline(true);
      await visit(page, '/profile');
      await page.route(call, (route) => (early ? route.abort() : undefined), { times: 1 });
      const brokenOff = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/profile'));
      const asked = page.waitForRequest(call);
      await goOnline(page);
      await (early ? brokenOff : asked);
      await visit(page, '/today');
      await expect(userMenu(page)).toContainText(username);
      expect(await storedKeys(page)).toEqual(['auth_token', 'user']);
    });
  expect(logouts).toEqual([]);
});
