import type { Page } from '@playwright/test';
import { logIn, openAccount } from './account.ts';
import { serverProgressIn } from './api.ts';
import { goOnline, reload, sidewaysScroll, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { answer, gardening, plantFirst, plantOf } from './hanazono.ts';
import { loginButton, userMenu } from './login-window.ts';

test('HAN-01 HAN-02 HAN-04 OFF-01 a garden grows without a network, survives a reload, and what it brought is proved once there is one @phone', async ({
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

test('HAN-04 GAM-06 what one device of an account plants, the other tends, and both know what was done', async ({
  page,
  browser,
  server,
}) => {
  const enter = async (device: Page) => {
    await loginButton(device).click();
    await logIn(device, email);
    await expect(userMenu(device)).toBeVisible();
  };
  const tend = async (device: Page) => {
    await plantOf(device, '山').click();
    await answer(device, '山');
    await expect(gardening(device)).toContainText('Richtig!');
  };
  await visit(page, '/about');
  const { email } = await openAccount(page);
  await enter(page);
  await visit(page, '/hanazono');
  await plantFirst(page);
  await tend(page);
  await visit(page, '/about'); // what is carried is told with the next page

  const other = await browser.newContext({ baseURL: server.url, locale: 'de-DE' });
  const elsewhere = await other.newPage();
  await visit(elsewhere, '/about');
  await enter(elsewhere);
  await expect(async () => {
    await visit(elsewhere, '/hanazono');
    await expect(plantOf(elsewhere, '山')).toHaveAccessibleName(/Wuchs 1 von/, { timeout: 3_000 });
  }).toPass();
  await tend(elsewhere);
  await expect(plantOf(elsewhere, '山')).toHaveAccessibleName(/Wuchs 2 von/);
  await visit(elsewhere, '/about');

  await expect(async () => {
    await visit(page, '/about');
    expect(await sittingsThatTended(page, '山')).toBe(2);
  }).toPass();
  await other.close();
});

/** How many sittings have done something for a plant, as the device knows. */
const sittingsThatTended = (page: Page, kanji: string): Promise<number> =>
  page.evaluate((kanji) => {
    const kept = localStorage.getItem('kanji-no-michi:sitting:hanazono:garden');
    return Object.keys(JSON.parse(kept ?? '{}').plants?.[kanji]?.care ?? {}).length;
  }, kanji);
