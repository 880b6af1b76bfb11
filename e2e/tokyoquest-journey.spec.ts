import type { Page } from '@playwright/test';
import { serverProgressIn } from './api.ts';
import { check } from './axe.ts';
import { reload, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { visitAndKeep } from './offline.ts';

/** Steps through a dialogue, saying always the first thing, until the quest begins. */
async function hearOut(page: Page): Promise<void> {
  const step = page
    .getByRole('group', { name: 'Was sagst du?' })
    .getByRole('button')
    .or(page.getByRole('button', { name: /^(?:Weiter|Auftrag annehmen)$/ }))
    .first();
  const question = page.getByRole('button', { name: 'Prüfen' });
  for (;;) {
    await step.or(question).first().waitFor();
    if (await question.isVisible()) return;
    await step.click();
  }
}

/** Chooses an answer, has it checked, and lets the feedback pass. */
async function answer(page: Page, words: string | RegExp): Promise<void> {
  await page.getByRole('radio', { name: words }).first().check();
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(page.getByRole('status').filter({ hasText: /Richtig!|Falsch/ })).toBeInViewport();
  await page.clock.runFor(2_000);
}

const talkTo = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Mit wem möchtest du sprechen?' }).getByRole('link', { name }).click();

test('TOK-01 TOK-02 TOK-03 GAM-03 from the shelf to the third quest: a wrong answer, a reload, a reward, a thing that is used', async ({
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
  await expect(page.getByText('Frage 2 von 3')).toBeVisible();

  await reload(page);
  await expect(page.getByText('Frage 2 von 3')).toBeVisible();
  await expect(page.getByText('90/100')).toBeVisible();
  await answer(page, 'まえ');
  await answer(page, '待つ');
  await expect(page.getByRole('heading', { name: 'Treffpunkt am Bahnhof' })).toBeFocused();
  await expect
    .poll(async () => (await serverProgressIn(page, 'tokyoquest')).levels['meeting'])
    .toMatchObject({ completed: true, highScore: 80 });

  await page.getByRole('link', { name: 'Nach Harajuku reisen' }).click();
  await talkTo(page, /Ken/);
  await hearOut(page);
  for (const right of [/^Tee/, '百円', '食べる']) await answer(page, right);
  await expect(page.getByText('Level 2 erreicht')).toBeVisible();
  await page.getByRole('link', { name: 'In Harajuku bleiben' }).click();
  await page.getByRole('link', { name: /Shibuya.*Jemand wartet auf dich/ }).click();
  await talkTo(page, /Fumi/);
  await page.getByRole('button', { name: 'Schirm benutzen' }).click();
  await hearOut(page);
  await expect(page.getByRole('heading', { name: 'Das Buch im Regen' })).toBeVisible();
});

test('TOK-01 a place whose picture does not come says so, and is played all the same', async ({
  page,
  errors,
}) => {
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

  test('OFF-01 a quest is told and solved after one visit to the map, and its result waits', async ({
    page,
    context,
    errors,
  }) => {
    errors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    await stopClock(page);
    await visitAndKeep(page, '/tokyoquest');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Losgehen' }).click();
    await talkTo(page, /Aoi/);
    await hearOut(page);
    for (const right of [/^Bahnhof/, 'まえ', '待つ']) await answer(page, right);
    await expect(page.getByText('0 + 80 = 80 von 100')).toBeVisible();
    await context.setOffline(false);
    await reload(page);
    await expect
      .poll(async () => (await serverProgressIn(page, 'tokyoquest')).levels['meeting'])
      .toMatchObject({ completed: true });
  });
});
