import { readFileSync } from 'node:fs';
import { fillRegistration, logIn, openAccount, openLogin, password, storedKeys } from './account.ts';
import { mailedPath } from './account-server.ts';
import { reload, visit } from './browser.ts';
import { newDataDir } from './data-dir.ts';
import { expect, test } from './fixtures.ts';
import { dialog, field, submit, userMenu } from './login-window.ts';

const dataDir = newDataDir();
test.use({ serverSettings: { LOG_LEVEL: 'warn', DATA_DIR: dataDir } });

test('AUT-10 AUT-11 from registration by verification, a second device and a new password to deletion', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const email = 'aki@example.org';
  await openLogin(page, '/about');
  await fillRegistration(page, email, 'Aki');
  await submit(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Schön, dass du da bist, Aki!');
  await expect(dialog(page)).toContainText(email);
  await dialog(page).getByRole('button', { name: 'Los geht’s' }).click();
  await visit(page, '/profile/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aki');
  await expect(page.getByText('Deine Adresse ist noch nicht bestätigt.')).toBeVisible();

  await test.step('the link of the mail confirms the address by one press', async () => {
    const path = await mailedPath(dataDir, email, '/verify-email');
    await visit(page, path);
    await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adresse bestätigt');
    await visit(page, '/profile/account');
    await expect(page.getByText('bestätigt', { exact: true })).toBeVisible();
  });

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' });
  const second = await elsewhere.newPage();
  await test.step('a second device logs in, is listed, and is logged out from here', async () => {
    await openLogin(second, '/profile/account');
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
    await visit(second, '/profile/account');
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
