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
  await plantFirst(page, 5);
  await expect(plantOf(page, '一')).toBeVisible();
  await context.setOffline(true);
  for (const kanji of '一二三四五') {
    await plantOf(page, kanji).click();
    await answer(page, kanji);
    await expect(gardening(page)).toContainText('Richtig!');
    await gardening(page).getByRole('button', { name: 'Schließen' }).click();
  }
  await expect(page.getByRole('banner')).toContainText('Level 2');
  await goOnline(page);
  await reload(page);
  await page.getByRole('dialog', { name: 'Pause' }).getByRole('button', { name: 'Weitergärtnern' }).click();
  await expect(page.locator('.stats')).toContainText('×5');
  await page.getByRole('link', { name: 'Rundgang 0' }).click();
  await expect(page.getByText('Noch ist der Weg leer')).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('link', { name: 'Zum Garten' }).first().click();
  await page.getByRole('dialog', { name: 'Pause' }).getByRole('button', { name: 'Weitergärtnern' }).click();
  await expect(page.locator('.stats')).toContainText('×5');
  await gardening(page).getByRole('button', { name: 'Feierabend' }).click();
  await expect.poll(() => serverProgressIn(page, 'hanazono')).toMatchObject({ totalScore: 150 });
});
