import { puzzles } from '@michi/games/puzzle/puzzles';
import en from '@michi/messages/en/puzzle.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import { serverProgressIn, withoutTickets } from './api.ts';
import { goOnline, sidewaysScroll, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { stat } from './play.ts';
import { build, choose, radical, solutionOf, sought, target, wrongFor } from './puzzle.ts';

const wrongWords = 'Nicht ganz richtig... Versuche es nochmal!';
const chips = (page: Page) => page.getByRole('button', { name: /entfernen$/ });
const levelDone = (page: Page) => page.getByRole('dialog', { name: 'Level 1 geschafft' });

/** Opens a mode under a clock that the test winds on. */
async function open(page: Page, path: string): Promise<void> {
  await withoutTickets(page);
  await stopClock(page);
  await visit(page, path);
  await target(page).waitFor();
}

test('PUZ-01 the game shows title, level and score, its modes as tabs, and five numbers', async ({
  page,
}) => {
  await open(page, '/puzzle');
  await expect(page.getByRole('heading', { level: 1, name: 'Kanji Puzzle' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Level 1');
  await expect(page.getByRole('banner')).toContainText('Punkte 0');
  await expect(page.getByRole('link', { name: 'Zurück', exact: true })).toHaveAttribute('href', '/games');
  const tabs = page.getByRole('navigation', { name: 'Modus' }).getByRole('link');
  await expect(tabs).toHaveText(['Tutorial', 'Puzzle', 'Herausforderung']);
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page');
  for (const label of ['Gelöst', 'Perfekt', 'Hinweise', 'Punkte'])
    await expect(stat(page, label)).toHaveText('0');
  await expect(stat(page, 'Kombo')).toHaveText('×0');
  await tabs.nth(2).click();
  await expect(page).toHaveURL('/puzzle/challenge');
  await expect(page.getByRole('progressbar', { name: 'Zeitbonus' })).toBeVisible();
  await tabs.nth(0).click();
  await expect(page).toHaveURL('/puzzle/tutorial');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('PUZ-02 PUZ-05 a kanji comes together, is shown, and tells what its parts mean together', async ({
  page,
}) => {
  await open(page, '/puzzle');
  const { kanji, kana, romaji, points, id } = await sought(page);
  await expect(target(page)).toContainText('？');
  await expect(target(page)).toContainText(`${kana} · ${romaji}`);
  await expect(target(page)).toContainText('Leicht');
  await expect(target(page)).toContainText(`${points} Punkte`);
  await expect(target(page)).not.toContainText(kanji);
  await expect(page.getByText('0 von 2', { exact: true })).toBeVisible();

  await build(page);
  await expect(page.getByText('Perfekt!', { exact: true })).toBeVisible();
  await expect(target(page)).toContainText(kanji);
  await expect(stat(page, 'Punkte')).toHaveText(String(points));
  await expect(stat(page, 'Gelöst')).toHaveText('1');
  await expect(stat(page, 'Perfekt')).toHaveText('1');
  await expect(stat(page, 'Kombo')).toHaveText('×1');
  await expect(page.getByRole('region', { name: 'Zuletzt gebaut' })).toContainText(kanji);

  await page.clock.runFor(1_999);
  await expect(target(page)).toContainText(kanji);
  await page.clock.runFor(1);
  await expect(target(page)).toContainText('？');
  expect((await sought(page)).id).not.toBe(id);
});

test('PUZ-06 PUZ-08 wrong radicals are told, end the combo and clear by themselves or by hand', async ({
  page,
}) => {
  await open(page, '/puzzle');
  await build(page);
  await page.clock.runFor(2_000);
  const puzzle = await sought(page);
  await choose(page, wrongFor(puzzle));
  await expect(page.locator('.puz__verdict')).toHaveText(wrongWords);
  await expect(stat(page, 'Kombo')).toHaveText('×0');
  await page.clock.runFor(1_499);
  await expect(chips(page)).toHaveCount(puzzle.parts.length);
  await page.clock.runFor(1);
  await expect(chips(page)).toHaveCount(0);

  await choose(page, wrongFor(puzzle));
  await page.getByRole('button', { name: 'Leeren' }).click();
  await expect(chips(page)).toHaveCount(0);
  await expect(page.locator('.puz__verdict')).toHaveText('');
});

test('PUZ-02 a click takes a chosen radical back, in the list and in the square', async ({ page }) => {
  await open(page, '/puzzle');
  await choose(page, ['fire']);
  await page.getByRole('button', { name: '火 Feuer entfernen' }).click();
  await expect(page.getByText('0 von 2', { exact: true })).toBeVisible();
  await choose(page, ['fire']);
  await page.locator('.puz__part').click();
  await expect(page.getByText('0 von 2', { exact: true })).toBeVisible();
});

test('PUZ-02 a radical tells its meaning to the mouse and to the keyboard', async ({ page }) => {
  await visit(page, '/puzzle');
  await radical(page, 'water').hover();
  await expect(page.getByRole('tooltip')).toHaveText('Wasser: steht meist links');
  await page.mouse.move(0, 0);
  await radical(page, 'person').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tooltip')).toHaveText('Hand: steht meist links');
});

test('PUZ-07 a hint comes once for each puzzle and costs 25 points', async ({ page }) => {
  await open(page, '/puzzle');
  const { points } = await build(page);
  await page.clock.runFor(2_000);
  const hint = page.getByRole('button', { name: /^Hinweis/ });
  await expect(hint).toBeEnabled();
  await hint.click();
  await expect(target(page)).toContainText('Hinweis: ');
  await expect(stat(page, 'Punkte')).toHaveText(String(points - 25));
  await expect(stat(page, 'Hinweise')).toHaveText('1');
  await expect(hint).toBeDisabled();
  await page.getByRole('button', { name: 'Neues Puzzle' }).click();
  await expect(target(page)).not.toContainText('Hinweis: ');
  await build(page);
  await expect(stat(page, 'Perfekt')).toHaveText('2');
});

test('PUZ-09 GAM-04 in a challenge the time bonus falls, stands still in a pause, and counts', async ({
  page,
}) => {
  await open(page, '/puzzle/challenge');
  const bonus = page.getByRole('progressbar', { name: 'Zeitbonus' });
  await page.clock.runFor(1_000);
  await expect(bonus).toHaveAttribute('aria-valuenow', '90');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(30_000);
  await page.getByRole('dialog', { name: 'Pause' }).getByRole('button', { name: 'Weiterspielen' }).click();
  await expect(bonus).toHaveAttribute('aria-valuenow', '90');
  await page.clock.runFor(2_000);
  await expect(bonus).toHaveAttribute('aria-valuenow', '70');
  const { points } = await build(page);
  await expect(stat(page, 'Punkte')).toHaveText(String(points + 70));
});

test('PUZ-01 the tutorial teaches by doing', async ({ page }) => {
  await open(page, '/puzzle/tutorial');
  const guide = page.getByRole('complementary', { name: 'Deine Anleitung' });
  await expect(guide).toContainText(
    'Gesucht ist das Zeichen für „ausruhen“. Sein erstes Bauteil heißt Mensch',
  );
  await choose(page, ['fire']);
  await expect(guide).toContainText('In dieses Zeichen gehört Feuer nicht');
  await page.getByRole('button', { name: '火 Feuer entfernen' }).click();
  await choose(page, ['person']);
  await expect(guide).toContainText('Es fehlt noch Baum');
  await choose(page, ['tree']);
  await expect(guide).toContainText('Aus den Bauteilen ist ein Zeichen geworden');
  await page.clock.runFor(2_000);
  await expect(guide).toContainText('Probier ihn aus');
  await page.getByRole('button', { name: /^Hinweis/ }).click();
  await expect(guide).toContainText('Lies den Hinweis');
  for (const _ of ['bright', 'like']) {
    await build(page);
    await page.clock.runFor(2_000);
  }
  await guide.getByRole('link', { name: 'Weiter zum Puzzle' }).click();
  await expect(page).toHaveURL('/puzzle');
});

test('PUZ-08 PUZ-03 OFF-01 after ten kanji the level is done, its result waits for a network, and the next one begins @phone', async ({
  page,
  context,
  errors,
}) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/puzzle');
  await context.setOffline(true);
  const seen = new Set<string>();
  for (const _ of puzzles) {
    seen.add((await build(page)).id);
    await page.clock.runFor(2_000);
  }
  expect(seen.size).toBe(10);
  await expect(levelDone(page)).toContainText('2.230');
  await expect(levelDone(page).getByRole('img', { name: 'Hanamaru: fehlerfrei' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('kanji-no-michi:sitting:puzzle:puzzle')))
    .toContain('"level":2');
  await expect(levelDone(page)).toContainText('auf diesem Gerät gespeichert');
  await goOnline(page);
  await expect(levelDone(page)).not.toContainText('auf diesem Gerät gespeichert');
  expect(await serverProgressIn(page, 'puzzle')).toMatchObject({ totalScore: 2_230 });
  await levelDone(page).getByRole('button', { name: 'Level 2 beginnen' }).click();
  await expect(page.getByRole('banner')).toContainText('Level 2');
  await expect(page.locator('.puz__rad').first()).toBeFocused();
  await expect(stat(page, 'Punkte')).toHaveText('2.230');
  await expect(stat(page, 'Gelöst')).toHaveText('10');
  await expect(stat(page, 'Kombo')).toHaveText('×10');
  expect(await sidewaysScroll(page)).toBe(0);
});

test('PUZ-02 LNG-01 it is played in English, with the English back link', async ({ page }) => {
  await visit(page, '/en/games');
  await page.getByRole('link', { name: 'Kanji Puzzle' }).click();
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeVisible();
  const puzzle = await sought(page, en);
  await choose(page, wrongFor(puzzle), en);
  await expect(page.locator('.puz__verdict')).toHaveText('Not quite right… Try again!');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await choose(page, solutionOf(puzzle), en);
  await expect(page.getByText('Perfect!', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Built last' })).toContainText(
    en.kanji[puzzle.id as 'rest'].story,
  );
});
