import { logIn, openAccount, openLogin, password } from './account.ts';
import { changeAccount, mailedPath } from './account-server.ts';
import { reload, visit } from './browser.ts';
import { newDataDir } from './data-dir.ts';
import { expect, test } from './fixtures.ts';
import { dialog } from './login-window.ts';

const dataDir = newDataDir();
test.use({ serverSettings: { LOG_LEVEL: 'warn', DATA_DIR: dataDir } });

test('AUT-08 AUT-11 an account without a password gets one by mail, and a login anew before it is deleted', async ({
  page,
  errors,
}) => {
  errors.expect(/status of (401|422)/); // also of the session that the new password ended
  const { email, username } = await openAccount(page);
  await openLogin(page, '/profile/account');
  await logIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(username);
  const quarterHourMs = 15 * 60_000;
  changeAccount(dataDir, email, (database, id) => {
    database.prepare('update users set password_hash = null where id = ?').run(id);
    database
      .prepare('update sessions set created_at = created_at - ? where user_id = ?')
      .run(quarterHourMs, id);
  });
  await reload(page);
  const secret = page.getByRole('region', { name: 'Passwort' });
  await expect(secret).toContainText('Wir schicken dir einen Link, mit dem du ein Passwort festlegst.');
  await expect(secret.locator('input')).toHaveCount(0);

  await page.getByRole('button', { name: 'Konto löschen …' }).click();
  const question = page.getByRole('dialog', { name: 'Konto wirklich löschen?' });
  await expect(question.locator('input')).toHaveCount(0);
  await question.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(question.getByRole('alert')).toHaveText(
    'Melde dich bitte noch einmal an, dann kannst du dein Konto löschen.',
  );
  await page.keyboard.press('Escape');

  await secret.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByText('Die Mail mit dem Link ist unterwegs.')).toBeVisible();
  await visit(page, await mailedPath(dataDir, email, '/reset-password'));
  await page.getByLabel('Neues Passwort').fill(`${password}!`);
  await page.getByLabel('Passwort wiederholen').fill(`${password}!`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort gespeichert');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await logIn(page, email, `${password}!`);
  await expect(dialog(page)).toBeHidden();
  await visit(page, '/profile/account');
  await expect(secret.getByLabel('Jetziges Passwort')).toBeVisible();
});

test('AUT-08 AUT-11 an account without a password that has just logged in is deleted without one', async ({
  page,
  errors,
}) => {
  errors.expect(/status of 401/); // the session went with the account
  const { email, username } = await openAccount(page);
  await openLogin(page, '/profile/account');
  await logIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(username);
  changeAccount(dataDir, email, (database, id) => {
    database.prepare('update users set password_hash = null where id = ?').run(id);
  });
  await reload(page);
  await page.getByRole('button', { name: 'Konto löschen …' }).click();
  const question = page.getByRole('dialog', { name: 'Konto wirklich löschen?' });
  await expect(question.locator('input')).toHaveCount(0);
  await question.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Konto ist gelöscht');
});
