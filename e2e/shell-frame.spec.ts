import type { Page } from '@playwright/test';
import { check } from './axe.ts';
import { reload, sidewaysScroll, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const banner = (page: Page) => page.getByRole('complementary', { name: /Ein Keks zum Tee\?/ });
const consent = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'));

test('SHL-07 the footer has three columns, the tagline, the year and the languages @phone', async ({
  page,
}) => {
  await visit(page, '/games');
  const columns = {
    Unternehmen: ['Über uns', 'Kontakt', 'Blog'],
    Entdecken: ['Funktionen', 'Spiele', 'Preise'],
    Rechtliches: ['Datenschutz', 'AGB', 'Cookies', 'Barrierefreiheit', 'Impressum'],
    Sprachen: ['Deutsch', 'English', 'Español', 'Français', '日本語'],
  };
  for (const [name, titles] of Object.entries(columns))
    await expect(footer(page).getByRole('navigation', { name }).getByRole('link')).toHaveText(titles);
  await expect(footer(page)).toContainText('in deinem Tempo, Strich für Strich.');
  await expect(footer(page)).toContainText(`© ${new Date().getUTCFullYear()} Kanji no Michi`);
  await footer(page).getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/impressum');
  expect(await sidewaysScroll(page)).toBe(0);
});

test('SHL-07 LNG-04 in Japanese the footer counts the years of the era', async ({ page }) => {
  await visit(page, '/ja/games');
  await expect(footer(page)).toContainText(/© 令和[元一二三四五六七八九十]+年 漢字の道/);
  await expect(footer(page).getByRole('link', { name: '利用規約' })).toHaveAttribute('href', '/ja/terms');
});

for (const { button, stored } of [
  { button: 'Alle akzeptieren', stored: 'all' },
  { button: 'Nur notwendige', stored: 'essential' },
])
  test(`SHL-08 “${button}” stores ${stored} and hides the banner for good @phone`, async ({ page }) => {
    await visit(page, '/games');
    await expect(banner(page)).toBeInViewport();
    expect(await consent(page)).toBeNull();
    await banner(page).getByRole('button', { name: button }).click();
    await expect(banner(page)).toBeHidden();
    expect(await consent(page)).toBe(stored);
    await reload(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });

test('SHL-08 both choices look alike, and the keyboard meets the banner first and leaves it freely', async ({
  page,
}) => {
  await visit(page, '/games');
  const looks = await banner(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(button);
        return { width, height, color, backgroundColor, borderColor, fontWeight };
      }),
    );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  for (const name of ['Mehr dazu', 'Nur notwendige', 'Alle akzeptieren', 'Kanji no Michi']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toContainText(name);
  }
});

test('SHL-08 the end of the page can be reached under the banner @phone', async ({ page }) => {
  await visit(page, '/games');
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = await footer(page).getByRole('link', { name: '日本語' }).boundingBox();
    const cover = await banner(page).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(cover?.y ?? 0);
  }).toPass(); // the banner is measured first
});

test('SHL-08 the choice holds in every tab, and no banner ever covers a game', async ({ page, context }) => {
  await visit(page, '/games');
  await expect(banner(page)).toBeVisible();
  const other = await context.newPage();
  await visit(other, '/mitsukete/play/first-strokes');
  await expect(other.getByRole('timer')).toBeVisible();
  await expect(banner(other)).toBeHidden();
  await visit(other, '/');
  await banner(other).getByRole('button', { name: 'Nur notwendige' }).click();
  await expect(banner(page)).toBeHidden();
});

test('SHL-08 who chooses anew is led to the banner and back', async ({ page }) => {
  await visit(page, '/cookies');
  await banner(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  const again = page.getByRole('main').getByRole('button');
  await again.click();
  await expect(banner(page)).toBeFocused();
  expect(await consent(page)).toBe('all');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(again).toBeFocused();
  expect(await consent(page)).toBe('essential');
});

test('axe finds nothing on the banner, the menus and the footer', async ({ page }) => {
  await visit(page, '/about');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('banner').getByText('DE', { exact: true }).click();
  await check(page, 'wide', { within: '.site', oneWidth: true });
  await banner(page).getByRole('button', { name: 'Nur notwendige' }).click();
  await page.setViewportSize({ width: 360, height: 760 });
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await check(page, 'on a phone', { within: '.site' });
});

test('SHL-08 nothing but the site itself is asked for anything, whatever the choice', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  await visit(page, '/');
  await banner(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  await visit(page, '/games');
  expect(foreign).toEqual([]);
});

test('SHL-09 the shell survives what broke, even within itself, and a second try works', async ({
  page,
  errors,
}) => {
  errors.expect(/broken on purpose/);
  await page.setViewportSize({ width: 360, height: 760 });
  await visit(page, '/games');
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('broken on purpose');
    };
  });
  const menu = page.getByRole('button', { name: 'Menü öffnen' });
  await menu.click();
  await expect(page.getByRole('heading', { name: 'Da ist etwas durcheinandergeraten' })).toBeVisible();
  await expect(page).toHaveTitle('Da ist etwas durcheinandergeraten · Kanji no Michi');
  await expect(footer(page).getByRole('link', { name: 'Kontakt' })).toBeVisible();
  await check(page, 'broken');

  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('heading', { name: 'Alle Spiele' })).toBeVisible();
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
});

test('SHL-09 a page out of reach says so in a language that is there, and comes back with the network', async ({
  page,
  context,
  errors,
}) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  await visit(page, '/games');
  await context.setOffline(true);
  await footer(page).getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Gerade keine Verbindung' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('heading', { name: 'All games' })).toBeVisible();
});

test('screen readers hear which page a link opened', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Spiele', exact: true }).click();
  await expect(page.locator('body > [aria-live]')).toHaveText(/ · Kanji no Michi$/);
  await expect(page.locator('body > [aria-live]')).toHaveText(await page.title());
});
