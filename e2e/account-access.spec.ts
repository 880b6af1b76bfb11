import type { Page } from '@playwright/test';
import { logIn, openAccount } from './account.ts';
import { check } from './axe.ts';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { alert, choose, dialog, field, submit } from './login-window.ts';

test.describe('GAM-01 AUT-11 axe finds nothing, nothing is too wide, and all can be hit', () => {
  const look = (page: Page, state: string) =>
    check(page, state, {
      async also() {
        const small = await page
          .locator('dialog[open], main')
          .last()
          .locator('button:visible, a.btn:visible, input:visible, select:visible, summary:visible')
          .evaluateAll((controls) =>
            controls
              .filter((control) => control.getBoundingClientRect().height < 44)
              .map((control) => control.outerHTML),
          );
        expect(small).toEqual([]);
      },
    });

  test('in the window', async ({ page, errors }) => {
    errors.expect(/status of (401|422)/);
    await visit(page, '/profile/account');
    await look(page, 'a guest’s profile');
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await logIn(page, 'niemand@example.org');
    await expect(alert(page)).toBeVisible();
    await look(page, 'login refused');
    await choose(page, 'Registrieren');
    await field(page, 'Benutzername').fill('-');
    await field(page, 'Passwort').fill('kurz');
    await field(page, 'Passwort wiederholen').fill('anders');
    await submit(page).click();
    await expect(field(page, 'Benutzername')).toHaveAttribute('aria-invalid', 'true');
    await look(page, 'registration refused');
    await choose(page, 'Anmelden');
    await dialog(page).getByRole('button', { name: 'Passwort vergessen?' }).click();
    await look(page, 'password forgotten');
  });

  test('on the pages', async ({ page }) => {
    const { email } = await openAccount(page);
    await visit(page, '/profile/account');
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await logIn(page, email);
    await expect(page.getByRole('listitem').getByText('Dieses Gerät')).toBeVisible();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await look(page, 'profile');
    await page.getByRole('button', { name: 'Konto löschen …' }).click();
    await look(page, 'deletion');
    for (const path of ['/verify-email', '/reset-password'])
      for (const search of ['', '?token=abcdefghijklmnopqrstuvwxyz']) {
        await visit(page, path + search);
        await look(page, path + search);
      }
  });
});
