import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { cards } from './mitsukete.ts';

test('MIT-02 without any level the list says so until there are some, and a level that is tapped twice is opened once', async ({
  page,
  errors,
}) => {
  errors.expect(/ERR_FAILED/);
  await page.route(/\/api\/v1\/game-levels|\/assets\/facts-/, (route) => route.abort());
  await visit(page, '/mitsukete');
  await page.getByRole('link', { name: 'Spiel starten' }).click();
  await expect(
    page.getByText('Keine Level verfügbar. Bitte versuche es später erneut.', { exact: true }),
  ).toBeVisible();
  await page.unroute(/\/api\/v1\/game-levels|\/assets\/facts-/);
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect(page.getByText('40 Level', { exact: true })).toBeVisible();

  const before = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Erste Striche' }).dblclick();
  await expect(cards(page)).toHaveCount(16);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcher Bogen heute?' })).toBeVisible();
  const saved = () => Object.keys(localStorage).filter((key) => key.startsWith('kanji-no-michi:run:')).length;
  expect(await page.evaluate(saved)).toBeLessThanOrEqual(1);
});
