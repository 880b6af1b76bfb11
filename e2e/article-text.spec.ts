import type { Page } from '@playwright/test';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';

const text = (page: Page) => page.locator('.document').first();

/** Whether React answers for the elements of the text. */
const isManaged = (page: Page) =>
  page
    .locator('.prose p')
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));

for (const { address, words } of [
  { address: '/blog/okurigana', words: 'Okurigana' },
  { address: '/privacy', words: 'Konto' },
])
  test(`BLG-02 STA-01 the text of ${address} is sent once, and stays as the server has rendered it`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(address)).text();
    const [sentence = ''] = /<p>([^<]{40})/.exec(html.slice(html.indexOf('class="prose'))) ?? [];
    expect(html.split(sentence.slice('<p>'.length))).toHaveLength(2);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const first = document.querySelector('.prose p');
        if (first) first.setAttribute('data-from-server', '');
      });
    });
    await visit(page, address);
    await expect(text(page)).toContainText(words);
    await expect(page.locator('.prose p[data-from-server]')).toHaveCount(1);
    expect(await isManaged(page)).toBe(false);
  });

test('BLG-02 SHL-02 a link in a text, and going back to it, load no page anew', async ({ page }) => {
  await visit(page, '/blog/on-und-kun');
  await page.evaluate(() => Object.assign(globalThis, { sameVisit: true }));
  const link = text(page).locator('a[href^="/"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
  await page.goBack();
  await expect(page).toHaveURL('/blog/on-und-kun');
  await expect(link).toBeVisible();
  expect(await page.evaluate(() => 'sameVisit' in globalThis)).toBe(true);
});
