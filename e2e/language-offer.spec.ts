import type { Page } from '@playwright/test';
import { check } from './axe.ts';
import { scrollPage, sidewaysScroll, visit, watchShifts } from './browser.ts';
import { expect, test } from './fixtures.ts';

const offer = (page: Page) => page.locator('.language-offer');
const lang = (page: Page) => page.locator('html');
const banner = (page: Page) => page.getByRole('complementary', { name: /Ein Keks zum Tee\?/ });
const saved = async (page: Page) => [
  await page.evaluate(() => localStorage.getItem('language')),
  (await page.context().cookies()).find(({ name }) => name === 'language')?.value,
];

/** What the page asks for from now on to show the question. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('language-offer')) asked.push(request.url());
  });
  return asked;
}

const readers = [
  { locale: 'en-GB', to: 'en', read: 'Read this in English?', stay: 'Stay in German', heading: 'All games' },
  { locale: 'es-MX', to: 'es', read: '¿Leer esto en español?', stay: 'Seguir en alemán', heading: /juegos/ },
  { locale: 'fr-CA', to: 'fr', read: /en français/, stay: 'Rester en allemand', heading: 'Tous les jeux' },
  { locale: 'ja-JP', to: 'ja', read: '日本語で読みますか？', stay: 'ドイツ語のまま読む', heading: /ゲーム/ },
];

for (const { locale, to, read, stay, heading } of readers)
  test.describe(locale, () => {
    test.use({ locale });

    test(`LNG-05 a reader of ${to} is asked in that language, and led to the same page in it @phone`, async ({
      page,
    }) => {
      const shifted = await watchShifts(page);
      await visit(page, '/games?filter=available');
      await expect(lang(page)).toHaveAttribute('lang', 'de');
      const asked = offer(page).and(page.getByRole('complementary'));
      await expect(asked).toHaveAttribute('lang', to);
      const link = asked.getByRole('link', { name: read });
      await expect(link).toHaveAttribute('href', `/${to}/games?filter=available`);
      await expect(link).toHaveAttribute('hreflang', to);
      await expect(asked.getByRole('button', { name: stay })).toBeVisible();
      expect(await shifted()).toBeLessThan(0.01);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await saved(page)).toEqual([null, undefined]);

      await link.press('Enter');
      await expect(page).toHaveURL(`/${to}/games?filter=available`);
      await expect(lang(page)).toHaveAttribute('lang', to);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused(); // the link is gone
      await expect(offer(page)).toHaveCount(0);
      expect(await saved(page)).toEqual([to, to]);
    });
  });

test.describe('a reader of English', () => {
  test.use({ locale: 'en-GB' });

  test('LNG-05 who stays in German is never asked again', async ({ page }) => {
    await visit(page, '/games');
    await offer(page).getByRole('button', { name: 'Stay in German' }).press('Enter');
    await expect(offer(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await saved(page)).toEqual(['de', 'de']);
    const asked = requestsOf(page);
    for (const path of ['/games', '/mitsukete', '/blog']) {
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      await expect(offer(page)).toHaveCount(0);
      await expect(lang(page)).toHaveAttribute('lang', 'de');
    }
    expect(asked).toEqual([]);
  });

  test('LNG-05 who chooses German elsewhere has answered the question', async ({ page }) => {
    await visit(page, '/games');
    await expect(offer(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).press('Enter');
    await expect(offer(page)).toHaveCount(0);
    expect(await saved(page)).toEqual(['de', 'de']);
  });

  test('LNG-05 the question stays away from a run, and from pages in a language that was chosen', async ({
    page,
  }) => {
    await visit(page, '/mitsukete/levels');
    await expect(offer(page)).toBeVisible();
    await page.getByRole('link', { name: 'Erste Striche' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await page.goBack();
    await expect(offer(page)).toBeVisible();
    await visit(page, '/fr/games');
    await page.waitForLoadState('networkidle');
    await expect(offer(page)).toHaveCount(0);
    await visit(page, '/games'); // now in French
    await page.waitForLoadState('networkidle');
    await expect(offer(page)).toHaveCount(0);
  });

  test('LNG-05 the question and the banner stand beside each other, large enough, above the end of the page @phone', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/games');
    await expect(offer(page)).toBeVisible();
    const gap = async () => {
      const [asked, cookies] = [await offer(page).boundingBox(), await banner(page).boundingBox()];
      return (cookies?.y ?? Number.NaN) - (asked?.y ?? Number.NaN) - (asked?.height ?? Number.NaN);
    };
    await expect.poll(gap).toBeCloseTo(0, 0);
    for (const control of await offer(page).locator('a, button').all()) {
      const { width, height } = (await control.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const end = page.getByRole('contentinfo').getByRole('link', { name: '日本語' });
    await scrollPage(page, 1_000_000);
    const last = await end.boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan((await offer(page).boundingBox())?.y ?? 0);

    await check(page, 'the notices', { within: '.notices' });
  });

  test('LNG-05 the keyboard meets the question first, then the banner', async ({ page }) => {
    await visit(page, '/games');
    await expect(offer(page)).toBeVisible();
    for (const name of ['Zum Inhalt springen', 'Read this in English?', 'Stay in German', 'Mehr dazu']) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      await expect(
        focused.and(page.getByRole('link', { name })).or(focused.and(page.getByRole('button', { name }))),
      ).toBeVisible();
    }
  });

  test('LNG-05 SHL-02 the reader stays where they were', async ({ page }) => {
    await visit(page, '/privacy');
    await scrollPage(page, 2000);
    const paragraphs = page.locator('main p');
    const read = await paragraphs.evaluateAll((all) =>
      all.findLastIndex((p) => p.getBoundingClientRect().top < innerHeight / 3),
    );
    const top = () => paragraphs.nth(read).evaluate((p) => p.getBoundingClientRect().top);
    const before = await top();
    await offer(page).getByRole('link').press('Enter');
    await expect(lang(page)).toHaveAttribute('lang', 'en');
    expect(Math.abs((await top()) - before)).toBeLessThan(60);
  });
});

for (const locale of ['de-AT', 'pt-BR'])
  test.describe(locale, () => {
    test.use({ locale });

    test(`LNG-05 a reader of ${locale} is asked nothing, and loads nothing for it`, async ({ page }) => {
      const asked = requestsOf(page);
      await visit(page, '/games');
      await page.waitForLoadState('networkidle');
      await expect(offer(page)).toHaveCount(0);
      expect(asked).toEqual([]);
    });
  });

test('LNG-05 pages are the same whatever a browser reads, so that one is kept for all', async ({ page }) => {
  const get = async (languages: string) => {
    const answer = await page.request.get('/games', { headers: { 'accept-language': languages } });
    expect(answer.headers().vary?.toLowerCase() ?? '').not.toContain('accept-language');
    return (await answer.text()).replaceAll(/nonce="[^"]+"/g, '');
  };
  const german = await get('de');
  expect(german).toContain('<html lang="de"');
  expect(await get('en-GB,en;q=0.9')).toBe(german);
});
