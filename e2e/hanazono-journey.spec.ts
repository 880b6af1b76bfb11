import { serverProgressIn } from './api.ts';
import { goOnline, reload, sidewaysScroll, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { answer, gardening, plantFirst, plantOf } from './hanazono.ts';

test('HAN-01 HAN-02 HAN-04 OFF-01 a garden grows without a network, survives a reload, and what it brought is proved once there is one', async ({
  page,
  context,
  errors,
}) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/hanazono');
  await plantFirst(page);
  await expect(plantOf(page, '山')).toBeVisible();
  await context.setOffline(true);
  for (let answers = 0; answers < 5; answers++) {
    await plantOf(page, '山').click();
    await answer(page, '山');
    await expect(gardening(page)).toContainText('Richtig!');
    await gardening(page).getByRole('button', { name: 'Schließen' }).click();
    if (answers < 4) continue;
    await expect(page.getByRole('banner')).toContainText('Level 2');
  }
  await goOnline(page);
  await reload(page);
  await page.getByRole('dialog', { name: 'Pause' }).getByRole('button', { name: 'Weitergärtnern' }).click();
  await expect(page.locator('.stats')).toContainText('×5');
  await page.getByRole('link', { name: 'Rundgang 1' }).click();
  await expect(page.getByRole('heading', { name: 'Ein ausgewachsenes Kanji' })).toBeVisible();
  await expect(page.getByRole('list', { name: /^Ausgewachsene/ }).getByRole('listitem')).toContainText(
    '5-mal richtig',
  );
  expect(await sidewaysScroll(page)).toBe(0);
  await expect.poll(() => serverProgressIn(page, 'hanazono')).toMatchObject({ totalScore: 150 });
});
