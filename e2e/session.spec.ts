import {
  answerCalls,
  callsOf,
  logIn,
  openLogin,
  signedIn,
  storedKeys,
  storeSession,
  yuki,
} from './account.ts';
import { reload, stored, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { alert, choose, dialog, header, loginButton, userMenu } from './login-window.ts';

test.describe('another provider', () => {
  test('AUT-08 its buttons lead the whole page there, with the way back', async ({ page }) => {
    await openLogin(page, '/games?filter=available#regal');
    for (const [name, provider] of [
      ['Mit Google', 'google'],
      ['Mit Facebook', 'facebook'],
    ] as const) {
      const link = dialog(page).getByRole('link', { name });
      const back = new URLSearchParams({ return: '/games?filter=available#regal' });
      await expect(link).toHaveAttribute('href', `/api/auth/${provider}?${back}`);
    }
  });

  test('AUT-08 a provider that is not set up leads back with a sentence', async ({ page, server }) => {
    await openLogin(page, '/games?filter=available');
    await dialog(page).getByRole('link', { name: 'Mit Google' }).click();
    await expect(alert(page)).toContainText('Die Anmeldung über den anderen Dienst hat nicht geklappt.');
    await expect(page).toHaveURL('/games?filter=available');
    expect(server.complaints.splice(0).join()).toContain('google is not set up');
  });

  test('AUT-08 who comes back without success reads why, under the address as it was', async ({ page }) => {
    await visit(page, '/games?filter=available&login=failed#x');
    await expect(alert(page)).toHaveText(
      'Die Anmeldung über den anderen Dienst hat nicht geklappt. Bitte versuche es noch einmal.',
    );
    await expect(page).toHaveURL('/games?filter=available#x');
    await choose(page, 'Registrieren');
    await expect(alert(page)).toHaveCount(0);

    await visit(page, '/games?login=confirm');
    await expect(dialog(page)).toContainText('Wir haben dir eine Mail geschickt');
    await visit(page, '/games?login=unsinn');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('AUT-08 who comes back with success is signed in, else reads why not', async ({ page, errors }) => {
    errors.expect(/status of 401/);
    await answerCalls(page, { session: { json: signedIn }, profile: { json: yuki } });
    await visit(page, '/about?login=done');
    await expect(userMenu(page)).toContainText('Yuki_88');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
    expect(await stored(page, 'user')).toEqual(yuki);

    await page.evaluate(() => localStorage.clear());
    await page.unrouteAll();
    await answerCalls(page, { session: { status: 401, json: { message: 'Nein.' } } });
    await visit(page, '/about?login=done');
    await expect(alert(page)).toContainText('Die Anmeldung über den anderen Dienst hat nicht geklappt.');
    expect(await storedKeys(page)).toEqual([]);
  });
});

test.describe('the session', () => {
  const session = { auth_token: signedIn.token, user: JSON.stringify({ ...yuki, username: 'früher' }) };

  test('AUT-07 a login stores token and user, a logout clears both, whatever its answer', async ({
    page,
    errors,
  }) => {
    errors.expect(/status of (401|403|500)|ERR_FAILED/); // to the server itself the device is a guest's
    await visit(page, '/about');
    for (const [how, logout] of [
      ['is well', { json: { message: 'ok' } }],
      ['is a refusal', { status: 401, json: { message: 'Nein.' } }],
      ['is a failure', { status: 500, json: { message: '' } }],
      ['is none', null],
    ] as const)
      await test.step(`its answer ${how}`, async () => {
        const asked = await answerCalls(page, { login: { json: signedIn }, logout });
        await loginButton(page).click();
        await logIn(page, 'yuki@example.org');
        await expect(userMenu(page)).toContainText('Yuki_88');
        await expect(userMenu(page).locator('summary')).toBeFocused();
        expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBe(signedIn.token);
        expect(await stored(page, 'user')).toEqual(yuki);

        await userMenu(page).click();
        await userMenu(page).getByRole('button', { name: 'Abmelden' }).click();
        await expect(loginButton(page)).toBeFocused();
        expect(await storedKeys(page)).toEqual([]);
        await expect.poll(() => callsOf(asked, '/logout').length).toBeGreaterThan(0);
        const [call] = callsOf(asked, '/logout');
        expect(call?.method()).toBe('POST');
        expect(call?.headers().authorization).toBe(`Bearer ${signedIn.token}`);
        await page.unrouteAll();
      });
  });

  test('AUT-07 a logout ends the session on the server also when the player cannot be loaded', async ({
    page,
    errors,
  }) => {
    errors.expect(/ERR_FAILED/);
    await visit(page, '/about');
    const asked = await answerCalls(page, { profile: { json: yuki } });
    await storeSession(page, session);
    await page.route(/\/browser-player-[^/]*\.js$/, (route) => route.abort());
    await reload(page);
    await expect(userMenu(page)).toContainText('Yuki_88');
    await userMenu(page).click();
    await userMenu(page).getByRole('button', { name: 'Abmelden' }).click();
    await expect(loginButton(page)).toBeVisible();
    expect(await storedKeys(page)).toEqual([]);
    await expect.poll(() => callsOf(asked, '/logout').length).toBe(1);
    expect(callsOf(asked, '/logout')[0]?.headers().authorization).toBe(`Bearer ${signedIn.token}`);
  });

  test('AUT-07 on load the server says who is signed in', async ({ page }) => {
    const asked = await answerCalls(page, { profile: { json: yuki } });
    await visit(page, '/about');
    expect(asked).toEqual([]);
    await storeSession(page, session);
    await page.route(/\/assets\/entry\.client-[^/]*\.js$/, () => {}); // never comes
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeVisible();
    await expect(header(page).getByText('Anmelden')).toBeHidden(); // nor does it flash
    await page.unroute(/\/assets\/entry\.client-[^/]*\.js$/);
    await visit(page, '/about');
    await expect(userMenu(page)).toContainText('Yuki_88');
    expect(callsOf(asked, '/profile')[0]?.headers().authorization).toBe(`Bearer ${signedIn.token}`);
    expect(await stored(page, 'user')).toEqual(yuki);
  });

  test('AUT-07 only the word of the API that the token is not valid clears token and user', async ({
    page,
    errors,
  }) => {
    errors.expect(/status of (401|403|500)|ERR_FAILED/); // to the server itself the device is a guest's
    await visit(page, '/about');
    for (const [how, answer] of [
      ['a failure of the server', { status: 500, json: { message: '' } }],
      ['no answer', null],
      ['an unreadable answer', { json: {} }],
      ['the page of a hotspot', { status: 401, contentType: 'text/html', body: '<title>Hotel</title>' }],
    ] as const)
      await test.step(how, async () => {
        const asked = await answerCalls(page, { profile: answer });
        await storeSession(page, session);
        await reload(page);
        await expect.poll(() => callsOf(asked, '/profile').length).toBeGreaterThan(0);
        await page.unrouteAll();
        await answerCalls(page, { profile: { json: yuki } });
        await expect(userMenu(page)).toContainText('Yuki_88'); // asked again, without anybody's doing
        expect(callsOf(asked, '/logout')).toEqual([]);
      });
    await test.step('a refusal', async () => {
      await answerCalls(page, { profile: { status: 401, json: { message: 'Nein.' } } });
      await reload(page);
      await expect.poll(() => storedKeys(page)).toEqual([]);
      await expect(loginButton(page)).toBeVisible();
    });
  });

  test('AUT-07 with the token or the user alone nobody is signed in, and nothing is asked', async ({
    page,
  }) => {
    await visit(page, '/about');
    const asked = await answerCalls(page, {});
    for (const key of ['auth_token', 'user'] as const)
      await test.step(key, async () => {
        await page.evaluate(() => localStorage.clear());
        await storeSession(page, { [key]: session[key] });
        await reload(page);
        await expect(loginButton(page)).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(callsOf(asked, '/profile')).toEqual([]);
      });
  });

  test('AUT-07 without a network nothing is asked and nobody logged out, until there is one', async ({
    page,
  }) => {
    await visit(page, '/about');
    const asked = await answerCalls(page, { profile: { json: yuki } });
    await storeSession(page, session);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    });
    await reload(page);
    await expect(userMenu(page)).toContainText('früher');
    await page.waitForLoadState('networkidle');
    expect(callsOf(asked, '/profile')).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
      window.dispatchEvent(new Event('online'));
    });
    await expect(userMenu(page)).toContainText('Yuki_88');
  });

  test('AUT-07 another tab follows', async ({ page, context }) => {
    await visit(page, '/about');
    await answerCalls(page, { profile: { json: yuki } });
    const other = await context.newPage();
    await answerCalls(other, { login: { json: signedIn } });
    await openLogin(other);
    await logIn(other, 'yuki@example.org');
    await expect(userMenu(page)).toContainText('Yuki_88');
  });

  // For admins, the admin page joins the menu as soon as it has one.
  test('SHL-06 signed in, the button is a menu of the account: profile, achievements, challenges and logout', async ({
    page,
  }) => {
    await visit(page, '/about');
    await answerCalls(page, { profile: { json: yuki }, sessions: { json: { sessions: [] } } });
    await storeSession(page, session);
    await reload(page);
    await expect(loginButton(page)).toHaveCount(0);
    await userMenu(page).locator('summary').press('Enter');
    await expect(userMenu(page).getByRole('link', { name: 'Profil' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(userMenu(page).getByRole('link').first()).toBeHidden();
    await expect(userMenu(page).locator('summary')).toBeFocused();
    await userMenu(page).click();
    await expect(userMenu(page).getByRole('listitem')).toHaveText([
      'Profil',
      'Siegelbuch',
      'Herausforderungen',
      'Abmelden',
    ]);
    for (const link of await userMenu(page).getByRole('link').all()) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
    }
    await userMenu(page).getByRole('link', { name: 'Profil' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(userMenu(page).getByRole('link').first()).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 760 } });

    test('SHL-06 the menu has the login, and then the account', async ({ page }) => {
      await visit(page, '/about');
      await answerCalls(page, { login: { json: signedIn }, profile: { json: yuki } });
      const sign = header(page).getByRole('button', { name: 'Menü öffnen' });
      const menu = page.getByRole('dialog', { name: 'Menü' });
      await sign.click();
      await menu.getByRole('button', { name: 'Anmelden' }).click();
      await expect(menu).toBeHidden();
      await logIn(page, 'yuki@example.org');
      await expect(dialog(page)).toBeHidden();
      await expect(sign).toBeFocused();
      await sign.click();
      const account = menu.getByRole('navigation', { name: 'Konto von Yuki_88' });
      await expect(account.getByRole('link', { name: 'Profil' })).toBeVisible();
      await account.getByRole('button', { name: 'Abmelden' }).click();
      await expect(menu.getByRole('button', { name: 'Anmelden' })).toBeVisible();
      expect(await storedKeys(page)).toEqual([]);
    });
  });
});
