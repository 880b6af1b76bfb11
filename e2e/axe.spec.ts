import { check } from './axe.ts';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { solve } from './mitsukete.ts';
import { byHand } from './play.ts';

test.describe('GAM-01 axe finds nothing', () => {
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
        answer: { json: { period: 'week', startsAt: 0, level: null, top: [], own: null, around: [] } },
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
