import { stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { win } from './mitsukete.ts';

test('MIT-01 GAM-01 from the hub through menu and levels to the next level and back', async ({ page }) => {
  await stopClock(page);
  const victory = page.getByRole('dialog', { name: 'Alles gefunden' });

  await test.step('from the hub to a level', async () => {
    await visit(page, '/games');
    await page.getByRole('link', { name: 'Mitsukete' }).click();
    await expect(page.getByRole('heading', { name: 'Siehst du es?' })).toBeVisible();
    await page.getByRole('link', { name: 'Spiel starten' }).click();
    await expect(page.getByRole('heading', { name: 'Welcher Bogen heute?' })).toBeVisible();
    await page.getByRole('link', { name: 'Erste Striche' }).click();
    await expect(page.getByText('Level 1 · Erste Striche')).toBeVisible();
  });

  await test.step('a pause, a victory, the next level', async () => {
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Weiterspielen' }).click();
    await win(page);
    await victory.getByRole('link', { name: 'Nächstes Level' }).click();
    await expect(page.getByText('Level 2 · Eins bis zehn')).toBeVisible();
  });

  await test.step('the menu', async () => {
    await win(page);
    await victory.getByRole('button', { name: 'Hauptmenü' }).click();
    await expect(page.getByRole('heading', { name: 'Siehst du es?' })).toBeVisible();
  });

  await test.step('the way back to the hub', async () => {
    await page.getByRole('link', { name: 'Zurück zu den Spielen', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Alle Spiele' })).toBeVisible();
    await page.getByRole('link', { name: 'Mitsukete' }).click();
    await page.getByRole('link', { name: 'Zurück zu allen Spielen' }).click();
    await expect(page).toHaveURL('/games');
  });
});
