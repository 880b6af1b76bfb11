import { readFileSync } from 'node:fs';
import { pathIn } from '@michi/contracts/page-address';
import { locales } from '@michi/messages/locales';
import { fillRegistration, logIn, openLogin, storedKeys } from './account.ts';
import { reload, visit } from './browser.ts';
import { newDataDir } from './data-dir.ts';
import { expect, test } from './fixtures.ts';
import { dialog, field, submit, userMenu } from './login-window.ts';
import { mailedPath } from './mailed-path.ts';
import { content, texts, walk } from './page-html.ts';

const dataDir = newDataDir();
test.use({ serverSettings: { LOG_LEVEL: 'warn', DATA_DIR: dataDir } });

test('AUT-02 AUT-10 AUT-11 from registration by verification, a second device and a new password to deletion', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = 'aki@example.org';
  await openLogin(page, '/profile/account');
  await fillRegistration(page, email, 'Aki');
  await submit(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Schön, dass du da bist, Aki!');
  await expect(dialog(page)).toContainText(email);
  await dialog(page).getByRole('button', { name: 'Los geht’s' }).click();
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
  await test.step('a second device is led to where the password is changed, logs in there, is listed, and is logged out from here', async () => {
    await visit(second, '/.well-known/change-password');
    await expect(second).toHaveURL('/profile/account#password');
    await second.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await logIn(second, email);
    await expect(second.getByRole('region', { name: 'Passwort' })).toBeFocused();
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('Aki');
    await reload(page);
    const devices = page.getByRole('region', { name: 'Angemeldete Geräte' }).getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await expect(devices.filter({ hasText: 'Dieses Gerät' })).toHaveCount(1);
    await devices.getByRole('button', { name: /abmelden$/ }).click();
    await expect(devices).toHaveCount(1);
  });

  await test.step('the page and its messages follow the language of the account', async () => {
    const choose = async (language: string) => {
      await page.locator('[name=language]').selectOption(language);
      await page
        .locator('form')
        .filter({ has: page.locator('[name=language]') })
        .locator('[type=submit]')
        .click();
    };
    await choose('ja');
    await expect(page).toHaveURL('/ja/profile/account');
    await expect(page.getByText('保存しました')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await choose('de');
    await expect(page).toHaveURL('/profile/account');
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

test('AUT-11 the pages of accounts speak every language, also without JavaScript', async ({ request }) => {
  const paths = [
    '/profile',
    '/profile/account',
    '/verify-email?token=x',
    '/reset-password?token=x',
    '/social-login/confirm',
  ];
  for (const locale of locales)
    await walk(paths, async (path) => {
      const answer = await request.get(pathIn(locale, path));
      const html = await answer.text();
      expect(answer.status()).toBe(200);
      expect(html).toContain(`<html lang="${locale}"`);
      expect(content(html, 'robots')).toEqual(['noindex']);
      expect(texts(html, /<title>(.*?)<\/title>/g)).toEqual([expect.stringMatching(/ · Kanji no Michi$/)]);
      expect(texts(html, /<h1[^>]*>([\s\S]*?)<\/h1>/g)).toEqual([expect.stringMatching(/\S/)]);
    });
});
