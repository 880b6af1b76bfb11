import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { dialog, loginButton } from './login-window.ts';

test('AUT-01 the code of the window is loaded only when it is asked for; when it cannot be had, the profile page is opened anew', async ({
  page,
  errors,
}) => {
  errors.expect(/ERR_FAILED/);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await visit(page, '/');
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve))); // what is loaded ahead is under way
  expect(scripts.filter((url) => /login-window|accounts-|api-client/.test(url))).toEqual([]);

  await page.route('**/login-window*.js', (route) => route.abort());
  await loginButton(page).click();
  await expect(page).toHaveURL('/profile');
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(dialog(page)).toBeVisible();
  expect(scripts.filter((url) => /login-window/.test(url))).not.toEqual([]);
});
