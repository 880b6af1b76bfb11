import { locales } from '@michi/messages/locales';
import { addresses } from './addresses.ts';
import { sidewaysScroll, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';

const read = [
  '/blog',
  '/blog/okurigana',
  '/about',
  '/features',
  '/pricing',
  '/contact',
  '/accessibility',
  '/kotodama',
];
const pages = [...addresses, ...read];

test('STA-05 SHL-07 the footer leads to the statement on accessibility, which leads to the contact form', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Barrierefreiheit' }).click();
  await expect(page).toHaveURL('/accessibility');
  await expect(page.getByRole('heading', { level: 1, name: 'Barrierefreiheit' })).toBeVisible();
  await expect(page.getByText('Stand: 22. November 2026')).toBeVisible();
  await expect(page.getByText('Maßgeblich ist die deutsche Fassung')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Kontaktformular' }).click();
  await expect(page).toHaveURL('/contact');
});

for (const locale of locales)
  test(`STA-05 the statement is a page of its own in ${locale}, rendered on the server`, async ({
    request,
  }) => {
    const answer = await request.get(`/${locale}/accessibility`);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${locale}"`);
    for (const word of ['WCAG', 'EN 301 549', 'TalkBack']) expect(html).toContain(word);
  });

for (const path of pages)
  test(`STA-05 GAM-01 on a phone, every control that ${path} shows is at least 44 px wide and high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, summary, select, input:not([tabindex="-1"]), textarea')]
        .filter((control) => {
          const { width, height } = control.getBoundingClientRect();
          const read = width <= 1 || getComputedStyle(control).display === 'inline'; // a link in a text
          return !read && control.checkVisibility() && Math.min(width, height) < 43.5;
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );
    expect(small).toEqual([]);
  });

test('STA-05 down to 320 px, as with a zoom of 400 %, no page scrolls sideways', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const prefix of ['', '/fr', '/ja'])
    for (const path of pages)
      await test.step(prefix + path, async () => {
        await visit(page, path === '/' ? prefix || '/' : prefix + path);
        expect(await sidewaysScroll(page), path).toBe(0);
      });
});
