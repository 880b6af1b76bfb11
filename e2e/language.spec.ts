import { pathIn } from '@michi/contracts/page-address';
import { type Locale, locales } from '@michi/messages/locales';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { solve } from './mitsukete.ts';
import { mainOf, texts } from './page-html.ts';

/** What each language says on the menu of Mitsukete, of a level that opens at 1,350 points, and of prices. */
const languages: Record<Locale, { menu: RegExp; locked: RegExp; prices: readonly string[] }> = {
  de: {
    menu: /Siehst du es\?/,
    locked: /Ab 1\.350 Punkten/,
    prices: ['0 €', '9,99 €', 'Noch nicht zu kaufen'],
  },
  en: {
    menu: /Do you see it\?/,
    locked: /Opens at 1,350 points/,
    prices: ['$0', '$9.99', 'Not for sale yet'],
  },
  es: { menu: /¿Lo ves\?/, locked: /1350 puntos/, prices: ['0 €', '9,99 €', 'Aún no está a la venta'] },
  fr: {
    menu: /Tu le vois\s\?/,
    locked: /À partir de 1\s350 points/,
    prices: ['0 €', '9,99 €', 'Pas encore en vente'],
  },
  ja: { menu: /見えますか？/, locked: /1,350点から/, prices: ['0円', '1,480円', 'まだ購入できません'] },
};

test('LNG-01 LNG-04 STA-04 words, numbers and prices are those of the language, and that premium is not sold yet', async ({
  request,
}) => {
  for (const locale of locales)
    await test.step(locale, async () => {
      const served = async (path: string) => (await request.get(pathIn(locale, path))).text();
      const { menu, locked, prices } = languages[locale];
      expect(await served('/mitsukete')).toMatch(menu);
      expect(await served('/mitsukete/levels')).toMatch(locked);
      const words = texts(mainOf(await served('/pricing')), />([^<>]+)(?=<)/g).map((each) =>
        each.replace(/\s/g, ' '),
      );
      expect(words).toEqual(expect.arrayContaining([...prices]));
    });
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

test('LNG-01 in Japanese from the hub to a victory', async ({ page }) => {
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

test('LNG-01 in French from the hub to a victory', { tag: '@sweep' }, async ({ page }) => {
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
