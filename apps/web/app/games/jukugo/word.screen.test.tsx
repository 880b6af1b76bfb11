import { newWordMs } from '@michi/games/jukugo/constants';
import { freeMode } from '@michi/games/series';
import de from '@michi/messages/de/jukugo.json' with { type: 'json' };
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openStopped, pick, says, slots, solve, soughtWord, strays } from '../../testing/jukugo.ts';
import { button, press } from '../../testing/screen.tsx';
import { expectStats } from '../../testing/stats.ts';

function middleOf(selector: string): [number, number] {
  const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return [x + width / 2, y + height / 2];
}

test('JUK-05 a solved word stays as long as the learner holds it, and the clock stands still', async () => {
  await openStopped('challenge');
  const word = solve();
  const block = page.getByRole('region', { name: 'Gesuchtes Wort' });
  for (const text of [de.builtIn[word.id].meaning, word.exampleJa.replace(word.jukugo, '')])
    await expect.element(block).toMatchTextContent(text.slice(-4));
  expect([...block.element().querySelectorAll('.juk__word rt')].map((rt) => rt.textContent)).toEqual([
    ...word.kanjiReadings,
  ]);
  (document.elementFromPoint(...middleOf('.task-board__sheet')) as HTMLElement).click();
  await expect.element(button('Weiter')).toBeVisible();
  await vi.advanceTimersByTimeAsync(20 * newWordMs);
  await expect.element(block).toMatchTextContent('Richtig!');
  expect(page.getByRole('dialog').elements()).toEqual([]);
  button('Weiter').element().focus();
  press(button('Weiter'));
  await vi.advanceTimersByTimeAsync(newWordMs);
  expect(soughtWord()).not.toBe(word);
  expect(document.activeElement?.closest('.juk__cards')).not.toBeNull();
  const bonus = Number.parseInt(page.getByRole('timer').element().textContent, 10);
  expect(bonus).toBeGreaterThan(95);
});

test('JUK-05 without a clock a word is held too, over a glance at the list', async () => {
  await openStopped(freeMode);
  const word = solve();
  await vi.advanceTimersByTimeAsync(0); // until it is shown
  press(button('Anhalten'));
  press(button(/^Liste/));
  await userEvent.keyboard('{Escape}');
  await vi.advanceTimersByTimeAsync(20 * newWordMs);
  await expect.element(button('Weiter')).toBeVisible();
  press(button('Weiter'));
  await vi.advanceTimersByTimeAsync(newWordMs);
  expect(soughtWord()).not.toBe(word);
});

test('GAM-01 JUK-05 a double tap counts once: on a card, on the last card of a wrong pair, on the word held', async () => {
  await openStopped(freeMode);
  const [stray, other] = strays();
  const card = (kanji: string) => button(new RegExp(`^${kanji}, `));
  await card(stray).dblClick();
  expect(slots()).toEqual([stray, 'Zeichen wählen']);
  await card(other).dblClick();
  expect(says()).toBe('Nicht ganz... Versuche es nochmal!');
  solve();
  await button('Anhalten').dblClick();
  await expect.element(button('Weiter')).toBeVisible();
});

test('JUK-05 another word is sought', async () => {
  await openStopped(freeMode);
  const before = soughtWord();
  await button('Neues Wort').click();
  await expect.poll(soughtWord).not.toBe(before);

  const next = vi.fn();
  const kana = document.querySelector('.juk__slots') as HTMLElement;
  const changes = new MutationObserver(next);
  changes.observe(kana, { childList: true, characterData: true, subtree: true });
  await button('Neues Wort').dblClick();
  await expect.poll(() => next.mock.calls.length).toBe(1);
});

test('JUK-05 JUK-07 a hint names the first kanji, once; a pair is right in either order and is told about', async () => {
  await openStopped(freeMode);
  const hint = button(/^Hinweis/);
  await expect.element(hint).toMatchTextContent('−30');
  await hint.click();
  const word = soughtWord();
  await expect.poll(says).toBe(`Das Wort beginnt mit ${word.jukugo[0]}.`);
  await expect.element(hint).toHaveAttribute('aria-disabled', 'true');
  await expectStats({ Hinweise: '1' });

  for (const kanji of [...word.jukugo].reverse()) pick(kanji);
  await vi.advanceTimersByTimeAsync(newWordMs - 1);
  expect(says()).toBe('Richtig! +50 Punkte');
  const learnt = page.getByRole('complementary', { name: 'Zuletzt gelöst' });
  const { hiragana, romaji, exampleJa } = word;
  for (const text of [de.builtIn[word.id].meaning, `${hiragana} · ${romaji}`, exampleJa])
    expect(learnt.element().textContent).toContain(text);
  await expectStats({ Gelöst: '1', Perfekt: '0' });
  await vi.advanceTimersByTimeAsync(1);
  expect(soughtWord()).not.toBe(word);
});
