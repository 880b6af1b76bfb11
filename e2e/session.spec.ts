import {
  answerCalls,
  callsOf,
  endTicket,
  openLogin,
  signedIn,
  storedKeys,
  storeSession,
  yuki,
} from './account.ts';
import { reload } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { alert, dialog, header, loginButton, userMenu } from './login-window.ts';

test('AUT-08 the buttons of other providers lead the whole page there, and one that is not set up leads back with a sentence', async ({
  page,
  server,
}) => {
  await openLogin(page, '/games?filter=available#regal');
  for (const [name, provider] of [
    ['Mit Google', 'google'],
    ['Mit Facebook', 'facebook'],
  ] as const) {
    const link = dialog(page).getByRole('link', { name });
    const back = new URLSearchParams({ return: '/games?filter=available#regal' });
    await expect(link).toHaveAttribute('href', `/api/auth/${provider}?${back}`);
  }
  await dialog(page).getByRole('link', { name: 'Mit Google' }).click();
  await expect(alert(page)).toContainText('Die Anmeldung über den anderen Dienst hat nicht geklappt.');
  await expect(page).toHaveURL('/games?filter=available#regal');
  expect(server.complaints.splice(0).join()).toContain('google is not set up');
});

test('AUT-07 who is signed in is shown no login before the page is taken over, and can log out also when the player cannot be loaded', async ({
  page,
  errors,
}) => {
  errors.expect(/ERR_FAILED/);
  const asked = await answerCalls(page, { profile: { json: { ...yuki, endTicket } } });
  await page.goto('/about');
  await storeSession(page, {
    auth_token: signedIn.token,
    user: JSON.stringify({ ...yuki, username: 'früher' }),
  });
  await page.route(/\/assets\/entry\.client-[^/]*\.js$/, () => {}); // never comes
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeVisible();
  await expect(header(page).getByText('Anmelden')).toBeHidden();
  await page.unroute(/\/assets\/entry\.client-[^/]*\.js$/);

  await page.route(/\/browser-learner-[^/]*\.js$/, (route) => route.abort());
  await reload(page);
  await expect(userMenu(page)).toContainText('Yuki_88');
  expect(callsOf(asked, '/profile')[0]?.headers().authorization).toBe(`Bearer ${signedIn.token}`);
  await userMenu(page).click();
  await userMenu(page).getByRole('button', { name: 'Abmelden' }).click();
  await expect(loginButton(page)).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
  await expect.poll(() => callsOf(asked, '/logout').length).toBe(1);
  expect(callsOf(asked, '/logout')[0]?.headers().authorization).toBe(`Bearer ${signedIn.token}`);
});
