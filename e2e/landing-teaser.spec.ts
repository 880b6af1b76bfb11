import type { Page } from '@playwright/test';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { showcase, teaser } from './landing.ts';
import { openHome, warnings } from './shelf.ts';

test.describe('LAN-04 the teaser', () => {
  const articles = (page: Page) => teaser(page).getByRole('article');
  const more = (page: Page) => teaser(page).getByRole('link', { name: 'Mehr Artikel' });

  test('shows the first six articles and leads to the others', async ({ page }) => {
    await openHome(page);
    await expect(articles(page)).toHaveCount(6);
    await more(page).click();
    await expect(page).toHaveURL('/blog');
  });

  test('opens an article over the page, with its text; back closes it', async ({ page }) => {
    await visit(page, '/');
    const link = articles(page).first().getByRole('link');
    const title = (await articles(page).first().getByRole('heading').textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(/\/\?post=[a-z-]+$/);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('heading').nth(1)).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('asks for the articles with their content, and opens one without asking again', async ({ page }) => {
    const asked = page.waitForRequest('**/api/blog-posts?*');
    await openHome(page);
    expect(new URL((await asked).url()).search).toBe('?limit=24&with_content=true');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await articles(page).first().getByRole('link').click();
    await expect(page.getByRole('dialog').locator('.prose')).toBeVisible();
    expect(calls.filter((url) => /\/api\/blog-posts\/[a-z-]+$/.test(url))).toEqual([]);
  });

  test('leads nowhere else when there are fewer than six', async ({ page }) => {
    const all = await (await page.request.get('/api/blog-posts?limit=5')).json();
    await page.route('**/api/blog-posts?*', (route) => route.fulfill({ json: all }));
    await openHome(page);
    await expect(articles(page)).toHaveCount(5);
    await expect(more(page)).toHaveCount(0);
  });

  for (const [what, answer] of [
    ['fails', { status: 500, json: { message: '' } }],
    ['is of another kind', { json: { posts: [] } }],
    ['is empty', { json: [] }],
  ] as const)
    test(`ends the loading when the answer ${what}`, async ({ page, errors }) => {
      errors.expect(/status of 500/);
      const warned = warnings(page);
      await page.route('**/api/blog-posts?*', (route) => route.fulfill(answer));
      await openHome(page);
      await expect(teaser(page)).toContainText('Gerade liegt hier nichts zum Lesen.');
      await expect(showcase(page).getByRole('link', { name: 'Mitsukete' })).toBeVisible();
      expect(warned.filter((text) => text.startsWith('loading the articles failed'))).toHaveLength(
        what === 'is empty' ? 0 : 1,
      );
    });
});
