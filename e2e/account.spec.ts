import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  answerCalls,
  logIn,
  openAccount,
  openLogin,
  password,
  signedIn,
  storedKeys,
  storeSession,
  yuki,
} from './account.ts';
import { mailedPath } from './account-server.ts';
import { reload, visit } from './browser.ts';
import { newDataDir } from './data-dir.ts';
import { expect, test } from './fixtures.ts';
import { choose, dialog, field, submit, userMenu } from './login-window.ts';

const dataDir = newDataDir();
test.use({ serverSettings: { LOG_LEVEL: 'warn', DATA_DIR: dataDir } });

test.describe('the account', () => {
  test('AUT-10 AUT-11 from registration by verification, a second device and a new password to deletion', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const email = 'aki@example.org';
    await openLogin(page, '/about');
    await choose(page, 'Registrieren');
    await field(page, 'E-Mail').fill(email);
    await field(page, 'Benutzername').fill('Aki');
    await field(page, 'Passwort').fill(password);
    await field(page, 'Passwort wiederholen').fill(password);
    await submit(page).click();
    await expect(dialog(page)).toHaveAccessibleName('Schön, dass du da bist, Aki!');
    await expect(dialog(page)).toContainText(email);
    await dialog(page).getByRole('button', { name: 'Los geht’s' }).click();
    await visit(page, '/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aki');
    await expect(page.getByText('Deine Adresse ist noch nicht bestätigt.')).toBeVisible();

    await test.step('the link of the mail confirms the address by one press', async () => {
      const path = await mailedPath(dataDir, email, '/verify-email');
      await visit(page, path);
      await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adresse bestätigt');
      await visit(page, '/profile');
      await expect(page.getByText('bestätigt', { exact: true })).toBeVisible();
    });

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' });
    const second = await elsewhere.newPage();
    await test.step('a second device logs in, is listed, and is logged out from here', async () => {
      await openLogin(second, '/profile');
      await logIn(second, email);
      await expect(second.getByRole('heading', { level: 1 })).toHaveText('Aki');
      await reload(page);
      const devices = page.getByRole('region', { name: 'Angemeldete Geräte' }).getByRole('listitem');
      await expect(devices).toHaveCount(2);
      await expect(devices.filter({ hasText: 'Dieses Gerät' })).toHaveCount(1);
      await devices.getByRole('button', { name: /abmelden$/ }).click();
      await expect(devices).toHaveCount(1);
    });

    const newPassword = 'ein anderer Satz über Papier';
    await test.step('who forgot the password sets a new one by mail', async () => {
      await second.evaluate(() => localStorage.clear());
      await openLogin(second, '/about');
      await dialog(second).getByRole('button', { name: 'Passwort vergessen?' }).click();
      await field(second, 'E-Mail').fill(email);
      await second.keyboard.press('Enter');
      await expect(dialog(second).getByRole('status')).toContainText('Sieh in deinem Postfach nach');
      await visit(second, await mailedPath(dataDir, email, '/reset-password'));
      await second.getByLabel('Neues Passwort').fill(newPassword);
      await second.getByLabel('Passwort wiederholen').fill(newPassword);
      await second.keyboard.press('Enter');
      await expect(second.getByRole('heading', { level: 1 })).toHaveText('Passwort gespeichert');
      await second.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
      await logIn(second, email, newPassword);
      await expect(userMenu(second)).toContainText('Aki');
    });

    await test.step('the export holds the account', async () => {
      await visit(second, '/profile');
      const download = second.waitForEvent('download');
      await second.getByRole('button', { name: 'Daten herunterladen' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^kanji-no-michi-\d{4}-\d\d-\d\d\.json$/);
      const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
      expect(data.account).toMatchObject({ email, username: 'Aki', email_verified: true });
      await expect(second.getByText('Datei heruntergeladen')).toBeVisible();
    });

    await test.step('the deletion asks for the password, and then everything is gone', async () => {
      await second.getByRole('button', { name: 'Konto löschen …' }).click();
      const question = second.getByRole('dialog', { name: 'Konto wirklich löschen?' });
      await question.getByLabel('Dein Passwort').fill(newPassword);
      await question.getByRole('button', { name: 'Endgültig löschen' }).click();
      await expect(second.getByRole('heading', { level: 1 })).toHaveText('Dein Konto ist gelöscht');
      expect(await storedKeys(second)).toEqual([]);
    });
    await elsewhere.close();
  });

  test('AUT-11 name, language, country and password can be changed', async ({ page, errors }) => {
    errors.expect(/status of 422/);
    const { email } = await openAccount(page);
    await openLogin(page, '/profile');
    await logIn(page, email);
    const person = page.getByRole('region', { name: 'Über dich' });
    await person.getByLabel('Benutzername').fill('');
    await person.getByRole('button', { name: 'Speichern' }).click();
    await expect(person.getByLabel('Benutzername')).toHaveAttribute('aria-invalid', 'true');
    const name = `aki-${randomUUID().slice(0, 6)}`;
    await person.getByLabel('Benutzername').fill(name);
    await person.getByLabel(/^Land/).fill('at');
    await person.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(userMenu(page)).toContainText(name);
    await reload(page);
    await expect(person.getByLabel(/^Land/)).toHaveValue('AT');

    const secret = page.getByRole('region', { name: 'Passwort' });
    const change = async (current: string, next: string) => {
      await secret.getByLabel('Jetziges Passwort').fill(current);
      await secret.getByLabel('Neues Passwort').fill(next);
      await secret.getByLabel('Passwort wiederholen').fill(next);
      await secret.getByRole('button', { name: 'Passwort ändern' }).click();
    };
    await change('das war es nicht', 'ein anderer Satz über Papier');
    await expect(secret.getByLabel('Jetziges Passwort')).toBeFocused();
    await expect(secret.getByLabel('Jetziges Passwort')).toHaveAttribute('aria-invalid', 'true');
    await change(password, 'ein anderer Satz über Papier');
    await expect(page.getByText('Passwort geändert')).toBeVisible();
    await expect(secret.getByLabel('Jetziges Passwort')).toHaveValue('');

    await person.getByLabel('Sprache').selectOption('ja');
    await person.getByRole('button', { name: 'Speichern' }).click();
    await expect(page).toHaveURL('/ja/profile');
    await expect(page.getByText('保存しました')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });

  test('AUT-09 AUT-11 logging out everywhere ends this session too', async ({ page, errors }) => {
    errors.expect(/status of 401/); // the device takes its leave with a token that has ended
    const { email } = await openAccount(page);
    await openLogin(page, '/profile');
    await logIn(page, email);
    await page.getByRole('button', { name: 'Überall abmelden' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier ist Platz für deinen Weg');
    expect(await storedKeys(page)).toEqual([]);
  });

  test('AUT-11 a guest is invited, by both ways, and search engines stay out', async ({ page }) => {
    await visit(page, '/profile');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(dialog(page)).toHaveAccessibleName('Konto anlegen');
    await page.keyboard.press('Escape');
    await expect(main.getByRole('button', { name: 'Konto anlegen' })).toBeFocused();
    await main.getByRole('button', { name: 'Anmelden' }).click();
    await expect(dialog(page)).toHaveAccessibleName('Willkommen zurück');
  });

  for (const locale of ['de', 'en', 'es', 'fr', 'ja'])
    test(`AUT-11 the pages of accounts speak ${locale}, also without JavaScript`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      for (const path of [
        '/profile',
        '/verify-email?token=x',
        '/reset-password?token=x',
        '/social-login/confirm',
      ]) {
        const answer = await page.goto(locale === 'de' ? path : `/${locale}${path}`);
        expect(answer?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await expect(page).toHaveTitle(/ · Kanji no Michi$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      }
      await context.close();
    });

  test('AUT-11 out of reach it says so and tries again, and without a network it waits', async ({
    page,
    context,
    errors,
  }) => {
    errors.expect(/status of 500|ERR_INTERNET_DISCONNECTED/);
    const answers: Record<string, object | null> = {
      profile: { json: yuki },
      sessions: { status: 500, json: { message: '' } },
    };
    await visit(page, '/about');
    await page.route('**/api/v1/devices/join', (route) => route.fulfill({ json: { joined: true } }));
    await page.route('**/api/game-auth/*', (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      return route.fulfill(answers[name] ?? {});
    });
    await storeSession(page, { auth_token: signedIn.token, user: JSON.stringify(yuki) });
    await reload(page);
    await expect(userMenu(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    answers.profile = { status: 500, json: { message: '' } };
    await userMenu(page).click();
    await userMenu(page).getByRole('link', { name: 'Profil' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Dein Profil ist gerade nicht zu erreichen',
    );
    answers.profile = { json: yuki };
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yuki_88');
    const devices = page.getByRole('region', { name: 'Angemeldete Geräte' });
    await expect(devices.getByRole('alert')).toContainText('gerade nicht zu erreichen');
    answers.sessions = { json: { sessions: [] } };
    await devices.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(devices.getByRole('alert')).toHaveCount(0);

    await page.getByLabel('Benutzername').fill('halb getippt');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByLabel('Benutzername')).toHaveValue('halb getippt');
  });

  test('AUT-11 without a network the profile waits for one', async ({ page, context, errors }) => {
    errors.expect(/ERR_INTERNET_DISCONNECTED/);
    await visit(page, '/profile');
    await answerCalls(page, { profile: { json: yuki }, sessions: { json: { sessions: [] } } });
    await context.setOffline(true);
    await storeSession(page, { auth_token: signedIn.token, user: JSON.stringify(yuki) });
    await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: null })));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerade keine Verbindung');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yuki_88');
  });

  test('AUT-10 links that are unknown, cut or empty say so, and lead on', async ({ page, errors }) => {
    errors.expect(/status of (404|422)/);
    const { email } = await openAccount(page);
    await test.step('who is not logged in is asked to, for only then an address is confirmed', async () => {
      await visit(page, '/verify-email?token=kurz');
      await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
      await expect(field(page, 'E-Mail')).toBeFocused();
      await logIn(page, email);
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr');
    });
    for (const search of ['?token=abcdefghijklmnopqrstuvwxyz', '?token=kurz']) {
      await visit(page, `/verify-email${search}`);
      await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr');
      await visit(page, `/reset-password${search}`);
      await page.getByLabel('Neues Passwort').fill(password);
      await page.getByLabel('Passwort wiederholen').fill(password);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr');
    }
    for (const path of ['/verify-email', '/reset-password', '/social-login/confirm']) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr');
    }
  });
});
