import type { Page } from '@playwright/test';
import { earn, serverProgress } from './api.ts';
import { reload, stopClock, stored, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { cardNames, cards, find, kanjiOf, miss, solve, soughtKanji } from './mitsukete.ts';
import { stat } from './play.ts';

const firstLevel = '/mitsukete/play/first-strokes';
const wrong = (page: Page) => page.getByText('Nicht ganz … Versuche es nochmal!');
const dots = (page: Page, found: number) => page.getByRole('img', { name: `${found} von 3 gefunden` });

test('MIT-05 a level shows points, moves, time, combo, the targets and three cards of each', async ({
  page,
}) => {
  await stopClock(page);
  await visit(page, firstLevel);
  const names = await cardNames(page);
  expect(names).toHaveLength(16);
  const sought = await soughtKanji(page);
  expect(sought).toHaveLength(3);
  for (const kanji of sought) expect(names.filter((name) => kanjiOf(name) === kanji)).toHaveLength(3);
  await expect(dots(page, 0)).toHaveCount(3);
  await expect(stat(page, 'Punkte')).toHaveText('0');
  await expect(stat(page, 'Züge')).toHaveText('0');
  await expect(stat(page, 'Kombo')).toHaveText('×0');
  await expect(page.getByRole('timer')).toHaveText('0:00');

  await page.clock.runFor(65_000);
  await expect(page.getByRole('timer')).toHaveText('1:05');
  await find(page, sought[0] ?? '');
  await expect(dots(page, 3)).toHaveCount(1);
  await expect(stat(page, 'Züge')).toHaveText('1');
});

test('MIT-06 three cards are judged: wrong ones are laid back after a second, matched ones stay', async ({
  page,
}) => {
  await stopClock(page);
  await visit(page, firstLevel);
  const picked = page.getByRole('button', { pressed: true });

  await test.step('a card can be laid back', async () => {
    await cards(page).first().click();
    await expect(picked).toHaveCount(1);
    await cards(page).first().click();
    await expect(picked).toHaveCount(0);
  });

  await test.step('wrong cards', async () => {
    await miss(page);
    await expect(wrong(page)).toBeVisible();
    await cards(page).last().click();
    await page.clock.runFor(999);
    await expect(wrong(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(wrong(page)).toBeHidden();
    await expect(picked).toHaveCount(0);
    await expect(stat(page, 'Züge')).toHaveText('1');
    await expect(stat(page, 'Punkte')).toHaveText('0');
  });

  await test.step('three equal cards that nobody seeks', async () => {
    const sought = await soughtKanji(page);
    const filler = (await cardNames(page)).map(kanjiOf).find((kanji) => !sought.includes(kanji)) ?? '';
    const fillers = page.getByRole('button', { name: new RegExp(`^${filler},`) });
    for (const index of [0, 1, 2]) await fillers.nth(index).click();
    await expect(wrong(page)).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(stat(page, 'Züge')).toHaveText('2');
  });

  await test.step('matched cards', async () => {
    await find(page, (await soughtKanji(page))[0] ?? '');
    const matched = page.getByRole('button', { name: /, gefunden$/ });
    await expect(matched).toHaveCount(3);
    await expect(matched.first()).toBeDisabled();
    await matched.first().click({ force: true });
    await expect(picked).toHaveCount(0);
    await expect(stat(page, 'Züge')).toHaveText('3');
  });
});

test('MIT-07 a match brings 10 + 20 points and 5 for each match before it; a long combo is shown large', async ({
  page,
}) => {
  await stopClock(page);
  await visit(page, firstLevel);
  const shout = page.getByText(/^Kombo ×\d/);
  const [first = '', second = '', third = ''] = await soughtKanji(page);

  await find(page, first);
  await expect(stat(page, 'Punkte')).toHaveText('30');
  await find(page, second);
  await expect(stat(page, 'Punkte')).toHaveText('65');
  await expect(stat(page, 'Kombo')).toHaveText('×2');
  await expect(shout).toBeHidden();
  await find(page, third);
  await expect(stat(page, 'Punkte')).toHaveText('105');
  await expect(shout).toHaveText('Kombo ×3');
  await expect(page.getByText('+40 Punkte')).toBeVisible();
  await expect(shout.locator('..')).toHaveCSS('opacity', '0');
  await page.clock.runFor(1_000);
  await expect(shout).toHaveCount(0);
});

test('GAM-01 MIT-07 with reduced motion a long combo is shown for a second all the same', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClock(page);
  await visit(page, firstLevel);
  const shout = page.getByText(/^Kombo ×\d/);
  await solve(page);
  await expect(shout).toHaveText('Kombo ×3');
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await expect(shout.locator('..')).toHaveCSS('opacity', '1');
  await page.clock.runFor(999);
  await expect(shout).toBeVisible();
  await page.clock.runFor(1);
  await expect(shout).toHaveCount(0);
});

test('MIT-08 only more points than ever are a new best', async ({ page }) => {
  await stopClock(page);
  await visit(page, firstLevel);
  const victory = page.getByRole('dialog', { name: 'Alles gefunden' });
  const best = victory.getByText('Neuer Bestwert');
  const win = async () => {
    await solve(page);
    await page.clock.runFor(1_500);
    await expect(victory).toContainText('105');
  };
  await win();
  await expect(best).toBeVisible();
  await victory.getByRole('button', { name: 'Noch einmal spielen' }).click();
  await expect(victory).toBeHidden();
  await win();
  await expect(best).toHaveCount(0);
});

test('MIT-08 what was achieved is told when the level is over, not over the cards', async ({ page }) => {
  await stopClock(page);
  await visit(page, firstLevel);
  const victory = page.getByRole('dialog', { name: 'Alles gefunden' });
  const award = page.getByText('Neues Siegel: Erstes Level');
  await solve(page);
  await page.mouse.move(0, 0); // a pointer over a message makes it stay
  await page.clock.runFor(1_500);
  await expect(victory).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(award).toBeVisible();
  await victory.getByRole('button', { name: 'Noch einmal spielen' }).click();
  await expect(award).toBeHidden();
  await solve(page);
  await page.mouse.move(0, 0);
  await page.clock.runFor(1_500);
  await expect(award).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(award).toBeHidden();
});

test('MIT-08 MIT-11 GAM-05 a victory shows what the server stored and what was learned', async ({ page }) => {
  await stopClock(page);
  await visit(page, firstLevel);
  const victory = page.getByRole('dialog', { name: 'Alles gefunden' });
  const sought = await soughtKanji(page);

  await test.step('a victory with one mistake', async () => {
    await find(page, sought[0] ?? '');
    await miss(page);
    await page.clock.runFor(1_000);
    await solve(page);
    await page.clock.runFor(1_499);
    await expect(victory).toBeHidden();
    await page.clock.runFor(1);
    await expect(victory).toContainText('95');
    await expect(stat(victory, 'Zeit')).toHaveText('0:01');
    await expect(stat(victory, 'Genauigkeit')).toHaveText(/^75\s%$/);
    await expect(stat(victory, 'Beste Kombo')).toHaveText('×2');
    const found = await victory
      .getByRole('list', { name: 'Gefundene Kanji' })
      .getByRole('listitem')
      .allInnerTexts();
    expect(found.map((text) => text.trim().slice(0, 1))).toEqual(sought);
  });

  await test.step('the server has it', async () => {
    await expect
      .poll(() => serverProgress(page))
      .toEqual({ totalScore: 95, levels: { 'first-strokes': { completed: true, highScore: 95 } } });
  });

  await test.step('the statistics of the device have it', async () => {
    const kanji = Object.fromEntries(sought.map((each) => [each, expect.objectContaining({ correct: 1 })]));
    expect(await stored(page, 'kanji-no-michi:stats')).toMatchObject({
      totalGamesPlayed: 1,
      answers: { given: 4, correct: 3 },
      levels: { mitsukete: { 'first-strokes': 1 } },
      kanji,
    });
  });

  await test.step('a better run raises the best score, and both add up', async () => {
    await victory.getByRole('button', { name: 'Noch einmal spielen' }).click();
    await solve(page);
    await page.clock.runFor(1_500);
    await expect(victory).toContainText('Neuer Bestwert');
    await expect
      .poll(() => serverProgress(page))
      .toEqual({ totalScore: 200, levels: { 'first-strokes': { completed: true, highScore: 105 } } });
    expect(await stored(page, 'kanji-no-michi:stats')).toMatchObject({
      totalGamesPlayed: 2,
      perfectLevels: 1,
    });
  });
});

test('MIT-08 whole seconds left of a limit bring points', async ({ page }) => {
  await visit(page, '/mitsukete/levels');
  const earned = await earn(page, 350);
  await stopClock(page);
  await reload(page);
  await page.getByRole('link', { name: 'Sieben Tage' }).click();
  await expect(page.getByRole('timer')).toHaveText('2:00');
  await expect(page.getByRole('progressbar', { name: 'Verbleibende Zeit' })).toHaveAttribute(
    'aria-valuetext',
    '2:00',
  );
  await page.clock.runFor(1_001);
  await solve(page);
  await page.clock.runFor(1_500);
  const victory = page.getByRole('dialog', { name: 'Alles gefunden' });
  await expect(victory).toContainText('davon 236 für die übrige Zeit');
  await expect(victory).toContainText('341');
  await expect.poll(async () => (await serverProgress(page)).totalScore).toBe(earned + 341);
});
