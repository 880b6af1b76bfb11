import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { goOnline, reload } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { keepsLoaded, visitAndKeep } from './offline.ts';

/** How many kanji the device keeps of what the server said of the memory. */
const storedKanji = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('kanji-no-michi');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const asking = opening.result.transaction('values').objectStore('values').get('memory:snapshot');
    await new Promise((resolve) => asking.addEventListener('success', resolve));
    opening.result.close();
    const memories: [item: string][] = asking.result?.memories ?? [];
    return new Set(memories.map(([item]) => item)).size;
  });

test.use({ serviceWorkers: 'allow' });

test('ACH-04 MEM-04 OFF-01 what somebody says to know is shown, saved as a file, kept without a network, and taken back', async ({
  page,
  context,
  errors,
}) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const known = page.getByRole('heading', { name: '80 Kanji kannst du sicher' });
  await visitAndKeep(page, '/profile');
  await reload(page); // now its files come by the worker
  await page.getByLabel('Woher').selectOption('N5');
  await page.getByRole('button', { name: 'Als bekannt merken' }).click();
  await expect(known).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Für Anki speichern' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).split('\n');
  expect(lines.slice(3).filter((line) => /^\p{Script=Han}\t/u.test(line))).toHaveLength(80);
  await expect.poll(() => storedKanji(page)).toBe(80); // no longer on its way
  await keepsLoaded(page);
  await context.setOffline(true);
  await page.goto('/profile');
  await expect(known).toBeVisible();
  await expect(page.getByText(/^Ohne Netz gilt es auf diesem Gerät/)).toBeVisible();
  await goOnline(page);
  await page.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(page.getByRole('heading', { name: 'Gerade sitzt kein Kanji sicher' })).toBeVisible();
  await expect.poll(() => storedKanji(page)).toBe(0);
});
