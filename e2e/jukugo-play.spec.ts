import { withoutTickets } from './api.ts';
import { sidewaysScroll, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { cards, dealWords, solve } from './jukugo.ts';
import { stat } from './play.ts';

test('JUK-01 JUK-05 JUK-07 a level from the hub to the next one', async ({ page }) => {
  await dealWords(page, ['電話', '学校']);
  await withoutTickets(page);
  await stopClock(page);
  await visit(page, '/games');
  await page.getByRole('link', { name: 'Jukugo' }).click();
  await expect(page).toHaveURL('/jukugo');
  await expect(cards(page)).toHaveCount(16);

  await test.step('a right pair brings points, and what the server knows of the word', async () => {
    const word = await solve(page);
    await expect(page.getByText('+50 Punkte')).toBeVisible();
    const learnt = page.getByRole('complementary', { name: 'Zuletzt gelöst' });
    const [meaning, reading, sentence] =
      word === '電話'
        ? ['Telefon', 'でんわ · denwa', '電話']
        : ['Schule', 'がっこう · gakkō', '学校まで歩いて行きます。'];
    for (const text of [meaning, reading, sentence]) await expect(learnt).toContainText(text);
    await page.clock.runFor(2_500);
  });

  await test.step('the last word ends the level: it is celebrated until the learner goes on', async () => {
    await solve(page);
    await expect(stat(page, 'Serie')).toHaveText('2');
    await page.clock.runFor(2_500);
    // Two words of 50 points, 20 for the second in a row; level bonus 100 + 2 · 50 + 2 · 25 for two perfect words.
    await expect(page.getByRole('dialog', { name: 'Level 1 geschafft' })).toContainText('370');
    await page.getByRole('button', { name: 'Level 2 beginnen' }).click();
    await expect(stat(page, 'Level')).toHaveText('2');
    await expect(cards(page)).toHaveCount(16);
    await expect(stat(page, 'Punkte')).toHaveText('370');
  });

  expect(await sidewaysScroll(page)).toBe(0);
});
