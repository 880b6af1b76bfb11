import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { logIn, openAccount } from './account.ts';
import { sidewaysScroll, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { alert, choose, dialog, field, submit } from './login-window.ts';

test.describe('GAM-01 AUT-11 axe finds nothing, nothing is too wide, and all can be hit', () => {
  /** Checks what is shown by every rule in the light and its colours in the dark. */
  async function check(page: Page, state: string): Promise<void> {
    await test.step(state, async () => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const light = await new AxeBuilder({ page }).analyze();
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      const dark = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
      const faults = [...light.violations, ...dark.violations];
      expect(faults.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
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
    });
  }

  test('in the window @phone', async ({ page, errors }) => {
    errors.expect(/status of (401|422)/);
    await visit(page, '/profile');
    await check(page, 'a guest’s profile');
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await logIn(page, 'niemand@example.org');
    await expect(alert(page)).toBeVisible();
    await check(page, 'login refused');
    await choose(page, 'Registrieren');
    await field(page, 'Benutzername').fill('-');
    await field(page, 'Passwort').fill('kurz');
    await field(page, 'Passwort wiederholen').fill('anders');
    await submit(page).click();
    await expect(field(page, 'Benutzername')).toHaveAttribute('aria-invalid', 'true');
    await check(page, 'registration refused');
    await choose(page, 'Anmelden');
    await dialog(page).getByRole('button', { name: 'Passwort vergessen?' }).click();
    await check(page, 'password forgotten');
  });

  test('on the pages @phone', async ({ page }) => {
    const { email } = await openAccount(page);
    await visit(page, '/profile');
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await logIn(page, email);
    await expect(page.getByRole('listitem').getByText('Dieses Gerät')).toBeVisible();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await check(page, 'profile');
    await page.getByRole('button', { name: 'Konto löschen …' }).click();
    await check(page, 'deletion');
    for (const path of ['/verify-email', '/reset-password'])
      for (const search of ['', '?token=abcdefghijklmnopqrstuvwxyz']) {
        await visit(page, path + search);
        await check(page, path + search);
      }
  });
});
