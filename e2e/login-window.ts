import type { Locator, Page } from '@playwright/test';

export const header = (page: Page): Locator => page.getByRole('banner');
export const loginButton = (page: Page): Locator => header(page).getByRole('button', { name: 'Anmelden' });
/** What the header shows in place of the button to somebody who is signed in. */
export const userMenu = (page: Page): Locator =>
  header(page).getByRole('group').filter({ hasText: 'Konto von' });

export const dialog = (page: Page): Locator => page.getByRole('dialog').and(page.locator('.auth'));
export const field = (page: Page, label: string): Locator => dialog(page).getByLabel(label, { exact: true });
export const submit = (page: Page): Locator => dialog(page).locator('[type=submit]');
export const alert = (page: Page): Locator => dialog(page).getByRole('alert');
export const choose = (page: Page, mode: 'Anmelden' | 'Registrieren'): Promise<void> =>
  dialog(page).getByRole('tab', { name: mode }).click();
