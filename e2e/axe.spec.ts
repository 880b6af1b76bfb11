import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { earn, withoutTickets } from './api.ts';
import { reload, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { cards, find, miss, solve, soughtKanji } from './mitsukete.ts';

/** Checks the page as it stands, in both themes. */
async function check(page: Page, state: string, analyze = analysis): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(`${state}, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await analyze(page);
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    });
}

const analysis = (page: Page) => new AxeBuilder({ page }).analyze();

/** The same under a stopped clock, by which axe waits as well: the time passes by milliseconds. */
async function stoppedAnalysis(page: Page): ReturnType<typeof analysis> {
  let done = false;
  const analyzed = analysis(page).finally(() => {
    done = true;
  });
  while (!done) await page.clock.runFor(1);
  return analyzed;
}

test.describe('GAM-01 axe finds nothing', () => {
  test('on the pages of the site @phone', async ({ page, errors }) => {
    errors.expect(/status of 404/);
    for (const path of [
      '/',
      '/games',
      '/mitsukete',
      '/mitsukete/levels',
      '/gibt-es-nicht',
      '/ja/mitsukete',
    ]) {
      await visit(page, path);
      await check(page, path);
    }
  });

  test('on every state of a level @phone', async ({ page }) => {
    const checkStopped = (state: string) => check(page, state, stoppedAnalysis);
    await visit(page, '/mitsukete/levels');
    await earn(page, 350);
    await withoutTickets(page);
    await stopClock(page);
    await reload(page);
    await checkStopped('levels, some open');
    await page.getByRole('link', { name: 'Sieben Tage' }).click();
    await find(page, (await soughtKanji(page))[0] ?? '');
    await miss(page);
    await checkStopped('wrong cards');
    await expect(page.getByText('Nicht ganz …')).toBeVisible();
    await page.clock.runFor(1_000);
    await cards(page)
      .and(page.getByRole('button', { disabled: false }))
      .first()
      .click();
    await checkStopped('playing');
    await cards(page)
      .and(page.getByRole('button', { pressed: true }))
      .click();
    await page.keyboard.press('p');
    await checkStopped('paused');
    await page.keyboard.press('p');
    await solve(page);
    await page.clock.runFor(1_500);
    await checkStopped('victory');
    await page.getByRole('button', { name: 'Noch einmal spielen' }).click();
    await expect(page.getByRole('timer')).toHaveText('2:00');
    await page.clock.fastForward(120_000);
    await expect(page.getByRole('dialog', { name: 'Die Zeit ist um' })).toBeVisible();
    await checkStopped('game over');
  });

  test('on the leaderboard, with an own place, empty and out of reach @phone', async ({ page, errors }) => {
    errors.expect(/status of 500/);
    await visit(page, '/mitsukete/play/first-strokes');
    await solve(page);
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
