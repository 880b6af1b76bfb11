import type { Page } from '@playwright/test';
import { enterAccount, enterNewAccount } from './account.ts';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';

const word = (page: Page, kanji: string) =>
  page
    .getByRole('listitem')
    .getByRole('button')
    .filter({ has: page.getByText(kanji, { exact: true }) });

async function write(page: Page, ...kanji: readonly string[]): Promise<void> {
  for (const each of kanji) await word(page, each).click();
}

const branch = (page: Page) => page.getByRole('region', { name: 'Deine letzten drei' });

test('KOT-01 KOT-05 GAM-07 a haiku is written from the hub on, saved as a picture, and is there with the account on another device', async ({
  page,
  browser,
  server,
}) => {
  await test.step('a guest writes a draft, leaves, and finishes it', async () => {
    await visit(page, '/games');
    await page
      .getByRole('link', { name: /Kotodama/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Anfangen' }).click();
    await expect(page.getByText('noch keines geschrieben')).toBeVisible();
    await page.getByRole('link', { name: 'Dichten' }).click();
    await page.getByRole('button', { name: 'Frühling', exact: true }).click();
    await write(page, '桜', '花', '静か');
    await expect(page.getByText('Entwurf gespeichert')).toBeVisible();
    await visit(page, '/kotodama');
    await page.getByRole('link', { name: 'Am Entwurf weiterschreiben' }).click();
    await expect(page.getByRole('button', { name: /Zeile 2: 3 von 7/ })).toBeVisible();
    await write(page, '月', '夢', '風', '光');
    const result = page.waitForResponse('**/api/v1/game-results');
    await page.getByRole('button', { name: 'Haiku vollenden' }).click();
    expect(await (await result).json()).toMatchObject({ score: 384, won: true });
    await expect(page.getByRole('figure', { name: /桜花 静か月夢 風光/ })).toBeVisible();
  });

  await test.step('it is saved as a picture', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Karte speichern' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^haiku-.+\.png$/);
  });

  await test.step('an account takes it along to another device', async () => {
    const { email } = await enterNewAccount(page);
    const kept = page.waitForResponse('**/api/v1/creations/*');
    await visit(page, '/about');
    expect((await kept).status()).toBe(200);
    const other = await browser.newContext({ baseURL: server.url, locale: 'de-DE' });
    const elsewhere = await other.newPage();
    await enterAccount(elsewhere, email);
    await visit(elsewhere, '/kotodama');
    await expect(branch(elsewhere).getByRole('listitem')).toContainText('384 Punkte');
    await other.close();
  });
});
