import { newWordMs, wrongFeedbackMs } from '@michi/games/jukugo/constants';
import { freeMode } from '@michi/games/series';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  cards,
  kanjiOf,
  miss,
  openJukugo,
  openStopped,
  pick,
  solve,
  solveNext,
  soughtWord,
  strays,
  words,
} from '../../testing/jukugo.ts';
import { button, expectAccessible, inSweep } from '../../testing/screen.tsx';

/** What a screen reader was told last. */
const said = page.getByRole('status').first();

/** Goes to the card of a kanji by the arrow keys and presses it by Space. */
async function arrowTo(kanji: string): Promise<void> {
  const place = (card: Element | null) => (card?.ariaLabel?.match(/\d+/g) ?? []).map(Number);
  const wanted = cards().find((each) => kanjiOf(each) === kanji) ?? null;
  const [row = 0, col = 0] = place(wanted);
  const [fromRow = 0, fromCol = 0] = place(document.activeElement);
  if (row !== fromRow)
    await userEvent.keyboard(`{${row > fromRow ? 'ArrowDown' : 'ArrowUp'}>${Math.abs(row - fromRow)}/}`);
  if (col !== fromCol)
    await userEvent.keyboard(`{${col > fromCol ? 'ArrowRight' : 'ArrowLeft'}>${Math.abs(col - fromCol)}/}`);
  expect(document.activeElement).toBe(wanted);
  await userEvent.keyboard(' ');
}

test('GAM-01 a level can be played by the keyboard alone, and the next one begins at its board', async () => {
  await openStopped(freeMode);
  while (!document.activeElement?.closest('.juk__cards')) await userEvent.tab();
  for (const kanji of soughtWord().jukugo) await arrowTo(kanji);
  await expect.element(page.getByText('Richtig!', { exact: true })).toBeVisible();
  await vi.advanceTimersByTimeAsync(newWordMs);
  expect(document.activeElement?.closest('.juk__cards')).not.toBeNull();
  await solveNext(words.length - 1);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Level 2').first()).toBeVisible();
  await expect.poll(() => document.activeElement?.closest('.juk__cards')).not.toBeNull();
  for (const kanji of soughtWord().jukugo) await arrowTo(kanji);
  await expect.element(page.getByText('Richtig!', { exact: true })).toBeVisible();
});

test('GAM-01 a screen reader hears the word, right, wrong, the hint, the time and the end', async () => {
  await openStopped('challenge');
  const { length } = words;
  await expect
    .element(said)
    .toMatchTextContent(new RegExp(`^Level 1, ${length} Wörter\\. Gesucht: .+, .+\\.$`));
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(said).toHaveTextContent('Noch 50 Prozent Zeitbonus.');
  miss();
  await expect.element(said).toMatchTextContent(
    // the pair may sound the same, or have the same reading as what is sought
    /^Nicht ganz\.\.\. Versuche es nochmal! .+\. Gesucht(?:: | ist ein anderes ).+\.$/,
  );
  await vi.advanceTimersByTimeAsync(wrongFeedbackMs);
  await button(/^Hinweis/).click();
  await expect.element(said).toHaveTextContent(`Hinweis: Das Wort beginnt mit ${soughtWord().jukugo[0]}.`);
  await vi.advanceTimersByTimeAsync(9_000);
  await expect.element(said).toHaveTextContent('Der Zeitbonus ist aufgebraucht.');
  const { jukugo, hiragana } = solve();
  await expect
    .element(said)
    .toMatchTextContent(new RegExp(`^Richtig! ${jukugo}, ${hiragana}: .+\\. 50 Punkte\\.$`));
  await vi.advanceTimersByTimeAsync(newWordMs);
  await expect.element(said).toMatchTextContent(/^Gesucht: /);
  await button('Pause').click();
  await expect.element(said).toHaveTextContent('Pause. Der Zeitbonus steht still.');
  await userEvent.keyboard('{Escape}');
  await expect.element(said).toHaveTextContent('Weiter geht es.');
  const [stray] = strays();
  pick(stray);
  await expect.element(said).toHaveTextContent(`${stray} gewählt, 1 von 2.`);
  await button('Zurücksetzen').click();
  await expect.element(said).toHaveTextContent('0 von 2 gewählt.');
  await solveNext(length - 1);
  await expect.element(said).toMatchTextContent(/^Level 1 geschafft! [\d.]+ Punkte\.$/);
});

test.each(['de', 'fr', 'ja'] as const)(
  'JUK-01 level and points can be read in the bar of a phone of 360 px: %s',
  async (locale) => {
    await page.viewport(360, 800);
    await openJukugo('challenge', locale === 'de' ? undefined : locale);
    await expect.poll(cards).not.toHaveLength(0);
    const line = page.getByRole('banner').getByRole('paragraph').first();
    await expect.element(line).toMatchTextContent(/1.*0/);
    const { scrollWidth, clientWidth } = line.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
);

describe('GAM-01 axe finds nothing', () => {
  for (const width of [360, 1280])
    test(`in any state of a level, ${width} px wide`, inSweep(width === 1280), async () => {
      await page.viewport(width, 860);
      await openJukugo('tutorial');
      await expect.poll(cards).not.toHaveLength(0);
      await expectAccessible('the guided first word');
      pick(soughtWord().jukugo[0] ?? '');
      await expectAccessible('a card is picked');
      await button('Zurücksetzen').click();
      await button(/^Hinweis/).click();
      await expectAccessible('a hint was given');
      solve();
      await expectAccessible('right');
      await button(/^Liste/).click();
      await expectAccessible('the list');
      await userEvent.keyboard('{Escape}');
      await button('Von vorn beginnen').click();
      await expectAccessible('the question before starting over');
    });

  test('in a challenge in Japanese, and in its pause', async () => {
    await openJukugo('challenge', 'ja');
    await expect.poll(cards).not.toHaveLength(0);
    await expectAccessible('playing');
    await button('一時停止').click();
    await expectAccessible('paused');
  });
});
