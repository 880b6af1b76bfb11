import { puzzlesPerSet } from '@michi/games/puzzle/puzzles';
import type { Page } from '@playwright/test';
import { serverProgressIn, withoutTickets } from './api.ts';
import { goOnline, sidewaysScroll, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { stat } from './play.ts';
import { build, target } from './puzzle.ts';

const levelDone = (page: Page) => page.getByRole('dialog', { name: 'Level 1 geschafft' });

test('PUZ-08 PUZ-03 OFF-01 after ten kanji the level is done, its result waits for a network, and the next one begins', async ({
  page,
  context,
  errors,
}) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED/);
  await withoutTickets(page);
  await stopClock(page);
  await visit(page, '/puzzle');
  await target(page).waitFor();
  await context.setOffline(true);
  const seen = new Set<string>();
  for (let count = 0; count < puzzlesPerSet; count++) {
    seen.add((await build(page)).id);
    await page.clock.runFor(2_000);
  }
  expect(seen.size).toBe(10);
  await expect(levelDone(page)).toContainText('2.230');
  await expect(levelDone(page).getByRole('img', { name: 'Hanamaru: fehlerfrei' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('kanji-no-michi:save:puzzle:puzzle')))
    .toContain('"level":2');
  await expect(levelDone(page)).toContainText('auf diesem Gerät gespeichert');
  await goOnline(page);
  await expect(levelDone(page)).not.toContainText('auf diesem Gerät gespeichert');
  expect(await serverProgressIn(page, 'puzzle')).toMatchObject({ totalScore: 2_230 });
  await levelDone(page).getByRole('button', { name: 'Level 2 beginnen' }).click();
  await expect(page.getByRole('banner')).toContainText('Level 2');
  await expect(page.locator('.puz__rad').first()).toBeFocused();
  await expect(stat(page, 'Punkte')).toHaveText('2.230');
  await expect(stat(page, 'Gelöst')).toHaveText('10');
  await expect(stat(page, 'Kombo')).toHaveText('×10');
  expect(await sidewaysScroll(page)).toBe(0);
});
