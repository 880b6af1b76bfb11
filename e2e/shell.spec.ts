import type { Page } from '@playwright/test';
import { scrollPage, scrollTop, visit, watchShifts } from './browser.ts';
import { expect, test } from './fixtures.ts';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

test.describe('header', () => {
  test('SHL-04 it leads to features, games and blog, and marks where the reader is', async ({ page }) => {
    await visit(page, '/');
    const links = header(page).getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link');
    await expect(links).toHaveText(['Funktionen', 'Spiele', 'Blog']);
    await links.filter({ hasText: 'Spiele' }).click();
    await expect(page).toHaveURL('/games');
    await expect(links.and(page.locator('[aria-current]'))).toHaveText(['Spiele']);
    await links.filter({ hasText: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(links.and(page.locator('[aria-current=page]'))).toHaveText(['Blog']);
    await links.filter({ hasText: 'Funktionen' }).click();
    await expect(page).toHaveURL('/#features');
    await expect(links.and(page.locator('[aria-current]'))).toHaveCount(0);
  });

  test('SHL-04 it stays in sight and shrinks after 50 px of scroll, and nothing else moves', async ({
    page,
  }) => {
    const shifted = await watchShifts(page);
    await visit(page, '/games');
    const paper = () =>
      header(page).evaluate((bar) => {
        const { height } = bar.getBoundingClientRect();
        return height + Number.parseFloat(getComputedStyle(bar, '::before').translate.split(' ')[1] ?? '0');
      });
    await page.evaluate(() => document.fonts.ready);
    const before = await shifted();
    await scrollPage(page, 50);
    await expect.poll(paper).toBe(72);
    await scrollPage(page, 51);
    await expect.poll(paper).toBe(56);
    await expect(header(page)).toBeInViewport();
    await scrollPage(page, 900);
    expect(await header(page).evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
    await scrollPage(page, 0);
    await expect.poll(paper).toBe(72);
    expect(await shifted()).toBe(before);
  });

  test('SHL-04 walking through it by keyboard leaves the page where it is', async ({ page }) => {
    await visit(page, '/games');
    await scrollPage(page, 600);
    for (const name of ['Kanji no Michi', 'Funktionen', 'Spiele', 'Blog', 'DE']) {
      if (name === 'Kanji no Michi') await header(page).getByRole('link', { name }).focus();
      else await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toContainText(name);
      expect(await scrollTop(page)).toBe(600);
    }
  });

  test('SHL-04 the logo leads home from elsewhere, and at home to the top', async ({ page }) => {
    await visit(page, '/en/games');
    const logo = header(page).getByRole('link', { name: /^Kanji no Michi/ });
    await logo.click();
    await expect(page).toHaveURL('/en');
    await scrollPage(page, 700);
    await logo.click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page).toHaveURL('/en');
  });

  test('a page that takes its time is announced by a line under the bar', async ({ page }) => {
    await visit(page, '/about');
    const line = page.locator('.site-header__loading');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/games', async (route) => {
      await held.promise;
      await route.continue();
    });
    await header(page).getByRole('link', { name: 'Spiele', exact: true }).click();
    await expect(line).toBeAttached();
    held.resolve();
    await expect(page.getByRole('heading', { name: 'Alle Spiele' })).toBeVisible();
    await expect(line).toHaveCount(0);
  });

  test('SHL-04 the language menu lists German, English, Spanish and French', async ({ page }) => {
    await visit(page, '/games');
    const menu = header(page).getByRole('group');
    await menu.getByText('DE', { exact: true }).click();
    await expect(menu.getByRole('link')).toHaveText(['Deutsch', 'English', 'Español', 'Français']);
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link').first()).toBeHidden();
  });
});

test.describe('menu on phones', () => {
  test.use({ viewport: { width: 360, height: 760 } });
  const sign = (page: Page) => header(page).getByRole('button', { name: 'Menü öffnen' });
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menü' });

  test('SHL-05 it lists Japanese too, and closes by its sign and by Escape, with the focus back where it was', async ({
    page,
  }) => {
    await visit(page, '/games');
    for (const close of [
      () => menu(page).getByRole('button', { name: 'Menü schließen' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await sign(page).click();
      await expect(menu(page).getByRole('link')).toHaveText([
        'Funktionen',
        'Spiele',
        'Blog',
        'Deutsch',
        'English',
        'Español',
        'Français',
        '日本語',
      ]);
      await close();
      await expect(menu(page)).toBeHidden();
      await expect(sign(page)).toBeFocused();
    }
  });

  test('SHL-05 it hangs from the top, where its sign is, also on a phone held sideways', async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await visit(page, '/games');
    await sign(page).click();
    await expect.poll(() => menu(page).boundingBox()).toMatchObject({ y: 0, height: 360 });
  });

  test('SHL-05 it keeps the focus', async ({ page }) => {
    await visit(page, '/games');
    await sign(page).click();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press(step % 5 === 4 ? 'Shift+Tab' : 'Tab');
      // the browser's own bar takes its turn, and then nothing of the page has the focus
      const outside = page.locator(':focus:not(dialog *):not(body)');
      await expect(outside).toHaveCount(0);
    }
  });

  test('SHL-05 a navigation closes it, and going back does not open it again', async ({ page }) => {
    await visit(page, '/games');
    await sign(page).click();
    await menu(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/games');
    await expect(menu(page)).toBeHidden();

    await sign(page).click();
    await menu(page).getByRole('link', { name: '日本語' }).click();
    await expect(page).toHaveURL('/ja/games');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'メニューを開く' }).click();
    await page.getByRole('dialog', { name: 'メニュー' }).getByRole('link', { name: '機能' }).click();
    await expect(page).toHaveURL('/ja#features');
    await expect(page.locator('#features')).toBeInViewport();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('SHL-05 its sign leads to the links of the footer', async ({ page }) => {
      await page.goto('/games');
      await header(page).getByRole('link', { name: 'Menü öffnen' }).click();
      await expect(footer(page).getByRole('link', { name: 'Über uns' })).toBeInViewport();
      await footer(page).getByRole('link', { name: 'Français' }).click();
      await expect(page).toHaveURL('/fr/games');
    });
  });
});
