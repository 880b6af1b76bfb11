import { check } from './axe.ts';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { win } from './mitsukete.ts';
import { visitAndKeep } from './offline.ts';
import { byHand } from './play.ts';

const dayMs = 24 * 60 * 60 * 1000;

test('ACH-03 SHL-06 a challenge is earned by a run, runs out in time, and is claimed once; the desk it stands on stays', async ({
  page,
}) => {
  const quick = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Eiliger Pinsel' }) });
  await page.clock.install();
  await visit(page, '/challenges');
  await expect(quick).toContainText('läuft');
  await visit(page, '/mitsukete/play/first-strokes');
  const stored = page.waitForResponse('**/api/v1/game-results');
  await win(page, byHand);
  expect((await stored).ok()).toBe(true);

  const now = Date.now();
  await page.clock.setSystemTime(now + 2 * dayMs);
  await visit(page, '/challenges');
  await expect(quick.last()).toContainText('abgelaufen');
  await page.clock.setSystemTime(now);
  await visit(page, '/challenges');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eine Belohnung liegt bereit');
  await check(page, 'challenges with a reward');

  const claimed = page.waitForResponse('**/api/v1/challenges/speed_run/claims');
  await quick.getByRole('button').focus();
  await page.keyboard.press('Enter');
  expect(await (await claimed).json()).toMatchObject({ challenge: 'speed_run', xp: 120 });
  await expect(quick).toContainText('abgeholt');
  await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText('+120 XP');
  await visit(page, '/challenges');
  await expect(quick).toContainText('abgeholt');

  // what is chosen shows before the page is painted, on every page
  await page.evaluate(() =>
    localStorage.setItem(
      'kanji-no-michi:sitting:learner:look',
      JSON.stringify({ ink: 'pine', desk: 'indigo', seal: '雪', form: 'circle' }),
    ),
  );
  await page.goto('/profile', { waitUntil: 'commit' });
  await expect(page.locator('html[data-desk=indigo][data-ink=pine]')).toBeAttached();
  await expect(page.getByRole('main').getByText('雪', { exact: true })).toBeVisible();
  await expect(page.getByText(/gesamt (995|1\.145) XP/)).toBeVisible(); // at night one seal more is earned
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  test('ACH-03 OFF-01 a reward is claimed without a network, and credited once it is back', async ({
    page,
    context,
    errors,
  }) => {
    errors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    await page.clock.install();
    await visitAndKeep(page, '/challenges');
    await visit(page, '/mitsukete/play/first-strokes');
    await win(page, byHand);
    await context.setOffline(true);
    await page.goto('/challenges');
    await page.getByRole('button', { name: 'Belohnung abholen', exact: true }).click();
    await expect(page.getByText('Du bist offline.')).toBeVisible();
    await expect(page.getByText('abgeholt', { exact: true })).toBeVisible();
    const claimed = page.waitForResponse('**/api/v1/challenges/speed_run/claims');
    await context.setOffline(false);
    expect((await claimed).status()).toBe(200);
  });
});
