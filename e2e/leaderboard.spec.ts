import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { cards, solve } from './mitsukete.ts';
import { byHand } from './play.ts';

test('API-09 a ranked victory stands on the leaderboard, with the own row marked, in every period', async ({
  page,
}) => {
  await visit(page, '/mitsukete/play/first-strokes');
  await solve(page, byHand);
  await page.getByRole('button', { name: 'Hauptmenü' }).click();
  await page.getByRole('link', { name: 'Bestenliste' }).click();
  const own = page.getByRole('row').filter({ has: page.getByText('du', { exact: true }) });
  await expect(own).toHaveCount(1);
  await expect(own.getByRole('rowheader')).toContainText(/^Gast [0-9A-F]{6}/);
  await expect(own.getByRole('cell').last()).toHaveText('105');

  const periods = { Heute: 'day', 'Diese Woche': 'week', 'Dieser Monat': 'month', Insgesamt: 'all' };
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

test('API-09 a leaderboard that cannot be had says so, and can be asked for again', async ({
  page,
  errors,
}) => {
  errors.expect(/status of 500/);
  const path = '**/api/v1/leaderboards/*';
  await page.route(`${path}?*`, (route) => route.fulfill({ status: 500, json: { message: '' } }));
  await visit(page, '/mitsukete/leaderboard');
  await expect(page.getByRole('alert')).toContainText('Die Bestenliste ist gerade nicht zu erreichen.');

  await page.unroute(`${path}?*`);
  const nobody = { period: 'week', startsAt: 0, level: null, top: [], own: null, around: [] };
  await page.route(`${path}?*`, (route) => route.fulfill({ json: nobody }));
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect(page.getByRole('heading', { name: 'Noch steht hier niemand.' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Level wählen' }).click();
  await expect(page.getByRole('heading', { name: 'Welcher Bogen heute?' })).toBeVisible();
});

test('API-09 a pick counts when it was made, however busy the page was then', async ({ page }) => {
  await visit(page, '/mitsukete/play/first-strokes');
  await cards(page).first().waitFor();
  const times = await cards(page).evaluateAll(([one, two]) => {
    const busyFor = (ms: number) => {
      for (const from = performance.now(); performance.now() < from + ms; );
    };
    const press = () => new MouseEvent('click', { bubbles: true });
    const first = press();
    busyFor(300);
    const second = press();
    busyFor(300);
    one?.dispatchEvent(first);
    two?.dispatchEvent(second);
    const key = Object.keys(localStorage).find((name) => name.startsWith('kanji-no-michi:run:')) ?? '';
    const { recording } = JSON.parse(localStorage.getItem(key) ?? '');
    return recording.moves.map(({ at }: { at: number }) => at);
  });
  expect(times).toHaveLength(2);
  expect(times[1] - times[0]).toBeGreaterThanOrEqual(299);
});
