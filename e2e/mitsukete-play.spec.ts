import { comboShownMs, victoryDelayMs } from '@michi/games/mitsukete/constants';
import { earn, serverProgress, serverStatistics, withoutTickets } from './api.ts';
import { reload, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { find, miss, solve, soughtKanji, win } from './mitsukete.ts';
import { stat } from './play.ts';

const firstLevel = '/mitsukete/play/first-strokes';
/** Between two answers; one that comes sooner than a hand can give it counts for nothing. */
const humanPaceMs = 250;

test('MIT-07 MIT-08 MIT-11 GAM-05 a victory shows what the server stored and what was learned', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await stopClock(page);
  await visit(page, firstLevel);
  const victory = page.getByRole('dialog', { name: 'Alles gefunden' });
  const sought = await soughtKanji(page);

  await test.step('a victory with one mistake', async () => {
    const [first = '', second = '', ...others] = sought;
    await page.clock.runFor(humanPaceMs);
    await find(page, first);
    await page.clock.runFor(humanPaceMs);
    await miss(page);
    await page.clock.runFor(1_000); // until cards can be picked again
    await find(page, second);
    for (const kanji of others) {
      await page.clock.runFor(humanPaceMs);
      await find(page, kanji);
    }
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

  await test.step('the statistics have it', async () => {
    const kanji = Object.fromEntries(sought.map((each) => [each, expect.objectContaining({ correct: 1 })]));
    expect(await serverStatistics(page)).toMatchObject({
      totalGamesPlayed: 1,
      answers: { given: 4, correct: 3 },
      levels: { mitsukete: { 'first-strokes': 1 } },
      kanji,
    });
  });

  await test.step('a better run raises the best score, and both add up', async () => {
    await victory.getByRole('button', { name: 'Noch einmal spielen' }).click();
    await solve(page);
    const shout = page.getByText(/^Kombo ×\d/);
    await expect(shout, 'a long combo is shown large, and fades by itself').toHaveText('Kombo ×3');
    await expect(shout).toHaveCSS('opacity', '0');
    await page.clock.runFor(comboShownMs);
    await expect(shout).toHaveCount(0);
    await page.clock.runFor(victoryDelayMs - comboShownMs);
    await expect(victory).toContainText('Neuer Bestwert');
    await expect
      .poll(() => serverProgress(page))
      .toEqual({
        totalScore: 200,
        levels: { 'first-strokes': { completed: true, highScore: 105, flawlessMs: expect.any(Number) } },
      });
    expect(await serverStatistics(page)).toMatchObject({
      totalGamesPlayed: 2,
      perfectLevels: 1,
    });
  });
});

test('MIT-08 MIT-09 a level whose time is up begins anew from the list; whole seconds left of a limit bring points', async ({
  page,
}) => {
  const timer = page.getByRole('timer');
  await visit(page, '/mitsukete/levels');
  const earned = await earn(page, 350);
  await withoutTickets(page);
  await stopClock(page);
  await reload(page);
  await page.getByRole('link', { name: 'Sieben Tage' }).click();
  await expect(timer).toHaveText('2:00');
  await expect(page.getByRole('progressbar', { name: 'Verbleibende Zeit' })).toHaveAttribute(
    'aria-valuetext',
    '2:00',
  );
  await page.clock.fastForward(120_000);
  await page
    .getByRole('dialog', { name: 'Die Zeit ist um' })
    .getByRole('link', { name: 'Anderes Level' })
    .click();
  await expect(page.getByRole('heading', { name: 'Welcher Bogen heute?' })).toBeVisible();

  await page.getByRole('link', { name: 'Sieben Tage' }).click();
  await expect(timer).toHaveText('2:00');
  await page.clock.runFor(1_001);
  await win(page);
  const victory = page.getByRole('dialog', { name: 'Alles gefunden' });
  await expect(victory).toContainText('davon 236 für die übrige Zeit');
  await expect(victory).toContainText('341');
  await expect.poll(async () => (await serverProgress(page)).totalScore).toBe(earned + 341);
});
