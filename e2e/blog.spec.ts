import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';

test('BLG-01 BLG-02 from a category to an article over the list, and on to its own page, which counts a view a day', async ({
  page,
  request,
}) => {
  await visit(page, '/blog?category=Grundlagen');
  const articles = page.getByRole('article');
  for (const article of await articles.all()) await expect(article).toContainText('Grundlagen');
  await page.getByRole('link', { name: 'Alle', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await expect(articles.nth(11)).toBeAttached();

  await page.getByRole('link', { name: /On oder Kun/ }).click();
  await expect(page).toHaveURL(/\?post=on-und-kun$/);
  const dialog = page.getByRole('dialog', { name: /On oder Kun/ });
  await expect(dialog.getByRole('heading', { name: 'Drei Faustregeln' })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toBeVisible();

  await test.step('the own page', async () => {
    const views = async () =>
      ((await (await request.get('/api/blog-posts/okurigana')).json()) as { views: number }).views;
    const before = await views();
    const counted = page.waitForResponse((response) => response.url().endsWith('/views'));
    await visit(page, '/blog/okurigana');
    await counted;
    const again = page.waitForResponse((response) => response.url().endsWith('/views'));
    await page.reload();
    expect(((await (await again).json()) as { views: number }).views).toBe(before + 1);
  });
});

test('BLG-02 BLG-04 an article is rendered in the language of its address, one that does not exist is missing, and the feed of a language is one', async ({
  request,
}) => {
  const html = await (await request.get('/ja/blog/on-und-kun')).text();
  expect(html).toContain('<html lang="ja"');
  expect(html).toContain('"@type":"BlogPosting"');
  const missing = await request.get('/blog/gibt-es-nicht');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('Hier geht der Weg nicht weiter');
  const feed = await request.get('/fr/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
});
