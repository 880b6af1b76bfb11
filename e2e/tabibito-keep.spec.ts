import { reload, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { answer, firstPath, open, station, walkTo } from './tabibito.ts';

test('GAM-03 a run survives a reload: same question, same points, and the clock stood still', async ({
  page,
}) => {
  await visit(page, firstPath);
  const { module, index, dialog } = await walkTo(page, 'quiz');
  await dialog.getByRole('button', { name: 'Quiz beginnen' }).click();
  await answer(page, module);
  await expect(page.locator('.tab-bar__no')).toHaveText(/Frage 2/);
  const heading = (await page.locator('.tab-q').getByRole('heading').textContent()) ?? '';

  await reload(page);
  await expect(dialog.getByRole('heading', { name: 'Pause' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Weitermachen' }).click();
  await expect(page.locator('.tab-bar__no')).toHaveText(/Frage 2/);
  await expect(dialog).toContainText('10 Punkte');
  await expect(page.locator('.tab-q').getByRole('heading')).toHaveText(heading);
  await dialog.getByRole('button', { name: 'Zur Station' }).click();
  await expect(dialog.getByRole('button', { name: 'Weitermachen' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Zurück', exact: true }).click();
  await expect(station(page, index + 1)).toContainText('Angefangen');
});

test('TAB-08 days in a row go on, or begin anew, when the learner comes back to an open page', async ({
  page,
}) => {
  const dayMs = 24 * 60 * 60 * 1000;
  const dialog = page.getByRole('dialog');
  const days = page.locator('.tab-stats > div').filter({ hasText: 'Tage in Folge' }).getByRole('definition');
  const complete = async (number: number) => {
    await open(page, number);
    await dialog.getByRole('button', { name: 'Abschließen' }).click();
    await expect(dialog).toBeHidden();
  };
  const comeBack = async (daysLater: number) => {
    await page.clock.setSystemTime(Date.now() + daysLater * dayMs);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  await page.clock.install();
  await visit(page, firstPath);
  await complete(1);
  await expect(days).toHaveText('1');
  await comeBack(1);
  await complete(2);
  await expect(days).toHaveText('2');
  await comeBack(2);
  await expect(days).toHaveText('2');
  await comeBack(3);
  await expect(days).toHaveText('0');
});
