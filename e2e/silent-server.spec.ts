import { puzzlesPerSet } from '@michi/games/puzzle/puzzles';
import type { Locator, Page } from '@playwright/test';
import { stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { build, target } from './puzzle.ts';
import { lose, paper, startAtOnce } from './tatakae.ts';

test.beforeEach(async ({ page }) => {
  await stopClock(page);
  await page.route('**/api/**', () => {}); // taken, and never answered
});

/** Does what begins a game, and lets the time pass for which the game waits for the server. */
async function begin(page: Page, act: () => Promise<void>): Promise<void> {
  const asked = page.waitForRequest('**/api/v1/game-tickets');
  await act();
  await asked;
  await page.clock.runFor(1_500);
}

/** Lets time pass until the next game is there: while a result waits to be told, no ticket is asked for. */
const beginsAnew = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.clock.runFor(1_500);
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();

test('PUZ-01 a level of the puzzle is played to its end, and the next begun, while the server answers nothing', async ({
  page,
}) => {
  await begin(page, () => visit(page, '/puzzle'));
  await target(page).waitFor();
  for (let built = 0; built < puzzlesPerSet; built++) {
    await build(page);
    await page.clock.runFor(2_000);
  }
  await page.getByRole('button', { name: 'Level 2 beginnen' }).click();
  await beginsAnew(page, target(page));
  await expect(page.getByRole('banner')).toContainText('Level 2');
});

test('TAT-06 a battle is fought to its end, and again, while the server answers nothing', async ({
  page,
}) => {
  await begin(page, () => visit(page, '/tatakae/battle'));
  await startAtOnce(page);
  await expect(paper(page)).toBeVisible();
  await lose(page);
  const over = page.getByRole('dialog');
  await over.getByRole('button', { name: 'Revanche' }).click();
  await beginsAnew(page, page.getByRole('button', { name: 'Sofort anfangen' }));
  await startAtOnce(page);
  await expect(over).toBeHidden();
  await expect(paper(page)).toBeVisible();
});
