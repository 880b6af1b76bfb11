import { newWordMs, timeBonusStepMs, wrongFeedbackMs } from '@michi/games/jukugo/constants';
import { freeMode } from '@michi/games/series';
import de from '@michi/messages/de/jukugo.json' with { type: 'json' };
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  cards,
  filler,
  goOn,
  openJukugo,
  openStopped,
  pick,
  says,
  slots,
  solve,
  soughtWord,
  strays,
  words,
} from '../../testing/jukugo.ts';
import { button, narrowings, press, sidewaysScroll } from '../../testing/screen.tsx';
import { expectStats } from '../../testing/stats.ts';

/** What a card says that no word needs. */
const fillerSays = () => button(new RegExp(`^${filler().kanji}, `)).element().textContent;
const withMeaning = () => `${filler().kanji} ${de.kanji[filler().kanji]}`;
const withReading = () => `${filler().kanji} ${filler().reading} ${de.kanji[filler().kanji]}`;

test('JUK-01 in the tutorial cards say how they are read and what they mean; the reading stands over the slots', async () => {
  await openStopped('tutorial');
  const { kanjiReadings } = soughtWord();
  const over = [...document.querySelectorAll('.juk__slots .juk__kana')].map((kana) => kana.textContent);
  expect(over).toEqual([...kanjiReadings]);
  const { kanji, reading } = filler();
  await expect
    .element(button(new RegExp(`^${kanji}, ${reading}, ${de.kanji[kanji]}, Reihe \\d, Spalte \\d$`)))
    .toHaveTextContent(withReading());
});

test.each([freeMode, 'challenge'] as const)(
  'JUK-01 JUK-04 cards show meanings only; their readings appear after a miss and after a hint: %s',
  async (mode) => {
    await openStopped(mode);
    const { kanji } = filler();
    await expect
      .element(button(new RegExp(`^${kanji}, ${de.kanji[kanji]}, Reihe \\d, Spalte \\d$`)))
      .toHaveTextContent(withMeaning());
    const [stray, other] = strays();
    pick(stray);
    pick(other);
    await expect.poll(fillerSays).toBe(withReading());
    await vi.advanceTimersByTimeAsync(wrongFeedbackMs);
    expect(fillerSays()).toBe(withReading());
    solve();
    await vi.advanceTimersByTimeAsync(newWordMs);
    await expect.poll(fillerSays).toBe(withMeaning());
    await button(/^Hinweis/).click();
    await expect.poll(fillerSays).toBe(withReading());
  },
);

test('JUK-01 a level that was scrolled leaves the next one at the top', async () => {
  await page.viewport(360, 640);
  await openStopped(freeMode);
  for (const _ of words) {
    solve();
    await vi.advanceTimersByTimeAsync(newWordMs);
  }
  scrollTo(0, 200);
  expect(scrollY).toBe(200);
  goOn();
  await expectStats({ Level: '2' });
  expect(scrollY).toBe(0);
});

test('GAM-01 a phone that is turned, and a window of 240 px, keep what was picked', async () => {
  await page.viewport(360, 640);
  await openStopped(freeMode);
  const [first = '', second = ''] = soughtWord().jukugo;
  pick(first);
  for (const [width, height] of narrowings) {
    await page.viewport(width, height);
    expect(slots()).toEqual([first, 'Zeichen wählen']);
    expect(sidewaysScroll(), `${width} × ${height}`).toBe(0);
  }
  pick(second);
  await expect.poll(says).toBe('Richtig! +50 Punkte');
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

  press(button('Einstellungen'));
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
  const award = page.getByText(/Neuer Erfolg|neue Erfolge/);
  const seen = () => award.elements().some((each) => each.checkVisibility({ visibilityProperty: true }));
  for (let row = 1; row <= words.length; row++) {
    expect(seen(), `before word ${row}`).toBe(false);
    solve();
    await expectStats({ Serie: String(row) });
    await vi.advanceTimersByTimeAsync(newWordMs);
  }
  await expect.element(award).toBeVisible();
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
  const tabs = page.getByRole('navigation').getByRole('link').elements();
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
    '/fr/jukugo/tutorial',
    '/fr/jukugo',
    '/fr/jukugo/challenge',
  ]);
  await expect
    .element(page.getByRole('link', { name: 'Défi' }))
    .toHaveAttribute('href', '/fr/jukugo/challenge');
  solve();
  await expect.element(page.getByText('Correct !', { exact: true })).toBeVisible();
});
