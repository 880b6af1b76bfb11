import { celebrationMs, newWordMs, timeBonusStepMs, wrongFeedbackMs } from '@michi/games/jukugo/constants';
import { freeMode } from '@michi/games/sitting';
import de from '@michi/messages/de/jukugo.json' with { type: 'json' };
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  cards,
  kanjiOf,
  openJukugo,
  openStopped,
  pick,
  solve,
  soughtWord,
  words,
} from '../../testing/jukugo.ts';
import { button, press } from '../../testing/screen.tsx';
import { expectStats } from '../../testing/stats.ts';

const says = () => document.querySelector('.juk__said')?.textContent?.trim();
const slots = () => [...document.querySelectorAll('.juk__slot')].map((slot) => slot.textContent);
const empty = ['Zeichen wählen', 'Zeichen wählen'];
const prompt = 'Welche zwei Zeichen bilden das Wort?';

/** The kanji on the cards that are not in the word that is sought. */
function strays(): [string, string] {
  const { jukugo } = soughtWord();
  const [one = '', other = ''] = cards()
    .map(kanjiOf)
    .filter((kanji) => !jukugo.includes(kanji));
  return [one, other];
}

function miss(): void {
  for (const kanji of strays()) pick(kanji);
}

test('JUK-05 a wrong pair is said, and cleared after 1.5 s or by hand', async () => {
  await openStopped(freeMode);
  miss();
  await vi.advanceTimersByTimeAsync(wrongFeedbackMs - 1);
  expect(says()).toBe('Nicht ganz... Versuche es nochmal!');
  await vi.advanceTimersByTimeAsync(1);
  expect(says()).toBe(prompt);
  expect(page.getByRole('button', { pressed: true }).elements()).toEqual([]);
  miss();
  press(button('Zurücksetzen')); // long before it would clear by itself
  await expect.poll(slots).toEqual(empty);
  expect(says()).toBe(prompt);
});

test('JUK-05 slots can be emptied, one by one and both', async () => {
  await openStopped(freeMode);
  const [stray] = strays();
  pick(stray);
  await button(new RegExp(`^${stray}.* entfernen$`)).click();
  await expect.poll(slots).toEqual(empty);
  await expect.element(button('Zeichen wählen').first()).toHaveFocus();
  pick(stray);
  await expect.poll(slots).not.toEqual(empty);
  await button('Zurücksetzen').click();
  await expect.poll(slots).toEqual(empty);
});

test('JUK-05 another word is sought', async () => {
  await openStopped(freeMode);
  const before = soughtWord();
  await button('Neues Wort').click();
  await expect.poll(soughtWord).not.toBe(before);
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

test('JUK-01 the list tells the solved words, and of the others only what they mean', async () => {
  await openStopped(freeMode);
  const { jukugo } = solve();
  await vi.advanceTimersByTimeAsync(newWordMs);
  await button(`Liste 1 / ${words.length}`).click();
  const list = page.getByRole('dialog', { name: `Wörter: 1 von ${words.length}` });
  await expect.element(list.getByRole('listitem')).toHaveLength(words.length);
  await expect.element(list).toMatchTextContent(jukugo);
  for (const other of words) {
    await expect.element(list).toMatchTextContent(de.builtIn[other.id].meaning);
    if (other.jukugo !== jukugo) await expect.element(list).not.toMatchTextContent(other.jukugo);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(list).toHaveLength(0);
});

test('JUK-08 in the challenge a time bonus runs out, and stands still in a pause', async () => {
  await openStopped('challenge');
  const timer = page.getByRole('timer');
  const left = () => Number.parseInt(timer.element().textContent, 10);
  const begun = left();
  expect(begun).toBeGreaterThan(95);
  await vi.advanceTimersByTimeAsync(36 * timeBonusStepMs);
  const rest = begun - 36;
  expect(timer.element().textContent).toBe(`${rest}\u{a0}%`);
  const bar = page.getByRole('progressbar', { name: 'Zeitbonus' });
  expect(bar.element().getAttribute('aria-valuenow')).toBe(`${rest}`);

  const card = button(cards()[0]?.ariaLabel ?? '');
  expect(card.elements()).toHaveLength(1);
  press(button('Pause'));
  await expect.element(card).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(25 * timeBonusStepMs);
  press(button('Weiterspielen'));
  expect(left()).toBe(rest);

  press(button('Ton und Musik'));
  await vi.advanceTimersByTimeAsync(25 * timeBonusStepMs);
  await userEvent.keyboard('{Escape}');
  expect(left()).toBe(rest);

  solve();
  await vi.advanceTimersByTimeAsync(0);
  expect(says()).toBe(`Richtig! +${50 + rest} Punkte`);
  await vi.advanceTimersByTimeAsync(newWordMs);
  expect(left()).toBe(100);
  await vi.advanceTimersByTimeAsync(125 * timeBonusStepMs);
  expect(left()).toBe(0);
});

test('JUK-09 five words in a row unlock an achievement, told when the level is over, not over the cards', async () => {
  await openStopped(freeMode);
  const award = page.getByText('Neues Siegel: Fünf am Stück');
  const seen = () => award.elements().some((each) => each.checkVisibility({ visibilityProperty: true }));
  for (let row = 1; row <= words.length; row++) {
    expect(seen(), `before word ${row}`).toBe(false);
    solve();
    await expectStats({ Serie: String(row) });
    await vi.advanceTimersByTimeAsync(newWordMs);
  }
  await expect.element(award).toBeVisible();
  await vi.advanceTimersByTimeAsync(celebrationMs);
  await expectStats({ Level: '2' });
  await expect.poll(seen).toBe(false);
});

test('JUK-01 the tutorial leads through the first word and says how compounds are read', async () => {
  await openStopped('tutorial');
  const guide = page.getByRole('region', { name: 'Anleitung' });
  const teaches = (text: string) => expect.element(guide).toMatchTextContent(text);
  const [first = '', second = ''] = soughtWord().jukugo;
  await teaches(`Tippe zuerst ${first} an.`);
  const [stray] = strays();
  pick(stray);
  await teaches(`${stray} gehört nicht in dieses Wort.`);
  pick(stray);
  pick(first);
  await teaches(`Das andere Zeichen ist ${second}`);
  pick(second);
  await teaches('So heißen Wörter aus mehreren Kanji');
  await vi.advanceTimersByTimeAsync(newWordMs);
  solve();
  await teaches('On-Lesung.');
});

test('JUK-01 LNG-01 it can be played in French, its modes at French addresses', async () => {
  await openJukugo(freeMode, 'fr');
  await expect.poll(cards).not.toHaveLength(0);
  const tabs = [...document.querySelectorAll('nav .tab')].map((tab) => tab.getAttribute('href'));
  expect(tabs).toEqual(['/fr/jukugo/tutorial', '/fr/jukugo', '/fr/jukugo/challenge']);
  await expect.element(page.getByRole('link', { name: 'Défi' })).toHaveAttribute('href', tabs[2]);
  solve();
  await expect.element(page.getByText('Correct !', { exact: true })).toBeVisible();
});
