import { enterNewAccount } from './account.ts';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { solve } from './mitsukete.ts';
import { byHand } from './play.ts';

test('MIT-12 with an account the first run of the day’s sheet stands on its list; the second is practice', async ({
  page,
}) => {
  await enterNewAccount(page);
  await visit(page, '/mitsukete');
  await page.getByRole('link', { name: 'Bogen des Tages' }).click();
  await expect(page.getByText('Dein erster Versuch zählt')).toBeVisible();
  await page.getByRole('link', { name: 'Bogen spielen' }).click();
  await solve(page, byHand);
  const end = page.getByRole('dialog');
  await expect(end.getByText('Das war dein Versuch für die Bestenliste des Tages.')).toBeVisible();
  await end.getByRole('link', { name: 'Zur Bestenliste des Tages' }).click();
  const own = page.getByRole('row').filter({ has: page.getByText('du', { exact: true }) });
  await expect(own).toHaveCount(1);

  await page.getByRole('link', { name: 'Noch einmal üben' }).click();
  await solve(page, byHand);
  await expect(end.getByText('Das war Übung')).toBeVisible();
});
