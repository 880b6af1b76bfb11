import { stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import {
  answerOn,
  complete,
  completions,
  done,
  firstPath,
  open,
  playOn,
  serverStats,
  station,
  walkTo,
} from './tabibito.ts';

test.beforeEach(({ page }) => stopClock(page));

test('TAB-03 of two tabs both show what one has completed, and it counts once', { tag: '@sweep' }, async ({
  page,
  context,
}) => {
  const answers = completions(context);
  const other = await context.newPage();
  await visit(other, firstPath);
  await visit(page, firstPath);
  const dialog = await open(page, 1);
  await complete(dialog);
  await other.bringToFront();
  await expect(done(other, 1)).toBeVisible();
  await expect(station(other, 2).getByRole('link')).toBeVisible();
  await expect.poll(async () => (await serverStats(page)).total_xp).toBe(20);
  expect(answers).toEqual([200]);
});

test('TAB-03 of two tabs that play the same station each has a run of its own, and it counts once', {
  tag: '@sweep',
}, async ({ page, context }) => {
  const answers = completions(context);
  await visit(page, firstPath);
  const { module: practice, dialog: here } = await walkTo(page, 'practice');
  await here.getByRole('button', { name: 'Übung beginnen' }).click();
  await answerOn(page, practice);
  await expect(page.locator('.tabi-bar__no')).toHaveText(/Frage 2/);

  const other = await context.newPage();
  await visit(other, firstPath);
  const there = await open(other, 3);
  await there.getByRole('button', { name: 'Weitermachen' }).click();
  await expect(other.locator('.tabi-bar__no')).toHaveText(/Frage 1/);
  await playOn(other, practice);
  await complete(there);

  await page.bringToFront();
  await expect(page.locator('.tabi-bar__no')).toHaveText(/Frage 2/);
  await playOn(page, practice);
  await expect(here.getByRole('button', { name: 'Abschließen' })).toHaveCount(0);
  await here.getByRole('button', { name: 'Zur Station' }).click();
  await expect(here).toContainText('Schon abgeschlossen');
  await expect.poll(() => serverStats(page)).toMatchObject({ modules_completed: 3 });
  expect(answers).toEqual([200]);
});
