import { randomUUID } from 'node:crypto';
import { pathIn } from '@michi/contracts/page-address';
import { locales } from '@michi/messages/locales';
import {
  answerCalls,
  callsOf,
  logIn,
  openAccount,
  openLogin,
  password,
  signedIn,
  storedKeys,
  storeSession,
  yuki,
} from './account.ts';
import { reload, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { dialog, userMenu } from './login-window.ts';
import { content, texts } from './page-html.ts';

test('AUT-11 name, language, country and password can be changed', async ({ page, errors }) => {
  errors.expect(/status of 422/);
  const { email } = await openAccount(page);
  await openLogin(page, '/profile/account');
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
  await expect(page).toHaveURL('/ja/profile/account');
  await expect(page.getByText('保存しました')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

test('AUT-11 a program that keeps passwords leads to where one is changed, after signing in if need be', async ({
  page,
}) => {
  const { email } = await openAccount(page);
  await visit(page, '/.well-known/change-password');
  await expect(page).toHaveURL('/profile/account#password');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await logIn(page, email);
  const secret = page.getByRole('region', { name: 'Passwort' });
  await expect(secret).toBeFocused();
  await expect(secret).toBeInViewport({ ratio: 0.9 });
  await expect(page).toHaveURL('/profile/account#password');
  await page.keyboard.press('Tab');
  await expect(secret.getByLabel('Jetziges Passwort')).toBeFocused();
  await visit(page, '/.well-known/change-password');
  await expect(secret).toBeFocused();
});

test('AUT-11 a name from before today’s rules is not in the way of other changes', async ({ page }) => {
  const old = { ...yuki, username: 'Team Ольга' };
  await visit(page, '/');
  await storeSession(page, { auth_token: signedIn.token, user: JSON.stringify(old) });
  const asked = await answerCalls(page, {
    profile: { json: { ...old, user: old, message: 'Gespeichert.' } },
    sessions: { json: { sessions: [] } },
  });
  await visit(page, '/profile/account');
  const person = page.getByRole('region', { name: 'Über dich' });
  await person.getByLabel(/^Land/).fill('at');
  await person.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  const [change] = callsOf(asked, '/profile').filter((request) => request.method() === 'PATCH');
  expect(change?.postDataJSON()).toEqual({ language: old.language, country_code: 'AT' });
});

test('AUT-09 AUT-11 logging out everywhere ends this session too', async ({ page, errors }) => {
  errors.expect(/status of 401/); // the device takes its leave with a token that has ended
  const { email } = await openAccount(page);
  await openLogin(page, '/profile/account');
  await logIn(page, email);
  await page.getByRole('button', { name: 'Überall abmelden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier ist Platz für deinen Weg');
  expect(await storedKeys(page)).toEqual([]);
});

test('AUT-11 a guest is invited, by both ways, and search engines stay out', async ({ page }) => {
  await visit(page, '/profile/account');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Konto anlegen');
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: 'Konto anlegen' })).toBeFocused();
  await main.getByRole('button', { name: 'Anmelden' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Willkommen zurück');
});

test('AUT-11 the pages of accounts speak every language, also without JavaScript', async ({ request }) => {
  for (const locale of locales)
    for (const path of [
      '/profile',
      '/profile/account',
      '/verify-email?token=x',
      '/reset-password?token=x',
      '/social-login/confirm',
    ]) {
      const answer = await request.get(pathIn(locale, path));
      const html = await answer.text();
      expect(answer.status()).toBe(200);
      expect(html).toContain(`<html lang="${locale}"`);
      expect(content(html, 'robots')).toEqual(['noindex']);
      expect(texts(html, /<title>(.*?)<\/title>/g)).toEqual([expect.stringMatching(/ · Kanji no Michi$/)]);
      expect(texts(html, /<h1[^>]*>([\s\S]*?)<\/h1>/g)).toEqual([expect.stringMatching(/\S/)]);
    }
});

test('AUT-11 out of reach it says so and tries again, and without a network it waits', async ({
  page,
  context,
  errors,
}) => {
  errors.expect(/status of (403|500)|ERR_INTERNET_DISCONNECTED/); // to the server itself the device is a guest's
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
  await page.getByRole('main').getByRole('link', { name: 'Konto verwalten' }).click();
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

test('AUT-11 an export that was cut off is not saved, and can be tried again', async ({ page }) => {
  const { email } = await openAccount(page);
  await openLogin(page, '/profile/account');
  await logIn(page, email);
  const data = page.getByRole('region', { name: 'Deine Daten' });
  await page.route('**/api/game-auth/export', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).slice(0, -1) });
  });
  await data.getByRole('button', { name: 'Daten herunterladen' }).click();
  await expect(data.getByRole('alert')).toContainText('mittendrin abgebrochen');
  await page.unroute('**/api/game-auth/export');
  const download = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  expect((await download).suggestedFilename()).toMatch(/^kanji-no-michi-.*\.json$/);
  await expect(data.getByRole('alert')).toHaveCount(0);
});

test('AUT-11 without a network the profile waits for one', async ({ page, context, errors }) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/profile/account');
  await answerCalls(page, { profile: { json: yuki }, sessions: { json: { sessions: [] } } });
  await context.setOffline(true);
  await storeSession(page, { auth_token: signedIn.token, user: JSON.stringify(yuki) });
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: null })));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerade keine Verbindung');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yuki_88');
});
