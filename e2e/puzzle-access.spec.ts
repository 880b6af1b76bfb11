import AxeBuilder from '@axe-core/playwright';
import { puzzles } from '@michi/games/puzzle/puzzles';
import type { Page } from '@playwright/test';
import { withoutTickets } from './api.ts';
import { stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { maxTabs, tabTo } from './keyboard.ts';
import { type Press, stat } from './play.ts';
import { build, choose, radical, solutionOf, sought, target, wrongFor } from './puzzle.ts';

test('GAM-01 PUZ-02 a kanji is built by the keyboard alone', async ({ page }) => {
  const press = tabTo(page);
  await visit(page, '/games');
  await press(page.getByRole('link', { name: 'Kanji Puzzle' }));
  await target(page).waitFor();
  const puzzle = await sought(page);
  const grid = page.getByRole('region', { name: 'Bauteile' }).getByRole('button');
  const names = await grid.evaluateAll((all) => all.map((card) => card.ariaLabel ?? ''));

  await test.step('one radical is in the tab order, arrows lead to the others', async () => {
    await press(radical(page, 'person'));
    await page.keyboard.press('Home');
    await expect(page.getByText('1 von 2', { exact: true })).toBeVisible();
  });

  await test.step('it is taken back by its button, and the focus stays near', async () => {
    for (
      let tabs = 0;
      tabs < maxTabs && (await page.locator(':focus').getAttribute('aria-label')) !== '亻 Mensch entfernen';
      tabs++
    )
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('0 von 2', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Leeren' })).toBeFocused();
  });

  await test.step('both radicals are chosen by Space', async () => {
    await radical(page, 'person').focus();
    let at = 0;
    for (const id of solutionOf(puzzle)) {
      const name = (await radical(page, id).getAttribute('aria-label')) ?? '';
      const to = names.findIndex((each) => each.split(',')[0] === name.split(',')[0]);
      const cols = 6;
      const strike = async (key: string, times: number) => {
        for (let time = 0; time < times; time++) await page.keyboard.press(key);
      };
      const rows = Math.floor(to / cols) - Math.floor(at / cols);
      await strike(rows > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(rows));
      await strike('Home', 1);
      await strike('ArrowRight', to % cols);
      await expect(radical(page, id)).toBeFocused();
      await page.keyboard.press('Space');
      at = to;
    }
    await expect(page.getByText('Perfekt!', { exact: true })).toBeVisible();
  });
});

test.describe('on a screen that can be touched', () => {
  test.use({ hasTouch: true });

  test('GAM-01 a kanji is built by touch; the meaning of every radical can be read @phone', async ({
    page,
  }) => {
    const tap: Press = (control) => control.tap();
    await visit(page, '/puzzle');
    await target(page).waitFor();
    await expect(radical(page, 'grass')).toContainText('Gras');
    await choose(page, ['fire'], undefined, tap);
    await tap(page.getByRole('button', { name: '火 Feuer entfernen' }));
    await build(page, undefined, tap);
    await expect(page.getByText('Perfekt!', { exact: true })).toBeVisible();
    const small = await page
      .locator('main')
      .getByRole('button')
      .or(page.locator('main').getByRole('link'))
      .evaluateAll((all) =>
        all
          .filter((each) => each.getAttribute('tabindex') !== '-1' || each.classList.contains('kcard'))
          .map((each) => [each.textContent, each.getBoundingClientRect()] as const)
          .filter(([, { width, height }]) => width < 44 || height < 44)
          .map(([text]) => text),
      );
    expect(small).toEqual([]);
  });
});

test('GAM-01 a screen reader hears what is sought, chosen, wrong, right and hinted', async ({ page }) => {
  await stopClock(page);
  await visit(page, '/puzzle');
  await target(page).waitFor();
  const status = page.getByRole('main').getByRole('status');
  const puzzle = await sought(page);
  await expect(status).toHaveText(/^Gesucht: .+, gelesen .+\. 2 Bauteile\.$/);
  await choose(page, ['fire']);
  await expect(status).toHaveText('Feuer gewählt, 1 von 2.');
  await page.getByRole('button', { name: 'Leeren' }).click();
  await expect(status).toHaveText('0 von 2 gewählt.');
  await choose(page, wrongFor(puzzle));
  await expect(status).toHaveText('Nicht ganz richtig... Versuche es nochmal!');
  await page.clock.runFor(1_500);
  await page.getByRole('button', { name: /^Hinweis/ }).click();
  await expect(status).toHaveText(/^Hinweis: .{20}/);
  await choose(page, solutionOf(puzzle));
  await expect(status).toHaveText(
    new RegExp(`^Perfekt! ${puzzle.kanji}, ${puzzle.kana}: .+\\. ${puzzle.points} Punkte\\.$`),
  );
});

test('GAM-01 PUZ-09 a screen reader hears the time bonus fall, the pause and the end of a level', async ({
  page,
}) => {
  test.slow();
  await withoutTickets(page);
  await stopClock(page);
  await visit(page, '/puzzle/challenge');
  await target(page).waitFor();
  const status = page.getByRole('main').getByRole('status').first();
  await page.clock.runFor(5_000);
  await expect(status).toHaveText('Zeitbonus noch 50.');
  await page.keyboard.press('p');
  await expect(status).toHaveText('Pause. Der Zeitbonus steht still.');
  await page.keyboard.press('p');
  await expect(status).toHaveText('Weiter geht es.');
  await page.getByRole('button', { name: 'Neues Puzzle' }).click();
  await expect(status).toHaveText(/^Gesucht: /);
  await choose(page, ['fire']);
  await page.getByRole('button', { name: 'Neues Puzzle' }).click();
  await expect(status).toHaveText(/^Gesucht: /);
  for (const _ of puzzles) {
    await build(page);
    await page.clock.runFor(2_000);
  }
  await expect(status).toHaveText(/^Level 1 geschafft! [\d.]+ Punkte\.$/);
});

for (const prefix of ['', '/en', '/es', '/fr', '/ja'])
  test(`GAM-01 no meaning of a radical breaks on a phone of 360 px: ${prefix || '/de'}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await visit(page, `${prefix}/puzzle`);
    const meanings = page.locator('.puz__rad .m');
    await expect(meanings).toHaveCount(30);
    const broken = (all: Element[]) =>
      all.filter((each) => each.clientHeight > 20).map(({ textContent }) => textContent);
    expect(await meanings.evaluateAll(broken)).toEqual([]);
  });

test.describe('GAM-01 axe finds nothing', () => {
  const check = async (page: Page, state: string) =>
    test.step(state, async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([]);
      }
    });

  for (const path of ['/puzzle/tutorial', '/puzzle/challenge', '/ja/puzzle'])
    test(`on ${path} @phone`, async ({ page }) => {
      await visit(page, path);
      await page.locator('.puz__target').waitFor();
      if (path === '/puzzle/challenge') await page.getByRole('button', { name: 'Pause' }).click();
      await check(page, path);
    });

  test('on a kanji that is begun, hinted and built before', async ({ page }) => {
    await visit(page, '/puzzle');
    const first = await build(page);
    await expect(target(page).getByRole('heading')).not.toHaveText(first.id);
    await expect(target(page)).toContainText('？');
    await choose(page, ['fire']);
    await page.getByRole('button', { name: /^Hinweis/ }).click();
    await expect(stat(page, 'Hinweise')).toHaveText('1');
    await check(page, 'begun');
    await page.getByRole('button', { name: 'Von vorn beginnen' }).click();
    await check(page, 'asked');
  });
});
