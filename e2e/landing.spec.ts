import { scrollPage, sidewaysScroll, visit, watchShifts } from './browser.ts';
import { expect, test } from './fixtures.ts';

test('LAN-01 LAN-02 LAN-03 LAN-04 LAN-05 STA-01 the first page says everything without JavaScript', async ({
  browser,
  baseURL,
  request,
}) => {
  const kanji: { kanji: string }[] = await (await request.get('/api/kanji?limit=9')).json();
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.goto('/');
  const sections = page.locator('main section[aria-labelledby]');
  expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
    ...['features', 'games', 'new-games', 'blog', '', 'impressum'],
  ]);
  const sheet = page.getByRole('region', { name: 'Neun Kanji, alle zehn Sekunden neu gemischt' });
  await expect(sheet.getByRole('listitem')).toHaveText(kanji.map((each) => new RegExp(`^${each.kanji}`)));
  await expect(sheet.getByRole('button')).toHaveCount(0);
  await expect(page.locator('.hero dd')).toHaveText(['50K+', '2000+', '4,9 / 5']);
  await expect(page.locator('.cta dd')).toHaveText(['50K+', '2,1 Mio.+', '4,8']);
  await expect(page.locator('#games').getByRole('link', { name: 'Mitsukete' })).toHaveAttribute(
    'href',
    '/mitsukete',
  );
  const articles = page.getByRole('article').getByRole('link');
  const hrefs = await articles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(Array(6).fill(expect.stringMatching(/^\/blog\/[a-z]/)));
  await expect(page.locator('#impressum')).toContainText('Angaben gemäß § 5 DDG');
  await expect(page.locator('#impressum')).toContainText('[Name noch nicht eingetragen]');
  await page.close();
});

test('LAN-01 LAN-03 LAN-04 LAN-05 LNG-02 the first page comes in without moving, shows games and articles over itself, and becomes another language @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('#features li')?.setAttribute('data-from-server', '');
    });
  });
  const shifted = await watchShifts(page);
  await visit(page, '/');
  await test.step('nothing moves while it comes in, nor further down when one gets there', async () => {
    await page.evaluate(() => document.fonts.ready);
    expect(await shifted()).toBeLessThanOrEqual(0.02);
    await scrollPage(page, await page.evaluate(() => document.documentElement.scrollHeight));
    await expect(page.getByRole('contentinfo')).toBeInViewport(); // on a phone it fills the screen
    await page.evaluate(() => document.fonts.ready); // those of what is in sight now
    expect(await shifted()).toBeLessThanOrEqual(0.02);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  await test.step('sections that do nothing stay as the server has rendered them, and lead on', async () => {
    const first = page.locator('#features li').first();
    await expect(first).toHaveAttribute('data-from-server', '');
    expect(
      await first.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
    ).toBe(false);
    await page.getByRole('link', { name: 'Jetzt ein Spiel wählen' }).click();
    await expect(page).toHaveURL('/#games');
    await expect(page.locator('#games')).toBeInViewport();
  });

  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const dialog = page.getByRole('dialog');
  await test.step('a game opens under an address of its own, without asking anything', async () => {
    await page.locator('#games').getByRole('link', { name: 'Mitsukete' }).click();
    await expect(dialog).toContainText('Erkennen · Gedächtnis · Tempo');
    await expect(page).toHaveURL('/?game=mitsukete');
    expect(calls.filter((path) => /^\/api\/(?:kanji|games|blog-posts)|\.data$/.test(path))).toEqual([]);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/#games');
  });

  await test.step('an article opens with its text, which did not come with the page', async () => {
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/\?post=[a-z-]+$/);
    await expect(dialog.getByRole('heading').nth(1)).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
  });

  await test.step('another language becomes all of it', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en#games');
    await expect(page.getByRole('heading', { level: 2, name: 'Six tools in the pencil case' })).toBeVisible();
    await expect(page.locator('.hero dd')).toHaveText(['50K+', '2000+', '4.9 / 5']);
    await expect(page.locator('#impressum')).toContainText('[name not yet filled in]');
  });
});
