import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { appCode } from '../apps/server/src/testing/app-code.ts';
import { readMail } from '../apps/server/src/testing/read-mail.ts';
import { fillRegistration, logIn, openLogin } from './account.ts';
import { visit } from './browser.ts';
import { newDataDir } from './data-dir.ts';
import { expect, test } from './fixtures.ts';
import { dialog, submit } from './login-window.ts';
import { mailedPath } from './mailed-path.ts';

const dataDir = newDataDir();
test.use({ serverSettings: { LOG_LEVEL: 'warn', DATA_DIR: dataDir } });

const email = 'aki@example.org';
const root = join(import.meta.dirname, '..');

/** What an app shows, so many steps from now: each code counts once. */
const codeOf = (secret: string, steps: number) => appCode(secret, Date.now() + steps * 30_000);

/** The texts of the mails that were sent to an address. */
function mailsTo(address: string): string[] {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  const mails = readdirSync(folder).map((file) => readMail(readFileSync(join(folder, file), 'utf8')));
  return mails.filter(({ headers }) => headers.to?.includes(address)).map(({ text }) => text);
}

async function register(page: Page): Promise<void> {
  await openLogin(page, '/profile/account');
  await fillRegistration(page, email, 'Aki');
  await submit(page).click();
  await dialog(page).getByRole('button', { name: 'Los geht’s' }).click();
  await visit(page, await mailedPath(dataDir, email, '/verify-email'));
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adresse bestätigt');
}

/** By the page of the account. Answers the secret of the app. */
async function setUpSecondFactor(page: Page): Promise<string> {
  await visit(page, '/profile/account');
  const panel = page.getByRole('region', { name: 'Anmelden in zwei Schritten' });
  await panel.getByLabel('Dein Passwort').fill('ein Satz über Tusche 7');
  await panel.getByRole('button', { name: 'Einrichten' }).click();
  const secret = ((await panel.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await panel.getByLabel('Code', { exact: true }).fill(codeOf(secret, 0));
  await panel.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(panel.getByRole('heading', { name: 'Deine Ersatzcodes' })).toBeVisible();
  await panel.getByRole('button', { name: 'Aufbewahrt' }).click();
  return secret;
}

test('ADM-01 ADM-02 AUT-13 an admin signs in by a second factor, answers a letter, gives a plan and takes it back', {
  tag: '@sweep',
}, async ({ page, request, browser, baseURL }) => {
  const letter = { name: 'Lena', email: 'lena@example.org', message: 'Der Stift hakt auf dem Tablet.' };
  expect((await request.post('/api/contact', { data: letter })).ok()).toBe(true);
  await register(page);
  const command = [join(root, 'apps/server/src/commands/admin.ts'), 'add', email];
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  expect(spawnSync(join(root, 'node_modules/.bin/node'), command, { cwd: root, env }).status).toBe(0);
  const secret = await setUpSecondFactor(page);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' });
  const desk = await elsewhere.newPage();
  await test.step('for a guest there is no such page', async () => {
    expect((await desk.goto('/admin'))?.status()).toBe(404);
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Hier geht der Weg nicht weiter');
  });
  await test.step('password and code open it', async () => {
    await openLogin(desk, '/about');
    await logIn(desk, email);
    await dialog(desk).getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
    await desk.keyboard.press('Enter');
    await expect(dialog(desk)).toBeHidden();
    await visit(desk, '/admin');
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Übersicht');
  });
  const sections = desk.getByRole('navigation', { name: 'Verwaltung' });
  await test.step('a letter is answered by mail', async () => {
    await sections.getByRole('link', { name: /^Nachrichten/ }).click();
    await desk.getByRole('link', { name: /Lena/ }).click();
    const details = desk.getByRole('complementary', { name: 'Lena' });
    await expect(details).toContainText(letter.message);
    await details.getByRole('textbox', { name: /Antwort/ }).fill('Danke, wir sehen es uns an.');
    await details.getByRole('button', { name: 'Antwort senden' }).click();
    await expect.poll(() => mailsTo(letter.email).join('')).toContain('Danke, wir sehen es uns an.');
  });
  await test.step('a plan is given, noted and taken back', async () => {
    await sections.getByRole('link', { name: 'Konten' }).click();
    await desk.getByRole('table', { name: 'Konten' }).getByRole('link', { name: /Aki/ }).click();
    const details = desk.getByRole('complementary', { name: 'Aki' });
    await details.getByLabel('Tarif').selectOption('premium');
    await details.getByLabel(/^Grund/).fill('Preis im Wettbewerb');
    await details.getByRole('button', { name: 'Änderung speichern' }).click();
    await expect(details.getByText('plan: free → premium')).toBeVisible();
    await details.getByRole('button', { name: 'Zurücknehmen' }).click();
    await expect(details.getByText('plan: premium → free')).toBeVisible();
    await expect(details.getByLabel('Tarif')).toHaveValue('free');
  });
  await elsewhere.close();
});
