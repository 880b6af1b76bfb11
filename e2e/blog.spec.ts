import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BlogPost } from '@michi/contracts/blog-posts';
import { databaseUrl } from '../apps/server/src/db/location.ts';
import { check } from './axe.ts';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { startServer } from './server.ts';
import { warnings } from './shelf.ts';

test.describe('the list of articles', () => {
  test('BLG-01 every category with an article has a tab with an address of its own', async ({ page }) => {
    await visit(page, '/blog');
    const tabs = page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link');
    await expect(tabs.first()).toHaveText('Alle');
    await expect(tabs.first()).toHaveAttribute('aria-current', 'true');
    const articles = page.getByRole('article');
    const all = await articles.count();
    expect(all).toBeGreaterThanOrEqual(12);

    await page.getByRole('link', { name: 'Lerntipps', exact: true }).click();
    await expect(page).toHaveURL(/\?category=Lerntipps$/);
    await expect(articles).not.toHaveCount(all);
    for (const article of await articles.all()) await expect(article).toContainText('Lerntipps');
    await page.reload();
    await expect(articles.first()).toContainText('Lerntipps');
  });

  test('BLG-01 an empty category says so and leads back', async ({ page }) => {
    await visit(page, '/blog?category=Nichts');
    await expect(page.getByRole('heading', { name: 'Keine Artikel in dieser Kategorie.' })).toBeVisible();
    await page.getByRole('link', { name: 'Alle Artikel' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('BLG-01 when the articles cannot be loaded the page stays whole', async ({ page }) => {
    const warned = warnings(page);
    await page.route('**/api/blog-posts?*', (route) => route.fulfill({ json: { wrong: true } }));
    await visit(page, '/games');
    await page.getByRole('navigation').getByRole('link', { name: 'Blog', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Zum Lesen zwischendurch' })).toBeVisible();
    await expect(page.getByText('Die Artikel sind gerade nicht zu erreichen.')).toBeVisible();
    await expect(page.getByText('Keine Artikel in dieser Kategorie.')).toHaveCount(0);
    await page.unroute('**/api/blog-posts?*');
    expect(warned).toEqual([expect.stringContaining('loading the articles failed')]);
    await page.getByRole('button', { name: 'Neu laden' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('Die Artikel sind gerade nicht zu erreichen.')).toHaveCount(0);
  });

  test('BLG-01 so it does when the server cannot have them, which logs why', async ({ page, errors }) => {
    errors.expect(/status of 503/);
    const dataDir = mkdtempSync(join(tmpdir(), 'kanji-no-michi-blog-'));
    const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
    const database = new DatabaseSync(databaseUrl({ DATA_DIR: dataDir }), { timeout: 5000 });
    database.exec('alter table post_texts rename to elsewhere');
    expect((await page.request.get(`${server.url}/blog`)).status()).toBe(503);
    await visit(page, `${server.url}/blog`);
    await expect(page.getByRole('alert')).toContainText('Die Artikel sind gerade nicht zu erreichen.');
    expect(server.complaints.map((line) => JSON.parse(line).msg)).toContain('loading the articles');

    database.exec('alter table elsewhere rename to post_texts');
    database.close();
    await page.getByRole('button', { name: 'Neu laden' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await server.stop();
    rmSync(dataDir, { recursive: true });
  });
});

test('BLG-02 a card shows the image of its post, for which its place is kept @phone', async ({ page }) => {
  const posts: BlogPost[] = await (await page.request.get('/api/blog-posts?limit=100')).json();
  const image = '/uploads/stimmen.svg';
  const withImages = posts.map((post, index) => (index < 2 ? { ...post, featured_image: image } : post));
  await page.route('**/api/blog-posts?*', (route) => route.fulfill({ json: withImages }));
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><path d="M0 0h900v300"/></svg>';
  await page.route(`**${image}`, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  const cards = page.getByRole('article');
  const images = cards.locator('img');
  await expect(images).toHaveCount(2);
  for (const each of await images.all()) {
    await each.scrollIntoViewIfNeeded();
    await expect.poll(() => each.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(900);
    await expect(each).toHaveAttribute('alt', '');
  }
  await expect(cards.nth(2).locator('.k')).toHaveText(/^\p{Script=Han}$/u);

  const [shown, before] = await cards.evaluateAll((all) => {
    const places = () => all.map((card) => JSON.stringify(card.getBoundingClientRect()));
    const withImages = places();
    for (const each of document.images) each.style.display = 'none';
    return [withImages, places()];
  });
  expect(before).toEqual(shown);
});

test.describe('an article', () => {
  test('BLG-02 opens over the list under an address of its own, and back closes it', async ({ page }) => {
    await visit(page, '/blog');
    await page.getByRole('link', { name: /On oder Kun/ }).click();
    await expect(page).toHaveURL(/\?post=on-und-kun$/);
    const dialog = page.getByRole('dialog', { name: /On oder Kun/ });
    await expect(dialog.getByRole('heading', { name: 'Drei Faustregeln' })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/blog$/);

    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.getByRole('link', { name: /On oder Kun/ }).click();
    await expect(dialog.getByRole('heading', { name: 'Drei Faustregeln' })).toBeVisible();
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  test('BLG-02 the address of an opened article opens it again; Escape closes it', async ({ page }) => {
    await visit(page, '/blog?post=on-und-kun');
    const dialog = page.getByRole('dialog', { name: /On oder Kun/ });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(/post=/);
  });

  test('BLG-02 an article that does not exist says so, over the list and on its own page', async ({
    page,
  }) => {
    const answer = await page.request.get('/blog/gibt-es-nicht');
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('Hier geht der Weg nicht weiter');
  });

  test('BLG-02 has a page of its own, rendered in the language of its address, with others around it', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/ja/blog/on-und-kun')).text();
    expect(html).toContain('<html lang="ja"');
    expect(html).toContain('"@type":"BlogPosting"');
    await visit(page, '/blog/on-und-kun');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/On oder Kun/);
    await expect(page.getByText('Min. Lesezeit').first()).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Weiterlesen' }).getByRole('article')).toHaveCount(
      3,
    );
    await expect(
      page.getByRole('navigation', { name: 'Davor und danach' }).getByRole('link').first(),
    ).toBeVisible();
  });

  test('BLG-02 a view counts once for a visitor and day', async ({ page, request }) => {
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

  test('BLG-04 its list names the feed of the language', async ({ page, request }) => {
    await visit(page, '/fr/blog');
    const feed = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
    expect(feed).toBe('/fr/feed.xml');
    const answer = await request.get('/fr/feed.xml');
    expect(answer.headers()['content-type']).toContain('application/atom+xml');
  });
});

test('BLG-03 list, article and dialog pass axe', async ({ page }) => {
  for (const path of ['/blog', '/blog/orakelknochen', '/ja/blog/okurigana', '/blog?post=yojijukugo']) {
    await visit(page, path);
    if (path.includes('post=')) await expect(page.getByRole('dialog').locator('.prose')).toBeVisible();
    await check(page, path);
  }
});
