import type { Page } from '@playwright/test';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';

/** Whether React answers for the elements of the text. */
const isManaged = (page: Page) =>
  page
    .locator('.prose p')
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));

test('BLG-02 STA-01 SHL-02 the text of an article and of a legal page is sent once, stays as the server has rendered it, and its links load no page anew', async ({
  page,
}) => {
  const text = page.locator('.document').first();
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('.prose p')?.setAttribute('data-from-server', '');
    });
  });
  for (const { address, words } of [
    { address: '/privacy', words: 'Konto' },
    { address: '/blog/on-und-kun', words: 'Faustregeln' },
  ])
    await test.step(address, async () => {
      const sent = page.waitForResponse((response) => new URL(response.url()).pathname === address);
      await visit(page, address);
      const html = await (await sent).text();
      const [sentence = ''] = /<p>([^<]{40})/.exec(html.slice(html.indexOf('class="prose'))) ?? [];
      expect(html.split(sentence.slice('<p>'.length))).toHaveLength(2);
      await expect(text).toContainText(words);
      await expect(page.locator('.prose p[data-from-server]')).toHaveCount(1);
      expect(await isManaged(page)).toBe(false);
    });

  await page.evaluate(() => Object.assign(globalThis, { sameVisit: true }));
  const link = text.locator('a[href^="/"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
  await page.goBack();
  await expect(page).toHaveURL('/blog/on-und-kun');
  await expect(link).toBeVisible();
  expect(await page.evaluate(() => 'sameVisit' in globalThis)).toBe(true);
});
