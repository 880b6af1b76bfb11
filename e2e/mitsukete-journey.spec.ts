import { earn } from './api.ts';
import { reload, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { cardNames, unfold, win } from './mitsukete.ts';

test('MIT-01 GAM-01 from the shelf through menu and levels to the next level and back @phone', async ({
  page,
}) => {
  await stopClock(page);
  const victory = page.getByRole('dialog', { name: 'Alles gefunden' });

  await test.step('from the shelf to a level', async () => {
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

  await test.step('the same level again, then the menu', async () => {
    await win(page);
    await victory.getByRole('button', { name: 'Noch einmal spielen' }).click();
    await expect(victory).toBeHidden();
    expect(await cardNames(page)).toHaveLength(16);
    await win(page);
    await victory.getByRole('button', { name: 'Hauptmenü' }).click();
    await expect(page.getByRole('heading', { name: 'Siehst du es?' })).toBeVisible();
  });

  await test.step('the way back to the shelf', async () => {
    await page.getByRole('link', { name: 'Zurück zu den Spielen', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Alle Spiele' })).toBeVisible();
    await page.getByRole('link', { name: 'Mitsukete' }).click();
    await page.getByRole('link', { name: 'Zurück zu allen Spielen' }).click();
    await expect(page).toHaveURL('/games');
  });
});

test('MIT-01 after the last level the way leads to the level list', async ({ page }) => {
  await stopClock(page);
  await visit(page, '/mitsukete/levels');
  await earn(page, 7030);
  await reload(page);
  const last = { name: 'Der letzte Bogen', includeHidden: true };
  await expect(page.getByRole('link', last)).toBeAttached(); // it is open: the list knows what was earned
  await unfold(page);
  await page.getByRole('link', { name: 'Der letzte Bogen' }).click();
  await win(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Zur Levelauswahl' }).click();
  await expect(page.getByRole('heading', { name: 'Welcher Bogen heute?' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
