import { earn, withoutTickets } from './api.ts';
import { check } from './axe.ts';
import { reload, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { cards, find, miss, solve, soughtKanji } from './mitsukete.ts';
import { byHand } from './play.ts';
import { lose, paper, writeByKeys } from './tatakae.ts';

test.describe('GAM-01 axe finds nothing', () => {
  test('on every state of a level', async ({ page }) => {
    test.slow();
    await visit(page, '/mitsukete/levels');
    await earn(page, 350);
    await withoutTickets(page);
    await page.clock.install();
    await reload(page);
    await check(page, 'levels, some open');
    await page.getByRole('link', { name: 'Sieben Tage' }).click();
    await find(page, (await soughtKanji(page))[0] ?? '');
    await cards(page)
      .and(page.getByRole('button', { disabled: false }))
      .first()
      .click();
    await check(page, 'playing');
    await cards(page)
      .and(page.getByRole('button', { pressed: true }))
      .click();

    await page.clock.pauseAt(Date.now() + 1_000);
    await miss(page);
    await check(page, 'wrong cards', { stopped: true });
    await expect(page.getByText('Nicht ganz …')).toBeVisible();
    await page.clock.runFor(1_000);
    await page.clock.resume();

    await page.keyboard.press('p');
    await check(page, 'paused');
    await page.keyboard.press('p');
    await page.getByRole('banner').getByRole('button', { name: 'Ton und Musik' }).click();
    await check(page, 'sound');
    await page.keyboard.press('Escape');
    await solve(page);
    await expect(page.getByRole('dialog', { name: 'Alles gefunden' })).toBeVisible();
    await check(page, 'victory');
    await page.getByRole('button', { name: 'Noch einmal spielen' }).click();
    await expect(page.getByRole('timer')).toHaveText('2:00');
    await page.clock.fastForward(120_000);
    await expect(page.getByRole('dialog', { name: 'Die Zeit ist um' })).toBeVisible();
    await check(page, 'game over');
  });

  test('on every state of a battle', async ({ page }) => {
    test.slow();
    await withoutTickets(page);
    await page.clock.install();
    await visit(page, '/tatakae');
    await page.getByRole('link', { name: 'Duell beginnen' }).click();
    await expect(paper(page)).toBeVisible();
    await page.getByText('Striche mit Tasten eingeben').click();
    await check(page, 'writing');
    await page.clock.pauseAt(Date.now() + 1_000);
    await writeByKeys(page);
    await expect(page.getByText('Vorbild')).toBeVisible();
    await check(page, 'judged', { stopped: true });
    await page.keyboard.press('p');
    await page.clock.resume();
    await check(page, 'paused');
    await page.keyboard.press('p');
    await lose(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await check(page, 'over');
  });

  test('on the leaderboard, with an own place, empty and out of reach', async ({ page, errors }) => {
    errors.expect(/status of 500/);
    await visit(page, '/mitsukete/play/first-strokes');
    await solve(page, byHand);
    await page.getByRole('button', { name: 'Hauptmenü' }).click();
    await page.getByRole('link', { name: 'Bestenliste' }).click();
    await expect(page.getByText('du', { exact: true })).toBeVisible();
    await check(page, 'leaderboard');

    const answers = [
      {
        state: 'nobody',
        answer: { json: { period: 'week', startsAt: 0, top: [], own: null } },
        says: 'Noch steht hier niemand.',
      },
      {
        state: 'out of reach',
        answer: { status: 500, json: { message: '' } },
        says: 'Die Bestenliste ist gerade nicht zu erreichen.',
      },
    ];
    for (const { state, answer, says } of answers) {
      await page.route('**/api/v1/leaderboards/*?*', (route) => route.fulfill(answer));
      await visit(page, '/mitsukete/leaderboard');
      await expect(page.getByRole('heading', { name: says })).toBeVisible();
      await check(page, `leaderboard, ${state}`);
    }
  });
});
