import { check } from './axe.ts';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';

test('SHL-10 a page of the site or of a game says so when its modules do not come, and another try brings them @phone', {
  tag: '@sweep',
}, async ({ page, errors }) => {
  errors.expect(/ERR_FAILED/);
  for (const path of ['/en/games', '/en/jukugo'])
    await test.step(path, async () => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(path);
      const notice = page.getByRole('alert').filter({ hasText: 'Only part of this page has arrived' });
      await expect(notice).toBeInViewport({ ratio: 1 });
      await check(page, 'without its modules', { oneWidth: true });
      await page.unroute('**/assets/*.js');
      await notice.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.locator('.missing-scripts')).toHaveCount(0);
    });
});

test('SHL-10 a page whose modules are awaited for longer than 20 s says so until they come', async ({
  page,
}) => {
  await page.clock.install();
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const notice = page.getByText('Diese Seite ist erst zum Teil angekommen.');
  await expect(notice).toBeHidden();
  await page.clock.runFor(20_000);
  await expect(notice).toBeVisible();
  held.resolve();
  await expect(notice).toHaveCount(0);
});

test('SHL-09 BLG-02 what is out of reach says so: a page under its address, another language in one that is there, an article over its list; another try brings each', async ({
  page,
  context,
  errors,
}) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Error loading route module|Failed to fetch/);
  const offline = page.getByRole('heading', { level: 1, name: 'Gerade keine Verbindung' });
  const again = page.getByRole('main').getByRole('link', { name: 'Noch einmal versuchen' });
  const footer = page.getByRole('contentinfo');
  const notice = page.getByRole('dialog').filter({ hasText: 'Der Artikel ist gerade nicht zu erreichen.' });
  await visit(page, '/blog');
  await test.step('an article', async () => {
    await page.route('**/assets/article-dialog-*.js', (route) => route.abort());
    await page
      .getByRole('main')
      .getByRole('link', { name: /On oder Kun/ })
      .first()
      .click();
    await expect(notice.getByRole('link', { name: 'Auf eigener Seite lesen' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Zum Lesen zwischendurch' })).toBeAttached();
    await page.unroute('**/assets/article-dialog-*.js');
    await notice.getByRole('button', { name: 'Neu laden' }).click();
    await expect(
      page.getByRole('dialog').getByRole('link', { name: 'Auf eigener Seite lesen' }),
    ).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('a page', async () => {
    await page.getByRole('button', { name: 'Zwischen Hell und Dunkel wechseln' }).click();
    await context.setOffline(true);
    await footer.getByRole('link', { name: 'Kontakt' }).click();
    await expect(offline).toBeVisible();
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'); // the error page comes with a root of its own
    await context.setOffline(false);
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  });

  await test.step('another language', async () => {
    await visit(page, '/contact');
    await context.setOffline(true);
    await footer.getByRole('link', { name: 'English' }).click();
    await expect(offline).toBeVisible();
    await context.setOffline(false);
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  });
});
