import { victoryDelayMs } from '@michi/games/mitsukete/constants';
import { withoutTickets } from './api.ts';
import { hide, reload, show, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { solve } from './mitsukete.ts';
import {
  answer,
  answerOn,
  celebrate,
  complete,
  done,
  firstPath,
  goThrough,
  leave,
  modules,
  open,
  playOn,
  serverStats,
  station,
  walk,
  walkTo,
} from './tabibito.ts';

test.beforeEach(({ page }) => stopClock(page));

test('TAB-01 TAB-02 TAB-03 from the hub over a difficulty and a path to two completed stations', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  await visit(page, '/games');
  await page.getByRole('link', { name: 'Tabibito' }).click();
  await expect(page.getByRole('heading', { name: 'Wie weit willst du gehen?' })).toBeVisible();
  for (const name of ['Anfänger', 'Mittelstufe', 'Fortgeschrittene', 'Experten'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  for (const name of ['Reisepunkte', 'Tage in Folge', 'Kanji gemeistert', 'Stationen geschafft'])
    await expect(
      page.locator('.tabi-stats > div').filter({ hasText: name }).getByRole('definition'),
    ).toHaveText('0');

  await page.getByRole('link', { name: 'Anfänger', exact: true }).click();
  await expect(page).toHaveURL('/tabibito/beginner');
  const paths = page.locator('.tabi-paths > li');
  await expect(paths.nth(1)).toContainText('Öffnet sich, wenn du');
  await expect(paths.nth(1).getByRole('link')).toHaveCount(0);
  await paths.nth(0).getByRole('link').click();
  await expect(page).toHaveURL(firstPath);
  await expect(station(page, 2).getByRole('link')).toHaveCount(0);

  const leaf = page.locator('.tabi-leaf');
  await test.step('going back leaves the lesson card by card, each of which has an address of its own', async () => {
    await open(page, 1);
    await expect(page).toHaveURL(/\?station=[a-z-]+$/);
    await page.getByRole('button', { name: 'Einsteigen' }).click();
    await expect(leaf).toHaveAttribute('data-card', '一');
    await expect(page).toHaveURL(/&card=2$/);
    await page.goBack();
    await expect(leaf).toHaveAttribute('data-card', 'scene');
    await page.goForward();
    await expect(leaf).toHaveAttribute('data-card', '一');
    await reload(page);
    await expect(leaf).toHaveAttribute('data-card', '一');
    await page.goBack();
    await page.goBack();
    await expect(leaf).toBeHidden();
    await expect(page).toHaveURL(firstPath);
  });

  await test.step('a lesson is gone through and completed by that', async () => {
    const lesson = await open(page, 1);
    await goThrough(page);
    await expect(lesson).toContainText('Angekommen');
    await expect(lesson).toContainText('Station geschafft');
    await expect(lesson).toContainText('+20');
    await leave(page);
    await expect(page).toHaveURL(firstPath);
    await expect(done(page, 1)).toBeVisible();
    await expect(station(page, 2)).toContainText('Als Nächstes');
    await expect(page.locator('.tabi-stats')).toContainText('20');
    await expect.poll(async () => (await serverStats(page)).modules_completed).toBe(1);
  });

  await test.step('a practice asks again what was wrong, and is completed', async () => {
    await walk(page, 2);
    await reload(page);
    const module = (await modules(page))[2];
    if (!module) throw new Error('no third module');
    await open(page, 3);
    await expect(dialog).toContainText('10 Punkte');
    await expect(dialog.getByRole('button', { name: 'Abschließen' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Übung beginnen' }).click();
    await playOn(page, module, { wrong: 1 });
    await expect(dialog.getByRole('heading', { name: 'Geübt' })).toBeVisible();
    await complete(dialog);
    await expect.poll(async () => (await serverStats(page)).modules_completed).toBe(3);
  });
});

test('TAB-02 TAB-05 TAB-06 a quiz that is failed costs nothing, and is passed at the second try, in English', {
  tag: '@sweep',
}, async ({ page }) => {
  await visit(page, `/en${firstPath}`);
  const { module, index, dialog } = await walkTo(page, 'quiz', 'en');
  for (const fact of ['10 minutes', '8–12', 'medium', '50 XP']) await expect(dialog).toContainText(fact);
  await dialog.getByRole('button', { name: 'Start the quiz' }).click();
  await expect(dialog.getByRole('timer')).toHaveText(/^(10:00|9:5\d)$/);
  await playOn(page, module, { wrong: 5 });
  await expect(dialog.getByRole('heading', { name: 'Not passed yet' })).toBeVisible();
  expect((await serverStats(page)).modules_completed).toBe(index);
  await dialog.getByRole('button', { name: 'Once more' }).click();
  await playOn(page, module);
  await expect(dialog.getByRole('heading', { name: 'Passed' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Complete' }).click();
  await expect(dialog).toContainText('+50 journey points');
  await expect.poll(async () => (await serverStats(page)).kanji_mastered).toBeGreaterThan(0);
});

test('TAB-07 kanji that a completed quiz has missed are mastered once it is passed again', {
  tag: '@sweep',
}, async ({ page }) => {
  const mastered = page
    .locator('.tabi-stats > div')
    .filter({ hasText: 'Kanji gemeistert' })
    .getByRole('definition');
  await visit(page, firstPath);
  const quiz = (await modules(page))[5];
  if (!quiz) throw new Error('no sixth module');
  await walk(page, 6, 3);
  await reload(page);
  await expect(mastered).toHaveText('9');
  const dialog = await open(page, 6);
  await dialog.getByRole('button', { name: 'Noch einmal spielen' }).click();
  await playOn(page, quiz);
  await expect(mastered).not.toHaveText('9');
  const shown = Number(await mastered.textContent());
  expect(shown).toBeGreaterThanOrEqual(12);
  await expect.poll(async () => (await serverStats(page)).kanji_mastered).toBe(shown);
  await reload(page);
  await expect(mastered).toHaveText(String(shown));
});

test('TAB-05 GAM-01 a pause of a quiz stops its clock and hides the question, and keeps what was half typed', {
  tag: '@sweep',
}, async ({ page }) => {
  await withoutTickets(page);
  await visit(page, firstPath);
  const { module, dialog } = await walkTo(page, 'quiz');
  await dialog.getByRole('button', { name: 'Quiz beginnen' }).click();
  const input = dialog.getByRole('textbox');
  await expect(page.locator('.tabi-q')).toBeVisible();
  while ((await input.count()) === 0) {
    await answer(page, module, false); // or enough might be right already when the time is up
    await dialog.getByRole('button', { name: 'Weiter', exact: true }).click();
  }
  await input.fill('ya');
  const timer = dialog.getByRole('timer');
  const left = (await timer.textContent()) ?? '';
  await hide(page);
  await expect(dialog.getByRole('heading', { name: 'Pause' })).toBeVisible();
  await expect(page.locator('.tabi-q')).toBeHidden();
  await page.clock.runFor(60_000);
  await expect(timer).toHaveText(left);
  await dialog.getByRole('button', { name: 'Weitermachen' }).click();
  await expect(input).toHaveValue('ya');
  await expect(input).toBeFocused();
  await page.clock.runFor(2_000);
  await expect(timer).not.toHaveText(left);

  const told = dialog.locator('.tabi-run > [role=status]');
  await page.clock.runFor(300_000);
  await expect(told, 'a screen reader hears how much time is left').toHaveText('Noch 5 Minuten.');
  await page.clock.runFor(240_000);
  await expect(told).toHaveText('Noch eine Minute.');
  await page.clock.runFor(60_000);
  await expect(dialog.getByRole('heading', { name: 'Die Zeit ist um' })).toBeVisible();
});

test('TAB-05 the key P pauses a quiz from its question, and a practice goes on by itself', {
  tag: '@sweep',
}, async ({ page }) => {
  await visit(page, firstPath);
  const practice = await walkTo(page, 'practice');
  const { dialog } = practice;
  const pause = dialog.getByRole('heading', { name: 'Pause' });
  await dialog.getByRole('button', { name: 'Übung beginnen' }).click();
  await hide(page);
  await show(page);
  await expect(page.locator('.tabi-q')).toBeVisible();
  await answer(page, practice.module, false);
  await expect(dialog.getByRole('button', { name: 'Weiter' })).toBeFocused();
  await expect(pause).toBeHidden();

  await visit(page, firstPath);
  const quiz = await walkTo(page, 'quiz');
  await dialog.getByRole('button', { name: 'Quiz beginnen' }).click();
  const heading = page.locator('.tabi-q').getByRole('heading');
  await expect(heading).toBeVisible();
  while ((await dialog.getByRole('textbox').count()) > 0) await answerOn(page, quiz.module);
  await expect(heading).toBeFocused();
  await page.keyboard.press('p');
  await expect(pause).toBeVisible();
  await page.keyboard.press('p');
  await expect(pause).toBeHidden();
  await expect(heading).toBeFocused();
});

test('TAB-05 TAB-07 a station of type game opens the level of its kanji, and the journey goes on by itself', {
  tag: '@sweep',
}, async ({ page }) => {
  await visit(page, firstPath);
  const { index, dialog } = await walkTo(page, 'game');
  await expect(dialog.getByRole('button', { name: 'Abschließen' })).toBeDisabled();
  await visit(page, '/mitsukete/play/seven-days');
  await expect(page.getByText('Dieses Level öffnet sich ab'), 'locked otherwise').toBeVisible();
  await page.goBack();
  await dialog.getByRole('link', { name: 'Zum Spiel' }).click();
  await expect(page).toHaveURL('/mitsukete/play/seven-days');
  await solve(page);
  await page.clock.runFor(victoryDelayMs);
  await expect(page.getByRole('dialog', { name: 'Alles gefunden' })).toBeVisible();
  await expect(page.getByText('Gleich geht die Reise weiter.')).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL(/first-steps\?station=/);
  await celebrate(dialog);
  await expect(done(page, index + 1)).toBeVisible();
  await expect.poll(async () => (await serverStats(page)).modules_completed).toBe(index + 1);
});

test('TAB-03 what is locked cannot be opened by its address', async ({ page }) => {
  await visit(page, firstPath);
  const locked = (await modules(page))[3]?.id;
  await visit(page, `${firstPath}?station=${locked}`);
  await expect(page.getByRole('dialog')).toContainText('Noch verschlossen');
  const paths = await (await page.request.get('/api/tabibito/paths?difficulty=beginner')).json();
  await visit(page, `/tabibito/beginner/${paths[1].id}`);
  await expect(page.getByText('Dieser Weg ist noch verschlossen.')).toBeVisible();
});
