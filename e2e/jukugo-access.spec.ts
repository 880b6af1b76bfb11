import { pathIn } from '@michi/contracts/page-address';
import { withoutTickets } from './api.ts';
import { sidewaysScroll, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { card, cards, dealWords, solve } from './jukugo.ts';
import { handheld } from './phone.ts';
import type { Press } from './play.ts';

const words = ['電話', '学校'];

test.describe('on a phone', () => {
  test.use(handheld);

  test('GAM-01 a word can be found by touch, and nothing overflows', async ({ page }) => {
    const tap: Press = (control) => control.tap();
    await dealWords(page, words);
    await visit(page, '/games');
    await tap(page.getByRole('link', { name: 'Jukugo' }));
    await solve(page, tap);
    await expect(page.getByText('Richtig!', { exact: true })).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    for (const target of await page.locator('.juk :is(button, a):visible').all()) {
      const box = await target.boundingBox();
      expect(
        Math.min(box?.width ?? 0, box?.height ?? 0),
        (await target.textContent()) ?? '',
      ).toBeGreaterThanOrEqual(44);
    }
  });
});

const ofLevel = ['電話', '学校', '手紙', '新聞', '天気', '先生', '電気', '電車', '番号', '写真'];
/** The longest words on a card, by language. */
const longest = [
  { locale: 'de', kanji: '必', meaning: 'auf jeden Fall', dealt: ['必要', ...ofLevel.slice(1)] },
  { locale: 'es', kanji: '電', meaning: 'electricidad', dealt: ofLevel },
  { locale: 'ja', kanji: '新', meaning: 'あたらしい', dealt: ofLevel },
] as const;

test('JUK-01 no meaning on a card is cut off on a phone, with five cards in a row', {
  tag: '@sweep',
}, async ({ page }) => {
  await withoutTickets(page);
  await page.setViewportSize({ width: 360, height: 780 });
  for (const { locale, kanji, meaning, dealt } of longest)
    await test.step(locale, async () => {
      await dealWords(page, dealt);
      await visit(page, pathIn(locale, '/jukugo'));
      await expect(cards(page)).toHaveCount(25);
      await expect(card(page, kanji)).toContainText(meaning);
      const cutOff = await page
        .locator('.juk__cards .m span')
        .evaluateAll((all) =>
          all
            .filter(
              (each) =>
                each.scrollWidth > each.clientWidth ||
                each.getBoundingClientRect().bottom >
                  (each.closest('button')?.getBoundingClientRect().bottom ?? 0),
            )
            .map((each) => `${each.textContent} ${each.scrollWidth} > ${each.clientWidth}`),
        );
      expect(cutOff).toEqual([]);
      await page.evaluate(() => localStorage.clear()); // or the next language goes on with the words of this one
    });
});
