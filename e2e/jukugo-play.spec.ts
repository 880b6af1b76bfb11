import { withoutTickets } from './api.ts';
import { sidewaysScroll, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { card, cards, dealWords, miss, pick, solve, soughtWord } from './jukugo.ts';
import { stat } from './play.ts';

test('JUK-01 JUK-05 JUK-07 a level from the shelf to the next one', async ({ page }) => {
  await dealWords(page, ['電話', '学校']);
  await withoutTickets(page);
  await stopClock(page);
  await visit(page, '/games');
  await page.getByRole('link', { name: 'Jukugo' }).click();
  await expect(page).toHaveURL('/jukugo');
  await expect(cards(page)).toHaveCount(16);
  await test.step('a wrong pair is said, and cleared after 1.5 s or by hand', async () => {
    await miss(page);
    await expect(page.getByText('Nicht ganz... Versuche es nochmal!').first()).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(page.getByText('Welche zwei Zeichen bilden das Wort?')).toBeVisible();
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
    await miss(page);
    await page.getByRole('button', { name: 'Zurücksetzen' }).click();
    await expect(page.getByText('Zeichen wählen')).toHaveCount(2);
    await expect(page.getByText('Welche zwei Zeichen bilden das Wort?')).toBeVisible();
  });

  await test.step('slots can be emptied, one by one and both', async () => {
    await card(page, '山').click();
    await page.getByRole('button', { name: /^山.* entfernen$/ }).click();
    await expect(page.getByText('Zeichen wählen')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Zeichen wählen' }).first()).toBeFocused();
    await card(page, '山').click();
    await page.getByRole('button', { name: 'Zurücksetzen' }).click();
    await expect(page.getByText('Zeichen wählen')).toHaveCount(2);
  });

  await test.step('another word is sought', async () => {
    const before = await soughtWord(page);
    await page.getByRole('button', { name: 'Neues Wort' }).click();
    expect(await soughtWord(page)).not.toBe(before);
  });

  await test.step('a hint names the first kanji, once', async () => {
    const hint = page.getByRole('button', { name: /^Hinweis/ });
    await expect(hint).toContainText('−30');
    await hint.click();
    await expect(
      page.getByText(`Das Wort beginnt mit ${(await soughtWord(page))[0]}.`).first(),
    ).toBeVisible();
    await expect(hint).toHaveAttribute('aria-disabled', 'true');
    await expect(stat(page, 'Hinweise')).toHaveText('1');
  });

  const first =
    await test.step('a right pair in either order brings points, and what is to be known', async () => {
      const word = await soughtWord(page);
      await pick(page, [...word].reverse().join(''));
      await expect(page.getByText('Richtig!', { exact: true })).toBeVisible();
      await expect(page.getByText('+50 Punkte')).toBeVisible();
      const learnt = page.getByRole('complementary', { name: 'Zuletzt gelöst' });
      const [meaning, reading, sentence] =
        word === '電話'
          ? ['Telefon', 'でんわ · denwa', '電話']
          : ['Schule', 'がっこう · gakkō', '学校まで歩いて行きます。'];
      for (const text of [meaning, reading, sentence]) await expect(learnt).toContainText(text);
      await expect(stat(page, 'Gelöst')).toHaveText('1');
      await expect(stat(page, 'Perfekt')).toHaveText('0');
      await page.clock.runFor(2_500);
      expect(await soughtWord(page)).not.toBe(word);
      return word;
    });

  await test.step('the list tells the solved words, and of the others only what they mean', async () => {
    await page.getByRole('button', { name: 'Liste 1 / 2' }).click();
    const list = page.getByRole('dialog', { name: 'Wörter: 1 von 2' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list).toContainText(first);
    await expect(list).not.toContainText(await soughtWord(page));
    await page.keyboard.press('Escape');
  });

  await test.step('the last word ends the level: 3 s to celebrate, then the next one', async () => {
    await solve(page);
    await expect(stat(page, 'Serie')).toHaveText('2');
    await page.clock.runFor(2_500);
    // Two words of 50 points, 20 for the second in a row; level bonus 100 + 2 · 50 + 25 for one perfect word.
    await expect(page.getByText('Level 1 geschafft', { exact: true })).toBeVisible();
    await expect(stat(page, 'Punkte')).toHaveText('345');
    await page.clock.runFor(3_000);
    await expect(stat(page, 'Level')).toHaveText('2');
    await expect(cards(page)).toHaveCount(16);
    await expect(stat(page, 'Punkte')).toHaveText('345');
  });

  expect(await sidewaysScroll(page)).toBe(0);
});

test('JUK-08 in the challenge a time bonus runs out, and stands still in a pause', async ({ page }) => {
  await dealWords(page, ['電話', '学校']);
  await stopClock(page);
  await visit(page, '/jukugo/challenge');
  await expect(cards(page)).toHaveCount(16);
  const bonus = page.getByRole('timer');
  await expect(bonus).toHaveText('100 %');
  await page.clock.runFor(7_200);
  await expect(bonus).toHaveText('64 %');
  await expect(page.getByRole('progressbar', { name: 'Zeitbonus' })).toHaveAttribute('aria-valuenow', '64');

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(cards(page)).toHaveCount(0);
  await page.clock.runFor(5_000);
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  await expect(bonus).toHaveText('64 %');

  await page.getByRole('button', { name: 'Ton und Musik' }).click();
  await page.clock.runFor(5_000);
  await page.keyboard.press('Escape');
  await expect(bonus).toHaveText('64 %');

  await solve(page);
  await expect(page.getByText('+114 Punkte')).toBeVisible();
  await page.clock.runFor(2_500);
  await expect(bonus).toHaveText('100 %');
  await page.clock.runFor(25_000);
  await expect(bonus).toHaveText('0 %');
});

test('JUK-09 five words in a row unlock an achievement, told when the level is over, not over the cards', async ({
  page,
}) => {
  await dealWords(page, ['電話', '学校', '手紙', '新聞', '天気', '先生']);
  await withoutTickets(page);
  await stopClock(page);
  await visit(page, '/jukugo');
  const award = page.getByText('Neues Siegel: Fünf am Stück');
  for (let row = 1; row <= 6; row++) {
    await expect(award).toBeHidden();
    await solve(page);
    await expect(stat(page, 'Serie')).toHaveText(String(row));
    await page.clock.runFor(2_500);
  }
  await expect(award).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(stat(page, 'Level')).toHaveText('2');
  await expect(award).toBeHidden();
});

test('JUK-01 the tutorial leads through the first word and says how compounds are read', async ({ page }) => {
  await dealWords(page, ['電話', '学校']);
  await stopClock(page);
  await visit(page, '/jukugo');
  await page.getByRole('link', { name: 'Tutorial' }).click();
  await expect(page).toHaveURL('/jukugo/tutorial');
  const guide = page.getByRole('region', { name: 'Anleitung' });
  await expect(cards(page)).toHaveCount(16);
  const [first = '', second = ''] = await soughtWord(page);
  await expect(guide).toContainText(`Tippe zuerst ${first} an.`);
  await card(page, '山').click();
  await expect(guide).toContainText('山 gehört nicht in dieses Wort.');
  await card(page, '山').click();
  await card(page, first).click();
  await expect(guide).toContainText(`Das andere Zeichen ist ${second}`);
  await card(page, second).click();
  await expect(guide).toContainText('So heißen Wörter aus mehreren Kanji');
  await page.clock.runFor(2_500);
  await solve(page);
  await expect(guide).toContainText('On-Lesung.');
});

test('JUK-01 LNG-01 it can be played in French, with a mode that does not exist refused', async ({
  page,
  errors,
}) => {
  await dealWords(page, ['電話', '学校']);
  await visit(page, '/fr/jukugo');
  await expect(page.getByRole('link', { name: 'Défi' })).toHaveAttribute('href', '/fr/jukugo/challenge');
  await solve(page);
  await expect(page.getByText('Correct !', { exact: true })).toBeVisible();
  errors.expect(/status of 404/);
  for (const path of ['/jukugo/puzzle', '/jukugo/duel']) expect((await page.goto(path))?.status()).toBe(404);
});
