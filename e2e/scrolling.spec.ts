import type { Page } from '@playwright/test';
import { reload, scrollPage, scrollTop, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';

const header = (page: Page) => page.getByRole('banner');

test('SHL-02 a new path begins at the top, and the way back leads to where the reader was', async ({
  page,
}) => {
  await visit(page, '/');
  const laidOut = () =>
    page.locator('#blog').evaluate((section) => getComputedStyle(section).contentVisibility);
  expect(await laidOut()).toBe('auto'); // far below, on the page one comes to
  await scrollPage(page, 800);
  // no click: while the bar shrinks, the browser's driver would scroll the page to reach the link
  await header(page).getByRole('link', { name: 'Spiele', exact: true }).press('Enter');
  await expect(page).toHaveURL('/games');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollTop(page)).toBe(800);
  expect(await laidOut()).toBe('visible'); // or its place would be another
});

test('SHL-02 every anchor of the home page is found', async ({ page }) => {
  for (const anchor of ['features', 'games', 'new-games', 'blog', 'impressum'])
    await test.step(anchor, async () => {
      await visit(page, '/games');
      await visit(page, `/#${anchor}`);
      const inPlace = () =>
        page.locator(`#${anchor}`).evaluate((section) => {
          const { top } = section.getBoundingClientRect();
          const atEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
          return top >= 56 && (top < 200 || atEnd);
        });
      await expect.poll(inPlace).toBe(true);
    });
});

test('SHL-02 a link with a hash scrolls from another page, and again after scrolling away', async ({
  page,
}) => {
  await visit(page, '/games');
  await scrollPage(page, 600);
  const features = header(page).getByRole('link', { name: 'Funktionen' });
  const place = () => page.locator('#features').evaluate((section) => section.getBoundingClientRect().top);
  for (let turn = 0; turn < 2; turn++) {
    await features.click();
    await expect(page).toHaveURL('/#features');
    await expect.poll(place).toBeGreaterThanOrEqual(56);
    await expect.poll(place).toBeLessThan(200);
    await scrollPage(page, 0);
  }
  await reload(page);
  await expect(page).toHaveURL('/#features');
});

test('SHL-02 the way back and forth in long pages leads to where the reader was, also after a reload @phone', async ({
  page,
}) => {
  await visit(page, '/privacy');
  await scrollPage(page, 4000);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/terms"]')?.click());
  await expect(page).toHaveURL('/terms');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollPage(page, 1500);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(4000);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(1500);
  await reload(page);
  await expect.poll(() => scrollTop(page)).toBe(1500);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(4000);
});

test('SHL-02 a reader stays where they are when what the page asks for arrives', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/tabibito/paths?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 480 });
  await visit(page, '/tabibito/beginner');
  await scrollPage(page, 200);
  const answered = page.waitForResponse('**/api/tabibito/paths?*');
  held.resolve();
  await answered;
  await page.waitForLoadState('networkidle');
  expect(await scrollTop(page)).toBe(200);
});

for (const { from, language } of [
  { from: '/privacy', language: 'ja' },
  { from: '/privacy#main', language: 'fr' },
])
  test(`SHL-02 ${from} in ${language} stays at the line being read, whatever the browser does @phone`, async ({
    page,
  }) => {
    await visit(page, from);
    const moved = await page.evaluate(async (lang) => {
      document.documentElement.style.overflowAnchor = 'none'; // some browsers hold nothing while texts change
      const top = () => document.querySelectorAll('main p')[20]?.getBoundingClientRect().top ?? Number.NaN;
      scrollBy({ top: top() - innerHeight / 3 + 5, behavior: 'instant' });
      const before = top();
      const switched = new Promise((resolve) => {
        new MutationObserver(resolve).observe(document.documentElement, { attributeFilter: ['lang'] });
      });
      document.querySelector<HTMLAnchorElement>(`footer a[hreflang=${lang}]`)?.click();
      await switched;
      return top() - before;
    }, language);
    expect(Math.abs(moved)).toBeLessThan(10);
  });

test('SHL-02 a language chosen in the menu of a phone leaves the reader where they were', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await visit(page, '/games');
  await scrollPage(page, 1200);
  // no click, for the same reason as above
  await page.getByRole('button', { name: 'Menü öffnen' }).press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(Math.abs((await scrollTop(page)) - 1200)).toBeLessThan(150);
});
