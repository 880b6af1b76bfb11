import { expect, test } from './fixtures.ts';
import { cardNames, solve, visit } from './mitsukete.ts';

test('MIT-01 GAM-01 from the shelf through menu and levels to a victory and the next level @phone', async ({
  page,
}) => {
  await visit(page, '/games');
  await page.getByRole('link', { name: 'Mitsukete' }).click();
  await expect(page.getByRole('heading', { name: 'Siehst du es?' })).toBeVisible();

  await page.getByRole('link', { name: 'Zurück zu allen Spielen' }).click();
  await expect(page.getByRole('heading', { name: 'Alle Spiele' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Spiel starten' }).click();
  await expect(page.getByRole('heading', { name: 'Welcher Bogen heute?' })).toBeVisible();
  await page.getByRole('link', { name: 'Erste Striche' }).click();
  await expect(page.getByText('Level 1 · Erste Striche')).toBeVisible();

  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  await solve(page);
  const victory = page.getByRole('dialog', { name: 'Alles gefunden' });
  await victory.getByRole('link', { name: 'Nächstes Level' }).click();

  await expect(page.getByText('Level 2 · Eins bis zehn')).toBeVisible();
  await expect(victory).toBeHidden();
  await solve(page);
  await expect(victory).toBeVisible();
  await victory.getByRole('button', { name: 'Noch einmal spielen' }).click();
  await expect(victory).toBeHidden();
  expect(await cardNames(page)).toHaveLength(16);
});
