import { hide, reload, show, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { answerOn, complete, firstPath, open, serverStats, station, walkTo } from './tabibito.ts';

test('GAM-03 a run survives a reload: same question, same points, and the clock stood still', async ({
  page,
}) => {
  await stopClock(page);
  await visit(page, firstPath);
  const { module, index, dialog } = await walkTo(page, 'quiz');
  await dialog.getByRole('button', { name: 'Quiz beginnen' }).click();
  await answerOn(page, module);
  await expect(page.locator('.tabi-bar__no')).toHaveText(/Frage 2/);
  const heading = (await page.locator('.tabi-q').getByRole('heading').textContent()) ?? '';

  await reload(page);
  await expect(dialog.getByRole('heading', { name: 'Pause' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Weitermachen' }).click();
  await expect(page.locator('.tabi-bar__no')).toHaveText(/Frage 2/);
  await expect(dialog).toContainText('10 Punkte');
  await expect(page.locator('.tabi-q').getByRole('heading')).toHaveText(heading);
  await dialog.getByRole('button', { name: 'Zur Station' }).click();
  await expect(dialog.getByRole('button', { name: 'Weitermachen' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Zurück', exact: true }).click();
  await expect(station(page, index + 1)).toContainText('Angefangen');
});

test.describe('far in the west', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' });

  test('TAB-08 days in a row go by the learner’s own day, which begins at four in the morning, while the page lies open', {
    tag: '@sweep',
  }, async ({ page }) => {
    const minuteMs = 60 * 1000;
    const dayMs = 24 * 60 * minuteMs;
    const days = page
      .locator('.tabi-stats > div')
      .filter({ hasText: 'Tage in Folge' })
      .getByRole('definition');
    const finish = async (number: number) => complete(await open(page, number));
    // ten hours behind UTC: the day begins there when it is afternoon on the server
    const today = Math.floor(Date.now() / dayMs);
    const morning = today * dayMs + 14 * 60 * minuteMs;
    await page.clock.install({ time: morning - 10 * minuteMs });
    await visit(page, firstPath);
    await finish(1);
    await expect(days).toHaveText('1');
    await page.clock.setSystemTime(morning + 10 * minuteMs);
    await finish(2);
    await expect(days).toHaveText('2');
    await expect
      .poll(async () => (await serverStats(page)).completions.map(({ day }) => day))
      .toEqual([today - 1, today]);

    await page.clock.setSystemTime(morning + 2 * dayMs - 10 * minuteMs);
    await hide(page);
    await show(page);
    await expect(days).toHaveText('2');
    await page.clock.setSystemTime(morning + 2 * dayMs + 10 * minuteMs);
    await page.evaluate(() => window.dispatchEvent(new Event('focus'))); // as after the lid was closed
    await expect(days).toHaveText('0');
  });
});
