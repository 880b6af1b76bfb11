import { pathIn } from '@michi/contracts/page-address';
import { type Locale, locales } from '@michi/messages/locales';
import { everyPage } from './addresses.ts';
import { goTo, sidewaysScroll, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { solve } from './mitsukete.ts';
import { texts, walk } from './page-html.ts';

/** What each language says on the menu of Mitsukete, and of a level that opens at 1350 points. */
const languages: Record<Locale, { menu: RegExp; locked: RegExp }> = {
  de: { menu: /Siehst du es\?/, locked: /Ab 1\.350 Punkten/ },
  en: { menu: /Do you see it\?/, locked: /Opens at 1,350 points/ },
  es: { menu: /¿Lo ves\?/, locked: /1350 puntos/ },
  fr: { menu: /Tu le vois\s\?/, locked: /À partir de 1\s350 points/ },
  ja: { menu: /見えますか？/, locked: /1,350点から/ },
};

for (const locale of locales)
  test(`LNG-01 LNG-04 SHL-01 STA-01 STA-05 ${locale}: every page comes in its language, stays so in the browser, and does not scroll sideways on 320 px`, async ({
    page,
    request,
  }) => {
    test.slow();
    const { menu, locked } = languages[locale];
    const titles = new Map<string, string>();
    await walk(everyPage, async (path) => {
      const html = await (await request.get(pathIn(locale, path))).text();
      expect(html).toContain(`<html lang="${locale}"`);
      if (path === '/mitsukete') expect(html).toMatch(menu);
      if (path === '/mitsukete/levels') expect(html).toMatch(locked);
      titles.set(path, texts(html, /<title>(.+?)<\/title>/g)[0] ?? '');
    });
    expect(new Set(titles.values()).size).toBe(everyPage.length);

    // numbers and dates are where the browser could write another language than the server
    for (const path of ['/blog', '/mitsukete/levels']) {
      await visit(page, pathIn(locale, path));
      await expect(page).toHaveTitle(titles.get(path) ?? '');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    }
    // from here on within one visit: to load each page anew takes five times as long
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const [path, title] of titles)
      await test.step(path, async () => {
        await goTo(page, pathIn(locale, path), title);
        if ((await page.locator('html').getAttribute('lang')) !== locale) faults.push(`${path}: language`);
        if ((await sidewaysScroll(page)) > 0) faults.push(`${path}: too wide`);
      });
    expect(faults).toEqual([]);
  });

test('LNG-02 without a prefix the saved language speaks, an unknown one is ignored', async ({
  page,
  context,
  baseURL,
}) => {
  const lang = page.locator('html');
  const save = (value: string) => context.addCookies([{ name: 'language', value, url: baseURL ?? '' }]);

  await save('xx');
  await visit(page, '/mitsukete');
  await expect(lang).toHaveAttribute('lang', 'de');
  await save('es');
  await visit(page, '/mitsukete');
  await expect(lang).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { name: '¿Lo ves?' })).toBeVisible();
  await visit(page, '/en/mitsukete');
  await expect(page.getByRole('heading', { name: 'Do you see it?' })).toBeVisible();
});

test('LNG-02 a language saved in local storage is found again when its cookie is gone', async ({
  page,
  context,
}) => {
  await visit(page, '/games');
  await page.evaluate(() => localStorage.setItem('language', 'xx'));
  await visit(page, '/games');
  await expect(page.getByRole('heading', { name: 'Alle Spiele' })).toBeVisible();

  await page.evaluate(() => localStorage.setItem('language', 'fr'));
  await context.clearCookies();
  await visit(page, '/games');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { name: 'Tous les jeux' })).toBeVisible();
});

test('LNG-02 the language menu switches at once and saves the choice', async ({ page, context }) => {
  const lang = page.locator('html');
  const saved = async () => [
    await page.evaluate(() => localStorage.getItem('language')),
    (await context.cookies()).find(({ name }) => name === 'language')?.value,
  ];

  await visit(page, '/games');
  await page.getByRole('banner').getByText('DE', { exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'All games' })).toBeVisible();
  await expect(page).toHaveURL('/en/games');
  await expect(lang).toHaveAttribute('lang', 'en');
  expect(await saved()).toEqual(['en', 'en']);

  await visit(page, '/games');
  await expect(page.getByRole('heading', { name: 'All games' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click();
  await expect(lang).toHaveAttribute('lang', 'ja');
  await expect.poll(saved).toEqual(['ja', 'ja']);

  const german = page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' });
  await expect(german).toHaveAttribute('href', '/de/games'); // as a tab of its own it forces its language too
  await german.click();
  await expect(page).toHaveURL('/games');
  await expect(page.getByRole('heading', { name: 'Alle Spiele' })).toBeVisible();
  await expect.poll(saved).toEqual(['de', 'de']);
});

test('SHL-03 the links to other languages keep all that an address says, also what is not of this site', async ({
  page,
}) => {
  const search = '?filter=available&utm_source=letter&fbclid=x';
  await visit(page, `/games${search}`);
  await expect(page).toHaveURL(`/games${search}`);
  await expect(page.getByRole('link', { name: /^Verfügbar/ })).toHaveAttribute('aria-current', 'true');
  const english = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
  await expect(english).toHaveAttribute('href', `/en/games${search}`);
});

test('SHL-03 an address with a prefix saves its language', async ({ page, context }) => {
  const saved = async () => [
    await page.evaluate(() => localStorage.getItem('language')),
    (await context.cookies()).find(({ name }) => name === 'language')?.value,
  ];
  await visit(page, '/fr/games');
  await expect.poll(saved).toEqual(['fr', 'fr']);
  await visit(page, '/games');
  await expect(page.getByRole('heading', { name: 'Tous les jeux' })).toBeVisible();
  await visit(page, '/de/games');
  await expect(page).toHaveURL('/games');
  await expect(page.getByRole('heading', { name: 'Alle Spiele' })).toBeVisible();
  await expect.poll(saved).toEqual(['de', 'de']);
});

test('LNG-01 in Japanese from the shelf to a victory', async ({ page }) => {
  await visit(page, '/ja/games');
  await page.getByRole('link', { name: '見つけて' }).click();
  await page.getByRole('link', { name: 'ゲームを始める' }).click();
  await page.getByRole('link', { name: 'はじめの一画' }).click();
  await page.getByRole('button', { name: '一時停止' }).click();
  await page.getByRole('dialog', { name: '一時停止' }).getByRole('button', { name: '続ける' }).click();
  await solve(page);
  const victory = page.getByRole('dialog', { name: 'すべて見つけました' });
  await expect(victory).toContainText('105');
  await victory.getByRole('link', { name: '次のレベルへ' }).click();
  await expect(page.getByText('レベル2 · 一から十まで')).toBeVisible();
  await expect(page).toHaveURL(/\/ja\/mitsukete\/play\/one-to-ten$/);
});

test('LNG-01 in French from the shelf to a victory', async ({ page }) => {
  await visit(page, '/fr/games');
  await page.getByRole('link', { name: 'Mitsukete' }).click();
  await page.getByRole('link', { name: 'Commencer à jouer' }).click();
  await page.getByRole('link', { name: 'Premiers traits' }).click();
  await solve(page);
  await page
    .getByRole('dialog', { name: 'Tout est trouvé' })
    .getByRole('button', { name: 'Menu principal' })
    .click();
  await expect(page.getByRole('heading', { name: 'Tu le vois ?' })).toBeVisible();
});
