import type { Page } from '@playwright/test';
import { reload, scrollPage, scrollTop, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';

const header = (page: Page) => page.getByRole('banner');

test('SHL-02 SHL-04 a new path begins at the top, a link with a hash at its anchor, and the way back leads to where the reader was', async ({
  page,
}) => {
  const games = header(page).getByRole('link', { name: 'Spiele', exact: true });
  await visit(page, '/');
  await test.step('there and back', async () => {
    const laidOut = () =>
      page.locator('#blog').evaluate((section) => getComputedStyle(section).contentVisibility);
    expect(await laidOut()).toBe('auto'); // far below, on the page one comes to
    await scrollPage(page, 800);
    // no click: while the bar shrinks, the browser's driver would scroll the page to reach the link
    await games.press('Enter');
    await expect(page).toHaveURL('/games');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrollTop(page)).toBe(800);
    expect(await laidOut()).toBe('visible'); // or its place would be another
  });

  await test.step('the logo leads to the top at home, and home from elsewhere', async () => {
    const logo = header(page).getByRole('link', { name: /^Kanji no Michi/ });
    await logo.press('Enter');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page).toHaveURL('/');
    await games.press('Enter');
    await expect(page).toHaveURL('/games');
    await logo.press('Enter');
    await expect(page).toHaveURL('/');
  });

  await test.step('a hash leads from another page, and again after scrolling away', async () => {
    await games.press('Enter');
    await expect(page).toHaveURL('/games');
    await scrollPage(page, 600);
    const features = header(page).getByRole('link', { name: 'Funktionen' });
    for (let turn = 0; turn < 2; turn++) {
      await features.press('Enter');
      await expect(page).toHaveURL('/#features');
      await expect.poll(() => isInPlace(page, 'features')).toBe(true);
      await scrollPage(page, 0);
    }
    await reload(page);
    await expect(page).toHaveURL('/#features');
  });
});

/** Whether an anchor lies right below the bar, or as far up as the page can be scrolled. */
const isInPlace = (page: Page, anchor: string) =>
  page.locator(`#${anchor}`).evaluate((section) => {
    const { top } = section.getBoundingClientRect();
    const atEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
    return top >= 56 && (top < 200 || atEnd);
  });

test('SHL-02 every anchor of the home page is found', async ({ page }) => {
  for (const anchor of ['features', 'games', 'new-games', 'blog', 'impressum'])
    await test.step(anchor, async () => {
      await page.goto('about:blank'); // or the page would not be loaded anew
      await visit(page, `/#${anchor}`);
      await expect.poll(() => isInPlace(page, anchor)).toBe(true);
    });
});

test('SHL-02 in long pages the way back and forth leads to where the reader was, also after a reload, and another language to the line being read @phone', async ({
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

  expect(await movedBy(page, 'ja')).toBeLessThan(10);
  await visit(page, '/privacy#main');
  expect(await movedBy(page, 'fr')).toBeLessThan(10);
});

/** How far the line being read moves when the language changes, whatever the browser does. */
const movedBy = (page: Page, language: string): Promise<number> =>
  page.evaluate(async (lang) => {
    document.documentElement.style.overflowAnchor = 'none'; // some browsers hold nothing while texts change
    const top = () => document.querySelectorAll('main p')[20]?.getBoundingClientRect().top ?? Number.NaN;
    scrollBy({ top: top() - innerHeight / 3 + 5, behavior: 'instant' });
    const before = top();
    const switched = new Promise((resolve) => {
      new MutationObserver(resolve).observe(document.documentElement, { attributeFilter: ['lang'] });
    });
    document.querySelector<HTMLAnchorElement>(`footer a[hreflang=${lang}]`)?.click();
    await switched;
    return Math.abs(top() - before);
  }, language);

test('SHL-02 a reader stays where they are when what the page asks for arrives, and when they choose a language in the menu of a phone', async ({
  page,
}) => {
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
  await (await answered).finished();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
  expect(await scrollTop(page)).toBe(200);

  await visit(page, '/games');
  await scrollPage(page, 1200);
  // no click, for the same reason as above
  await page.getByRole('button', { name: 'Menü öffnen' }).press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(Math.abs((await scrollTop(page)) - 1200)).toBeLessThan(150);
});
