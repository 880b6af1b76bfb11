import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { solve } from './mitsukete.ts';
import { visitAndKeep } from './offline.ts';
import { byHand } from './play.ts';

test.use({ serviceWorkers: 'allow' });

test('API-09 ACH-03 OFF-01 SHL-06 a ranked victory stands on the leaderboard in every period, and its reward is claimed once, without a network; the desk it stands on stays', async ({
  page,
  context,
  errors,
}) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const challenge = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Eiliger Pinsel' }) });
  await visitAndKeep(page, '/challenges');
  await expect(challenge).toContainText('läuft');
  await visit(page, '/mitsukete/play/first-strokes');
  const stored = page.waitForResponse('**/api/v1/game-results');
  await solve(page, byHand);
  expect((await stored).ok()).toBe(true);

  await test.step('the own row is marked on each list', async () => {
    await page.getByRole('button', { name: 'Hauptmenü' }).click();
    await page.getByRole('link', { name: 'Bestenliste' }).click();
    const own = page.getByRole('row').filter({ has: page.getByText('du', { exact: true }) });
    await expect(own.getByRole('rowheader')).toContainText(/^Gast [0-9A-F]{6}/);
    await expect(own.getByRole('cell').last()).toHaveText('105');
    const periods = { Heute: 'day', 'Diese Woche': 'week', Insgesamt: 'all', 'Dieser Monat': 'month' };
    for (const [name, period] of Object.entries(periods)) {
      const link = page.getByRole('link', { name });
      await link.click();
      await expect(page).toHaveURL(`/mitsukete/leaderboard?period=${period}`);
      await expect(link).toHaveAttribute('aria-current', 'true');
      await expect(own).toHaveCount(1);
    }
    await visit(page, '/mitsukete/leaderboard?period=month');
    await expect(page.getByRole('link', { name: 'Dieser Monat' })).toHaveAttribute('aria-current', 'true');
    await expect(own).toHaveCount(1);
  });

  await test.step('the reward is claimed without a network, and credited once it is back', async () => {
    await context.setOffline(true);
    await page.goto('/challenges');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eine Belohnung liegt bereit');
    await challenge.getByRole('button').click();
    await expect(page.getByText('Du bist ohne Netz.')).toBeVisible();
    await expect(challenge).toContainText('abgeholt');
    const claimed = page.waitForResponse('**/api/v1/challenges/speed_run/claims');
    await context.setOffline(false);
    expect(await (await claimed).json()).toMatchObject({ challenge: 'speed_run', xp: 120 });
    await visit(page, '/challenges');
    await expect(challenge).toContainText('abgeholt');
  });

  await test.step('what is chosen shows before the page is painted, on every page', async () => {
    await page.evaluate(() =>
      localStorage.setItem(
        'kanji-no-michi:save:learner:look',
        JSON.stringify({ ink: 'pine', desk: 'indigo', seal: '雪', form: 'circle' }),
      ),
    );
    await page.goto('/profile', { waitUntil: 'commit' });
    await expect(page.locator('html[data-desk=indigo][data-ink=pine]')).toBeAttached();
    await expect(page.getByRole('main').getByText('雪', { exact: true })).toBeVisible();
    await expect(page.getByText(/gesamt (995|1\.145) XP/)).toBeVisible(); // at night one achievement more is earned
  });
});
