import { enterAccount, enterNewAccount } from './account.ts';
import { serverProgressIn } from './api.ts';
import { check } from './axe.ts';
import { reload, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { visitAndKeep } from './offline.ts';
import { answer, hearOut, talkTo } from './tokyoquest.ts';

test('TOK-01 TOK-02 TOK-03 GAM-03 from the hub to the third quest: a wrong answer, a reload, a reward, a thing that is used', async ({
  page,
}) => {
  await stopClock(page);
  await visit(page, '/games');
  await page
    .getByRole('link', { name: /Tokyo Quest/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Losgehen' }).click();
  await talkTo(page, /Aoi/);
  await hearOut(page);
  await answer(page, /^(?:Brücke|Pferd|Weg|Stadt|Haus)/);
  await answer(page, /^Bahnhof/);
  await expect(page.getByText('Frage 2 von 4')).toBeVisible();

  await reload(page);
  await expect(page.getByText('Frage 2 von 4')).toBeVisible();
  await expect(page.getByText('90/100')).toBeVisible();
  await answer(page, 'まえ');
  await answer(page, 'treffen');
  await answer(page, '待つ');
  await expect(page.getByRole('dialog', { name: 'Treffpunkt am Bahnhof' })).toBeVisible();
  await expect
    .poll(async () => (await serverProgressIn(page, 'tokyoquest')).levels.meeting)
    .toMatchObject({ completed: true, highScore: 80 });

  const onward = page.getByRole('link', { name: 'Weiter nach Harajuku' });
  await expect(page.getByText(/^\d neue Erfolge/)).toBeVisible();
  await onward.click();
  await talkTo(page, /Ken/);
  await hearOut(page);
  for (const right of [/^Tee/, '百円', '食べる']) await answer(page, right);
  await expect(page.getByText('Level 2 erreicht')).toBeVisible();
  await page.getByRole('link', { name: 'Zu Frau Fumi in Shibuya' }).click();
  await page.getByRole('button', { name: 'Schirm benutzen' }).click();
  await hearOut(page);
  await expect(page.getByRole('button', { name: 'Prüfen' })).toBeVisible();
});

test('TOK-03 GAM-06 what two devices of an account do of the story adds up', { tag: '@sweep' }, async ({
  page,
  browser,
  server,
}) => {
  await stopClock(page);
  await visit(page, '/tokyoquest/shibuya/meeting');
  await hearOut(page);
  for (const right of [/^Bahnhof/, 'まえ', 'treffen', '待つ']) await answer(page, right);
  await page.clock.resume();
  const { email } = await enterNewAccount(page);
  const kept = page.waitForResponse('**/api/v1/documents/*');
  await visit(page, '/tokyoquest');
  expect((await kept).ok()).toBe(true);

  const other = await browser.newContext({ baseURL: server.url, locale: 'de-DE' });
  const elsewhere = await other.newPage();
  await enterAccount(elsewhere, email);
  await stopClock(elsewhere);
  await visit(elsewhere, '/tokyoquest/harajuku/menu');
  await hearOut(elsewhere);
  for (const right of [/^Tee/, '百円', '食べる']) await answer(elsewhere, right);
  await elsewhere.clock.resume();
  await expect(elsewhere.getByText('Level 2 erreicht')).toBeVisible();

  await expect(async () => {
    await visit(page, '/tokyoquest/shibuya');
    await expect(page.getByRole('button', { name: /Schirm/ })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByText('120/120')).toBeVisible();
  await other.close();
});

test('TOK-01 a place whose picture does not come says so, and is played all the same', {
  tag: '@sweep',
}, async ({ page, errors }) => {
  errors.expect(/ERR_FAILED/);
  await page.route('**/assets/*-scene-*.js', (route) => route.abort());
  await visit(page, '/tokyoquest/shibuya');
  await expect(page.getByText('Das Bild lässt sich gerade nicht laden.', { exact: false })).toBeVisible();
  await check(page, 'without its picture');
  await talkTo(page, /Aoi/);
  await check(page, 'a conversation');
  await hearOut(page);
  await expect(page.getByRole('radio', { name: /^Bahnhof/ })).toBeEnabled();
  await check(page, 'a question');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('OFF-01 a quest is told and solved after one visit to the map, and its result waits', {
    tag: '@sweep',
  }, async ({ page, context, errors }) => {
    errors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    await stopClock(page);
    await visitAndKeep(page, '/tokyoquest');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Losgehen' }).click();
    await talkTo(page, /Aoi/);
    await hearOut(page);
    for (const right of [/^Bahnhof/, 'まえ', 'treffen', '待つ']) await answer(page, right);
    await expect(page.getByText('0 + 80 = 80 von 100')).toBeVisible();
    await context.setOffline(false);
    await reload(page);
    await expect
      .poll(async () => (await serverProgressIn(page, 'tokyoquest')).levels.meeting)
      .toMatchObject({ completed: true });
  });
});
