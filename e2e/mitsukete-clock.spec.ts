import { earn, withoutTickets } from './api.ts';
import { hide, reload, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { cardNames, cards, find, soughtKanji } from './mitsukete.ts';
import { stat } from './play.ts';

test.beforeEach(async ({ page }) => {
  await visit(page, '/mitsukete/levels');
  await earn(page, 350);
  await withoutTickets(page);
  await stopClock(page);
  await reload(page);
  await page.getByRole('link', { name: 'Sieben Tage' }).click();
  await expect(cards(page)).toHaveCount(20);
});

test('MIT-09 when the time is up one can try again, take another level or go to the menu', async ({
  page,
}) => {
  const gameOver = page.getByRole('dialog', { name: 'Die Zeit ist um' });
  const timer = page.getByRole('timer');

  await find(page, (await soughtKanji(page))[0] ?? '');
  await page.clock.runFor(119_999);
  await expect(timer).toHaveText('0:01');
  await expect(gameOver).toBeHidden();
  await page.clock.runFor(1);
  await expect(gameOver).toContainText('Gefunden: 1 von 3 Zeichen.');

  await gameOver.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(gameOver).toBeHidden();
  await expect(timer).toHaveText('2:00');
  await expect(stat(page, 'Punkte')).toHaveText('0');
  await page.clock.fastForward(120_000);
  await gameOver.getByRole('link', { name: 'Anderes Level' }).click();
  await expect(page.getByRole('heading', { name: 'Welcher Bogen heute?' })).toBeVisible();

  await page.getByRole('link', { name: 'Sieben Tage' }).click();
  await expect(timer).toHaveText('2:00');
  await page.clock.fastForward(120_000);
  await gameOver.getByRole('button', { name: 'Hauptmenü' }).click();
  await expect(page.getByRole('heading', { name: 'Siehst du es?' })).toBeVisible();
});

test('MIT-09 GAM-04 in a pause, also of a hidden tab, the clock stands still and the board is covered', async ({
  page,
}) => {
  const pause = page.getByRole('dialog', { name: 'Pause' });
  const timer = page.getByRole('timer');
  const names = await cardNames(page);
  await page.clock.runFor(5_000);

  await test.step('the button', async () => {
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(pause).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await page.clock.runFor(300_000);
    await pause.getByRole('button', { name: 'Weiterspielen' }).click();
    await expect(pause).toBeHidden();
    await expect(timer).toHaveText('1:55');
    expect(await cardNames(page)).toEqual(names);
  });

  await test.step('P and Escape', async () => {
    await page.keyboard.press('p');
    await expect(pause).toBeVisible();
    await page.keyboard.press('p');
    await expect(pause).toBeHidden();
    await page.keyboard.press('P');
    await page.clock.runFor(300_000);
    await page.keyboard.press('Escape');
    await expect(pause).toBeHidden();
    await expect(timer).toHaveText('1:55');
  });

  await test.step('a hidden tab', async () => {
    await hide(page);
    await expect(pause).toBeVisible();
    await page.clock.runFor(300_000);
    await pause.getByRole('button', { name: 'Weiterspielen' }).click();
    await expect(timer).toHaveText('1:55');
  });

  await test.step('the time goes on after it', async () => {
    await page.clock.runFor(10_000);
    await expect(timer).toHaveText('1:45');
  });
});

test('MIT-09 a pause leads to a new start or to the menu', async ({ page }) => {
  const pause = page.getByRole('dialog', { name: 'Pause' });
  await find(page, (await soughtKanji(page))[0] ?? '');
  await page.clock.runFor(5_000);
  await page.getByRole('button', { name: 'Pause' }).click();
  await pause.getByRole('button', { name: 'Level neu starten' }).click();
  await expect(pause).toBeHidden();
  await expect(page.getByRole('timer')).toHaveText('2:00');
  await expect(stat(page, 'Punkte')).toHaveText('0');
  expect(await soughtKanji(page)).toHaveLength(3);

  await page.getByRole('button', { name: 'Pause' }).click();
  await pause.getByRole('link', { name: 'Zum Hauptmenü' }).click();
  await expect(page.getByRole('heading', { name: 'Siehst du es?' })).toBeVisible();
});
