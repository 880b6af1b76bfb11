import { earn, withoutTickets } from './api.ts';
import { reload, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';

test('MIT-09 a level whose time is up begins anew from the list, and leads to the menu', async ({ page }) => {
  const gameOver = page.getByRole('dialog', { name: 'Die Zeit ist um' });
  const timer = page.getByRole('timer');
  await visit(page, '/mitsukete/levels');
  await earn(page, 350);
  await withoutTickets(page);
  await stopClock(page);
  await reload(page);
  await page.getByRole('link', { name: 'Sieben Tage' }).click();
  await expect(timer).toHaveText('2:00');
  await page.clock.fastForward(120_000);
  await gameOver.getByRole('link', { name: 'Anderes Level' }).click();
  await expect(page.getByRole('heading', { name: 'Welcher Bogen heute?' })).toBeVisible();

  await page.getByRole('link', { name: 'Sieben Tage' }).click();
  await expect(timer).toHaveText('2:00');
  await page.clock.fastForward(120_000);
  await gameOver.getByRole('button', { name: 'Hauptmenü' }).click();
  await expect(page.getByRole('heading', { name: 'Siehst du es?' })).toBeVisible();
});
