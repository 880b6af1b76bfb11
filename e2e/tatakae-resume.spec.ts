import { serverProgressIn } from './api.ts';
import { hide, reload } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { draw, isInked, openBattle, paper, win, written } from './tatakae.ts';

test('GAM-03 a battle survives a reload and being left: same kanji, same ink, same time', async ({
  page,
}) => {
  const pause = page.getByRole('dialog', { name: 'Pause' });
  await openBattle(page);
  const task = await page.getByRole('heading', { level: 2 }).nth(2).textContent();
  await draw(page, [0.3, 0.3], [0.6, 0.6]);
  await page.clock.runFor(1_500);
  const goesOn = async () => {
    await expect(pause).toBeVisible();
    await pause.getByRole('button', { name: 'Weiterkämpfen' }).click();
    await expect(page.getByRole('timer', { name: 'Noch 29 Sekunden' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).nth(2)).toHaveText(task ?? '');
    expect(await written(page)).toBe(1);
    await expect.poll(() => isInked(page, [0.45, 0.45])).toBe(true);
  };

  await test.step('a reload', async () => {
    await reload(page);
    await goesOn();
  });
  await test.step('the lobby and back', async () => {
    await page.getByRole('link', { name: 'Zur Lobby' }).click();
    await page.getByRole('link', { name: 'Duell fortsetzen' }).click();
    await goesOn();
  });
});

test('GAM-04 in a hidden tab the clock stands still, and a stroke begun is not written', async ({ page }) => {
  await openBattle(page);
  await page.clock.runFor(1_000);
  const box = await paper(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 50, (box?.y ?? 0) + 50);
  await page.mouse.down();
  await hide(page);
  await expect(page.getByRole('dialog', { name: 'Pause' })).toBeVisible();
  await page.clock.runFor(60_000);
  await page.mouse.up();
  await page.getByRole('button', { name: 'Weiterkämpfen' }).click();
  await expect(page.getByRole('timer', { name: 'Noch 29 Sekunden' })).toBeVisible();
  expect(await written(page)).toBe(0);
});

test('SHL-04 GAM-03 the language is changed within a battle, which stands still meanwhile and goes on in the other', async ({
  page,
}) => {
  await openBattle(page);
  await draw(page, [0.3, 0.3], [0.6, 0.6]);
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.clock.runFor(5_000);
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/en/tatakae/battle');
  await settings.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('timer', { name: '30 seconds left' })).toBeVisible();
  await expect(paper(page)).toHaveAccessibleName(/1 of \d+/);
});

test('TAT-06 API-09 a battle won without a network waits on the device, and counts once', {
  tag: '@sweep',
}, async ({ page, context, errors }) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED/);
  const answers: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/api/v1/game-results')) answers.push(response.status());
  });
  await openBattle(page);
  await context.setOffline(true);
  await win(page);
  await expect(page.getByRole('dialog')).toContainText('Dein Ergebnis ist auf diesem Gerät gespeichert');
  await context.setOffline(false);
  await expect(page.getByRole('dialog')).not.toContainText('auf diesem Gerät gespeichert');
  const { totalScore, levels } = await serverProgressIn(page, 'tatakae');
  expect(totalScore).toBeGreaterThan(0);
  expect(levels).toEqual({ classic: { completed: true, highScore: totalScore } });
  expect(answers).toEqual([200]);
});
