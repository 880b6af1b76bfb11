import { puzzlesPerSet } from '@michi/games/puzzle/puzzles';
import type { Page } from '@playwright/test';
import { withoutTickets } from './api.ts';
import { reload, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { stat } from './play.ts';
import { build, choose, sought, target } from './puzzle.ts';

test('GAM-03 a running level survives a reload and being left, each mode for itself', async ({ page }) => {
  await withoutTickets(page);
  await stopClock(page);
  await visit(page, '/puzzle');
  await target(page).waitFor();
  const { points } = await build(page);
  await page.clock.runFor(2_000);
  const { id } = await sought(page);
  await choose(page, ['fire']);

  const goesOn = async () => {
    await target(page).waitFor();
    await expect(async () => expect((await sought(page)).id).toBe(id)).toPass();
    await expect(page.getByRole('button', { name: '火 Feuer entfernen' })).toBeVisible();
    await expect(stat(page, 'Punkte')).toHaveText(String(points));
    await expect(stat(page, 'Kombo')).toHaveText('×1');
  };
  await test.step('a reload', async () => {
    await reload(page);
    await goesOn();
  });
  await test.step('another mode, which knows nothing of it, and back', async () => {
    await page.getByRole('link', { name: 'Tutorial' }).click();
    await expect(stat(page, 'Punkte')).toHaveText('0');
    await page.getByRole('navigation', { name: 'Modus' }).getByRole('link', { name: 'Puzzle' }).click();
    await goesOn();
  });
  await test.step('the hub and back', async () => {
    await page.getByRole('link', { name: 'Zurück', exact: true }).click();
    await page.getByRole('link', { name: 'Kanji Puzzle' }).click();
    await goesOn();
  });
  await test.step('it can still be played on', async () => {
    await page.getByRole('button', { name: 'Leeren' }).click();
    await build(page);
    await expect(stat(page, 'Gelöst')).toHaveText('2');
  });
});

/** Opens the third level of a series. */
async function openThirdLevel(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('kanji-no-michi:save:puzzle:puzzle')) return;
    const totals = { score: 4_000, completedKanji: 20, perfectCombos: 18, hintsUsed: 2, combo: 3 };
    localStorage.setItem('kanji-no-michi:save:puzzle:puzzle', JSON.stringify({ level: 3, totals }));
  });
  await visit(page, '/puzzle');
}

test('GAM-03 a level stays as it began when another tab begins anew, and its end brings nothing back', {
  tag: '@sweep',
}, async ({ page, context }) => {
  test.slow();
  await withoutTickets(page);
  await stopClock(page);
  await openThirdLevel(page);
  await build(page);
  await page.clock.runFor(2_000);

  const other = await context.newPage();
  await visit(other, '/puzzle');
  await expect(other.getByRole('banner')).toContainText('Level 3');
  await other.getByRole('button', { name: 'Von vorn beginnen' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Von vorn beginnen' }).click();
  await expect(other.getByRole('banner')).toContainText('Level 1');
  await other.close();

  await expect(page.getByRole('banner')).toContainText('Level 3');
  await expect(stat(page, 'Gelöst')).toHaveText('21');
  for (let built = 1; built < puzzlesPerSet; built++) {
    await build(page);
    await page.clock.runFor(2_000);
  }
  await page.getByRole('button', { name: 'Level 1 beginnen' }).click();
  await expect(page.getByRole('banner')).toContainText('Level 1');
  await expect(stat(page, 'Punkte')).toHaveText('0');
});

test('GAM-03 beginning anew asks first, and then forgets level and points of this mode', async ({ page }) => {
  await openThirdLevel(page);
  await expect(page.getByRole('banner')).toContainText('Level 3');
  await expect(target(page)).toContainText('Mittel');
  await build(page);
  const dialog = page.getByRole('dialog', { name: 'Von vorn beginnen?' });
  await page.getByRole('button', { name: 'Von vorn beginnen' }).click();
  await dialog.getByRole('button', { name: 'Weiterspielen' }).click();
  await expect(stat(page, 'Gelöst')).toHaveText('21');
  await page.getByRole('button', { name: 'Von vorn beginnen' }).click();
  await dialog.getByRole('button', { name: 'Von vorn beginnen' }).click();
  await expect(page.getByRole('banner')).toContainText('Level 1');
  await expect(stat(page, 'Punkte')).toHaveText('0');
  await expect(target(page)).toContainText('Leicht');
  await expect(page.locator('.puz__rad').first()).toBeFocused();
  await reload(page);
  await expect(page.getByRole('banner')).toContainText('Level 1');
});
