import { scrollPage, sidewaysScroll, visit, watchShifts } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { cells, section, sheet, showcase, teaser } from './landing.ts';
import { openHome } from './shelf.ts';

test.describe('LAN-01 the sections', () => {
  test('stand in their order, each with its anchor @phone', async ({ page }) => {
    await visit(page, '/');
    const order = await page
      .locator('main section[aria-labelledby]')
      .evaluateAll((sections) =>
        sections.map(({ id, ariaLabelledByElements }) => [id, ariaLabelledByElements?.[0]?.textContent]),
      );
    expect(order).toEqual([
      ['features', 'Sechs Werkzeuge im Federkasten'],
      ['games', 'Jedes Spiel ein eigenes Heft'],
      ['new-games', 'Noch Bleistift, bald Tusche'],
      ['blog', 'Zum Lesen zwischendurch'],
      ['', 'Der erste Strich ist der leichteste.'],
      ['impressum', 'Wer dahinter steht'],
    ]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('lead to the twelve ideas, each with a page', async ({ page }) => {
    await visit(page, '/');
    const ideas = section(page, 'Noch Bleistift, bald Tusche').getByRole('listitem').getByRole('link');
    await expect(ideas).toHaveCount(12);
    for (const idea of await ideas.all()) {
      const path = (await idea.getAttribute('href')) ?? '';
      expect((await page.request.get(path)).status(), path).toBe(200);
    }
    await ideas.first().click();
    await expect(page).toHaveURL('/mamorigami');
    await expect(page.getByRole('heading', { level: 1, name: 'Mamorigami' })).toBeVisible();
  });

  test('say everything without JavaScript', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    await page.goto('/');
    await expect(cells(page)).toHaveCount(9);
    await expect(showcase(page).getByRole('link', { name: 'Mitsukete' })).toHaveAttribute(
      'href',
      '/mitsukete',
    );
    const articles = teaser(page).getByRole('article').getByRole('link');
    await expect(articles).toHaveCount(6);
    for (const article of await articles.all())
      expect(await article.getAttribute('href')).toMatch(/^\/blog\//);
    await expect(section(page, 'Wer dahinter steht')).toContainText('Angaben gemäß § 5 DDG');
    await expect(sheet(page).getByRole('button')).toHaveCount(0);
    await page.close();
  });
});

test('LAN-01 LNG-02 sections that do nothing stay as the server has rendered them, until the language changes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('#features li')?.setAttribute('data-from-server', '');
    });
  });
  await visit(page, '/');
  const first = page.locator('#features li').first();
  await expect(first).toHaveAttribute('data-from-server', '');
  expect(
    await first.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
  ).toBe(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en');
  await expect(page.getByRole('heading', { level: 2, name: 'Six tools in the pencil case' })).toBeVisible();
  await expect(page.locator('#impressum')).toContainText('Legal notice');
});

test('LAN-02 LAN-05 LNG-04 the claimed figures stand as each language writes them', async ({ page }) => {
  for (const [path, hero, action] of [
    ['/', ['50K+', '2000+', '4,9 / 5'], ['50K+', '2,1 Mio.+', '4,8']],
    ['/en', ['50K+', '2000+', '4.9 / 5'], ['50K+', '2.1M+', '4.8']],
    ['/ja', ['5万人+', '2000+', '4.9 / 5'], ['5万人+', '210万字+', '4.8']],
  ] as const)
    await test.step(path, async () => {
      await visit(page, path);
      await expect(page.locator('.hero dd')).toHaveText([...hero]);
      await expect(page.locator('.cta dd')).toHaveText([...action]);
    });
});

test('LAN-05 the call to action leads to the games', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Jetzt ein Spiel wählen' }).click();
  await expect(page).toHaveURL('/#games');
  await expect(showcase(page)).toBeInViewport();
});

test('LAN-06 six features, each with what works today', async ({ page }) => {
  await visit(page, '/');
  const features = section(page, 'Sechs Werkzeuge im Federkasten');
  await expect(features.getByRole('heading', { level: 3 })).toHaveText([
    'KI-Unterstützung',
    'Spielerisch lernen',
    'Fortschritt sehen',
    'Schrifterkennung',
    'Offline-Modus',
    'Gemeinschaft',
  ]);
  await expect(features.getByRole('listitem')).toContainText([
    'In Arbeit',
    'Heute schon da',
    'Heute schon da',
    'In Arbeit',
    'Heute schon da',
    'Zum Teil schon da',
  ]);
});

test('STA-01 particulars that nobody has set are marked as to be filled in, also within the site', async ({
  page,
}) => {
  const imprint = section(page, 'Wer dahinter steht');
  await visit(page, '/');
  await expect(imprint).toContainText('[Name noch nicht eingetragen]');
  await openHome(page);
  await expect(imprint).toContainText('[Name noch nicht eingetragen]');
  await imprint.getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/impressum');
});

test('nothing moves while the page comes in, nor further down when one gets there @phone', async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  await visit(page, '/');
  await page.evaluate(() => document.fonts.ready);
  expect(await shifted()).toBeLessThanOrEqual(0.02);
  await scrollPage(page, await page.evaluate(() => document.documentElement.scrollHeight));
  await expect(page.getByRole('contentinfo')).toBeInViewport(); // on a phone it fills the screen
  await page.evaluate(() => document.fonts.ready); // those of what is in sight now
  expect(await shifted()).toBeLessThanOrEqual(0.02);
});
