import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { reload, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { dialog } from './login-window.ts';
import { keepsLoaded, visitAndKeep } from './offline.ts';

/** How many kanji the device keeps of what the server said of the memory. */
const heardKanji = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('kanji-no-michi-memory');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const asking = opening.result.transaction('memory').objectStore('memory').get('heard');
    await new Promise((resolve) => asking.addEventListener('success', resolve));
    opening.result.close();
    const memories: [kanji: string][] = asking.result?.memories ?? [];
    return new Set(memories.map(([kanji]) => kanji)).size;
  });

test('ACH-04 a guest has a profile too, is invited by both ways, and search engines stay out', async ({
  page,
}) => {
  await visit(page, '/profile');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { name: 'Noch sitzt kein Kanji sicher' })).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Konto anlegen');
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: 'Konto anlegen' })).toBeFocused();
});

test('MEM-04 @phone what somebody says to know is shown, saved as a file, kept, and taken back', async ({
  page,
}) => {
  await visit(page, '/profile');
  await page.getByLabel('Woher').selectOption('N5');
  await page.getByRole('button', { name: 'Als bekannt merken' }).click();
  await expect(page.getByRole('heading', { name: '80 Kanji kannst du sicher' })).toBeVisible();
  await reload(page);
  await expect(page.getByRole('heading', { name: '80 Kanji kannst du sicher' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Für Anki speichern' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).split('\n');
  expect(lines.slice(3).filter((line) => /^\p{Script=Han}\t/u.test(line))).toHaveLength(80);
  await page.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(page.getByRole('heading', { name: 'Noch sitzt kein Kanji sicher' })).toBeVisible();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('ACH-04 OFF-01 without a network the profile shows what the device knows', async ({
    page,
    context,
    errors,
  }) => {
    errors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    await visitAndKeep(page, '/profile');
    await reload(page); // now its files come by the worker
    await page.getByLabel('Woher').selectOption('N5');
    await page.getByRole('button', { name: 'Als bekannt merken' }).click();
    await expect(page.getByRole('heading', { name: '80 Kanji kannst du sicher' })).toBeVisible();
    await expect.poll(() => heardKanji(page)).toBe(80); // no longer on its way
    await keepsLoaded(page);
    await context.setOffline(true);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: '80 Kanji kannst du sicher' })).toBeVisible();
    await expect(page.getByText(/^Ohne Netz gilt es auf diesem Gerät/)).toBeVisible();
  });
});
