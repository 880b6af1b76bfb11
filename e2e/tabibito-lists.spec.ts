import type { Page } from '@playwright/test';
import { stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { complete, done, firstPath, open, serverStats, station } from './tabibito.ts';

const lists = '**/api/tabibito/paths**';
const paths = (page: Page) => page.locator('.tabi-paths > li');

/** Changes what the server answers to calls for lists. */
const change = (page: Page, how: (list: Record<string, unknown>[]) => unknown) =>
  page.route(lists, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: how(await response.json()) });
  });

test.beforeEach(({ page }) => stopClock(page));

test('TAB-04 lists that are empty say so, and can be asked for again', async ({ page }) => {
  await change(page, () => []);
  await visit(page, '/tabibito/beginner');
  await expect(page.getByRole('heading', { name: 'Gerade ist kein Weg zu sehen.' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' }); // one may be under way
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect(paths(page)).toHaveCount(3);

  await page.route('**/paths/*/modules', (route) => route.fulfill({ json: [] }));
  await paths(page).first().getByRole('link').click();
  await expect(
    page.getByRole('heading', { name: 'Die Stationen sind gerade nicht zu sehen.' }),
  ).toBeVisible();
  await page.unroute('**/paths/*/modules');
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect(station(page, 1).getByRole('link')).toBeVisible();
});

test('TAB-04 lists that are cut short show what they have, and it can be played', async ({ page }) => {
  await change(page, (list) => list.slice(0, 2));
  await visit(page, '/tabibito/beginner');
  await expect(paths(page)).toHaveCount(2);
  await paths(page).first().getByRole('link').click();
  await expect(station(page, 2)).toBeVisible();
  await expect(station(page, 3)).toHaveCount(0);
  const dialog = await open(page, 1);
  await complete(dialog);
  await expect.poll(() => serverStats(page)).toMatchObject({ modules_completed: 1 });
});

for (const [what, how] of [
  ['no list', () => ({ paths: 'none' })],
  ['entries of wrong types', (list: Record<string, unknown>[]) => list.map((each) => ({ ...each, id: 5 }))],
  ['entries that lack something', (list: Record<string, unknown>[]) => list.map(({ id }) => ({ id }))],
] as const)
  test(`TAB-04 ${what} for an answer: the page keeps what it came with`, async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => /unreadable answer/.test(message.text()));
    await change(page, how);
    await visit(page, '/tabibito/beginner');
    await logged;
    await expect(paths(page)).toHaveCount(3);
    await paths(page).first().getByRole('link').click();
    await expect(station(page, 8)).toBeVisible();
    const lesson = await open(page, 1);
    await expect(lesson.getByRole('button', { name: 'Einsteigen' })).toBeEnabled();
    await page.unrouteAll({ behavior: 'wait' }); // what is asked ahead
  });

test('TAB-04 while lists are slow to come, the page can be used as it came', async ({ page }) => {
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>();
  await page.route(lists, (route) => slow.then(() => route.continue()));
  await visit(page, firstPath);
  const dialog = await open(page, 1);
  await complete(dialog);
  await expect(done(page, 1)).toBeVisible();
  await expect(station(page, 2).getByRole('link')).toBeVisible();
  const listed = page.waitForResponse('**/modules');
  answer();
  await listed;
  await expect(station(page, 2).getByRole('link')).toBeVisible();
  await expect.poll(() => serverStats(page)).toMatchObject({ modules_completed: 1 });
});
