import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { withoutTickets } from './api.ts';
import { sidewaysScroll, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { card, cards, dealWords, miss, solve, soughtWord } from './jukugo.ts';
import { type Press, stat } from './play.ts';

const words = ['電話', '学校'];

/** Goes to a card by the arrow keys and presses it by Space. */
const arrowTo =
  (page: Page): Press =>
  async (wanted) => {
    const place = async (from: typeof wanted) =>
      ((await from.evaluate((element) => element.ariaLabel ?? '')).match(/\d+/g) ?? []).map(Number);
    const [row = 0, col = 0] = await place(wanted);
    const [fromRow = 0, fromCol = 0] = await place(page.locator(':focus'));
    const keys = [
      ...Array<string>(Math.abs(row - fromRow)).fill(row > fromRow ? 'ArrowDown' : 'ArrowUp'),
      ...Array<string>(Math.abs(col - fromCol)).fill(col > fromCol ? 'ArrowRight' : 'ArrowLeft'),
    ];
    for (const key of keys) await page.keyboard.press(key);
    await expect(wanted).toBeFocused();
    await page.keyboard.press('Space');
  };

test('GAM-01 a level can be played by the keyboard alone, and the next one begins at its board', async ({
  page,
}) => {
  await dealWords(page, words);
  await visit(page, '/jukugo');
  await expect(cards(page)).toHaveCount(16);
  for (let tabs = 0; tabs < 30 && (await page.locator('.juk__cards :focus').count()) === 0; tabs++)
    await page.keyboard.press('Tab');
  for (let solved = 1; solved <= 2; solved++) {
    await solve(page, arrowTo(page));
    await expect(stat(page, 'Gelöst')).toHaveText(String(solved));
    await expect(page.getByText('Richtig!', { exact: true })).toBeHidden();
  }
  await expect(stat(page, 'Level')).toHaveText('2');
  await expect(page.locator('.juk__cards :focus')).toHaveCount(1);
  await solve(page, arrowTo(page));
  await expect(stat(page, 'Gelöst')).toHaveText('3');
});

test.describe('on a screen that can be touched', () => {
  test.use({ hasTouch: true });

  test('GAM-01 a word can be found by touch, and nothing overflows @phone', async ({ page }) => {
    const tap: Press = (control) => control.tap();
    await dealWords(page, words);
    await visit(page, '/games');
    await tap(page.getByRole('link', { name: 'Jukugo' }));
    await solve(page, tap);
    await expect(page.getByText('Richtig!', { exact: true })).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    for (const target of await page.locator('.juk button, .juk a').all()) {
      const box = await target.boundingBox();
      expect(
        Math.min(box?.width ?? 0, box?.height ?? 0),
        (await target.textContent()) ?? '',
      ).toBeGreaterThanOrEqual(44);
    }
  });
});

test('GAM-01 a screen reader hears the word, right, wrong, the hint, the time and the end', async ({
  page,
}) => {
  await dealWords(page, words);
  await stopClock(page);
  await visit(page, '/jukugo/challenge');
  const status = page.getByRole('status').first();
  await expect(status).toHaveText(/^Level 1, 2 Wörter\. Gesucht: (Telefon, でんわ|Schule, がっこう)\.$/);
  await page.clock.runFor(10_000);
  await expect(status).toHaveText('Noch 50 Prozent Zeitbonus.');
  await miss(page);
  await expect(status).toHaveText('Nicht ganz... Versuche es nochmal!');
  await page.clock.runFor(1_500);
  await page.getByRole('button', { name: /^Hinweis/ }).click();
  await expect(status).toHaveText(`Hinweis: Das Wort beginnt mit ${(await soughtWord(page))[0]}.`);
  await page.clock.runFor(9_000);
  await expect(status).toHaveText('Der Zeitbonus ist aufgebraucht.');
  const word = await solve(page);
  await expect(status).toHaveText(new RegExp(`^Richtig! ${word}, .+: (Telefon|Schule)\\. 50 Punkte\\.$`));
  await page.clock.runFor(2_500);
  await expect(status).toHaveText(/^Gesucht: /);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(status).toHaveText('Pause. Der Zeitbonus steht still.');
  await page.keyboard.press('Escape');
  await expect(status).toHaveText('Weiter geht es.');
  await card(page, '山').click();
  await expect(status).toHaveText('山 gewählt, 1 von 2.');
  await page.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(status).toHaveText('0 von 2 gewählt.');
  await solve(page);
  await page.clock.runFor(2_500);
  const points = await page.locator('.juk-done__score').textContent();
  await expect(status).toHaveText(`Level 1 geschafft! ${points} Punkte. Gleich kommt Level 2.`);
});

for (const prefix of ['', '/fr', '/ja'])
  test(`JUK-01 level and points can be read in the bar of a phone of 360 px: ${prefix || '/de'}`, async ({
    page,
  }) => {
    await dealWords(page, words);
    await page.setViewportSize({ width: 360, height: 800 });
    await visit(page, `${prefix}/jukugo/challenge`);
    await expect(cards(page)).toHaveCount(16);
    const line = page.getByRole('banner').getByRole('paragraph').first();
    await expect(line).toHaveText(/1.*0/);
    expect(await line.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
  });

const faults = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);

/** Checks the page as it stands by every rule, and its colours in the dark. */
async function check(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect(faults(await new AxeBuilder({ page }).analyze())).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(faults(await new AxeBuilder({ page }).withRules('color-contrast').analyze())).toEqual([]);
  });
}

test('GAM-01 axe finds nothing in any state of a level @phone', async ({ page }) => {
  test.slow();
  await dealWords(page, words);
  await visit(page, '/jukugo/tutorial');
  await expect(cards(page)).toHaveCount(16);
  await check(page, 'the guided first word');
  await card(page, (await soughtWord(page))[0] ?? '').click();
  await check(page, 'a card is picked');
  await page.getByRole('button', { name: 'Zurücksetzen' }).click();
  await page.getByRole('button', { name: /^Hinweis/ }).click();
  await check(page, 'a hint was given');
  await solve(page);
  await page.getByRole('button', { name: /^Liste/ }).click();
  await check(page, 'the list');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Von vorn beginnen' }).click();
  await check(page, 'the question before starting over');
  await page.keyboard.press('Escape');
  await visit(page, '/ja/jukugo/challenge');
  await expect(cards(page)).toHaveCount(16);
  await check(page, 'the challenge in Japanese');
  await page.getByRole('button', { name: '一時停止' }).click();
  await check(page, 'the pause');
});

for (const { locale, kanji, longest } of [
  { locale: 'es', kanji: '電', longest: 'electricidad' },
  { locale: 'ja', kanji: '新', longest: 'あたらしい' },
])
  test(`JUK-01 no meaning on a card is cut off on a phone, with five cards in a row: ${locale} @phone`, async ({
    page,
  }) => {
    await withoutTickets(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await dealWords(page, ['電話', '学校', '手紙', '新聞', '天気', '先生', '電気', '電車', '番号', '写真']);
    await visit(page, `/${locale}/jukugo`);
    await expect(cards(page)).toHaveCount(25);
    await expect(card(page, kanji)).toContainText(longest);
    const cutOff = await page
      .locator('.juk__cards .m')
      .evaluateAll((all) =>
        all
          .filter((each) => each.scrollWidth > each.clientWidth)
          .map((each) => `${each.textContent} ${each.scrollWidth} > ${each.clientWidth}`),
      );
    expect(cutOff).toEqual([]);
  });
