import { comboShownMs, victoryDelayMs, wrongFeedbackMs } from '@michi/games/mitsukete/constants';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as playPage from '../../routes/mitsukete/play.tsx';
import {
  cards,
  find,
  kanjiOf,
  line,
  miss,
  nameOf,
  openLevel,
  serverKnows,
  serverLevels,
  solve,
  soughtKanji,
  stat,
  statIn,
  timer,
  untilDealt,
  victory,
  win,
} from '../../testing/mitsukete.ts';
import { show } from '../../testing/screen.tsx';

const open = () => openLevel('first-strokes');
const shout = page.getByText(/^Kombo ×\d/);
const picked = page.getByRole('button', { pressed: true });
const again = page.getByRole('button', { name: 'Noch einmal spielen' });
const playAgain = async () => {
  await again.click();
  await untilDealt();
};
const dots = (found: number) => page.getByRole('img', { name: `${found} von 3 gefunden` });

test('MIT-05 a level shows points, moves, time, combo, the targets and three cards of each', async () => {
  await open();
  expect(cards()).toHaveLength(16);
  const sought = soughtKanji();
  expect(sought).toHaveLength(3);
  for (const kanji of sought) expect(cards().filter((card) => kanjiOf(card) === kanji)).toHaveLength(3);
  expect(dots(0).elements()).toHaveLength(3);
  expect(['Punkte', 'Züge', 'Kombo'].map(stat)).toEqual(['0', '0', '×0']);
  await expect.element(timer).toHaveTextContent('0:00');

  await vi.advanceTimersByTimeAsync(65_000);
  await expect.element(timer).toHaveTextContent('1:05');
  await find(sought[0] ?? '');
  expect(dots(3).elements()).toHaveLength(1);
  expect(stat('Züge')).toBe('1');
});

test('MIT-02 a locked level cannot be entered by its address, and leads to the list', async () => {
  serverKnows(0);
  await show(playPage, {
    path: '/mitsukete/play/last-sheet',
    at: '/mitsukete/play/:levelId',
    data: await serverLevels(),
  });
  const says = 'Dieses Level öffnet sich ab 7.030 Punkten. Dir fehlen noch 7.030.';
  await expect.element(page.getByText(says)).toBeVisible();
  expect(cards()).toEqual([]);
  const back = page.getByRole('main').getByRole('link', { name: 'Zur Levelauswahl' });
  await expect.element(back).toHaveAttribute('href', '/mitsukete/levels');
});

test('MIT-01 after the last level the way leads to the list', async () => {
  serverKnows(7_030);
  await openLevel('last-sheet');
  await win();
  await expect.element(victory).toBeVisible();
  await victory.getByRole('link', { name: 'Zur Levelauswahl' }).click();
  await expect.element(page.getByText('/mitsukete/levels')).toBeVisible();
});

test('MIT-11 a result that the server cannot take waits, though there is a network', async () => {
  const others = window.fetch;
  vi.stubGlobal('fetch', async (asked: RequestInfo | URL, init?: RequestInit) =>
    new URL(new Request(asked, init).url).pathname.startsWith('/api/v1/game-results')
      ? Response.json({ message: '' }, { status: 503 })
      : others(asked, init),
  );
  await open();
  await win();
  await expect.element(victory).toMatchTextContent(/Dein Ergebnis ist auf diesem Gerät gespeichert/);
});

test('MIT-06 a card can be laid back', async () => {
  await open();
  await page.elementLocator(cards()[0] as Element).click();
  expect(picked.elements()).toHaveLength(1);
  await page.elementLocator(cards()[0] as Element).click();
  expect(picked.elements()).toHaveLength(0);
});

test('MIT-06 three cards are judged: wrong ones are laid back after a second, matched ones stay', async () => {
  await open();
  const wrong = () => document.querySelectorAll('.mit__grid .is-wrong').length;
  await miss();
  expect(wrong()).toBe(3);
  cards().at(-1)?.click();
  await vi.advanceTimersByTimeAsync(wrongFeedbackMs - 1);
  expect(wrong()).toBe(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(wrong()).toBe(0);
  expect(picked.elements()).toHaveLength(0);
  expect(['Züge', 'Punkte'].map(stat)).toEqual(['1', '0']);

  const sought = soughtKanji();
  const filler = cards()
    .map(kanjiOf)
    .find((kanji) => !sought.includes(kanji));
  const fillers = cards().filter((card) => kanjiOf(card) === filler);
  for (const card of fillers.slice(0, 3)) card.click();
  await vi.advanceTimersByTimeAsync(wrongFeedbackMs);
  expect(stat('Züge')).toBe('2');

  await find(sought[0] ?? '');
  const matched = cards().filter((card) => nameOf(card).endsWith(', gefunden'));
  expect(matched.map(({ ariaDisabled }) => ariaDisabled)).toEqual(['true', 'true', 'true']);
  matched[0]?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(picked.elements()).toHaveLength(0);
  expect(stat('Züge')).toBe('3');
});

test('MIT-07 a match brings 10 + 20 points and 5 for each match before it; a long combo is shown large', async () => {
  await open();
  const [first = '', second = '', third = ''] = soughtKanji();
  await find(first);
  expect(stat('Punkte')).toBe('30');
  await find(second);
  expect(['Punkte', 'Kombo'].map(stat)).toEqual(['65', '×2']);
  await expect.element(shout).not.toBeInTheDocument();
  await find(third);
  expect(stat('Punkte')).toBe('105');
  await expect.element(shout).toHaveTextContent('Kombo ×3');
  expect(line()).toContain('+40 Punkte');
});

test('GAM-01 MIT-07 with reduced motion a long combo is shown for a second all the same', async () => {
  await open();
  await solve();
  await expect.element(shout).toHaveTextContent('Kombo ×3');
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  expect(getComputedStyle(shout.element()).opacity).toBe('1');
  await vi.advanceTimersByTimeAsync(comboShownMs - 1);
  await expect.element(shout).toBeVisible();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(shout).not.toBeInTheDocument();
});

test('MIT-08 only more points than in a win before are a new best', async () => {
  await open();
  const best = victory.getByText('Neuer Bestwert');
  const winsWith = async (points: RegExp) => {
    await expect.element(victory).not.toBeInTheDocument();
    await win();
    await expect.element(victory).toMatchTextContent(points);
  };
  await find(soughtKanji()[0] ?? '');
  await miss();
  await vi.advanceTimersByTimeAsync(wrongFeedbackMs);
  await winsWith(/95/);
  await expect.element(best).not.toBeInTheDocument();
  await playAgain();
  await winsWith(/105/);
  await expect.element(best).toBeVisible();
  await playAgain();
  await winsWith(/105/);
  await expect.element(best).not.toBeInTheDocument();
});

test('MIT-08 a flawless run has a time to beat, and only a shorter one is a new best time', async () => {
  await open();
  const bestTime = victory.getByText('Neue Bestzeit');
  const flawlessIn = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    await win();
    await expect.element(victory).toBeVisible();
  };
  await flawlessIn(20_000);
  expect(['Zeit', 'Züge'].map((name) => statIn(victory.element(), name))).toEqual(['0:20', '3']);
  await expect.element(bestTime).not.toBeInTheDocument();
  await playAgain();
  await flawlessIn(20_000);
  await expect.element(victory).toMatchTextContent(/Fehlerfrei bisher in 0:20/);
  await expect.element(bestTime).not.toBeInTheDocument();
  await playAgain();
  await flawlessIn(15_000);
  await expect.element(bestTime).toBeVisible();
  await playAgain();
  await miss();
  await vi.advanceTimersByTimeAsync(wrongFeedbackMs);
  await flawlessIn(0);
  await expect.element(bestTime).not.toBeInTheDocument();
});

test('MIT-08 what was achieved is told when the level is over, not over the cards', async () => {
  await open();
  const award = page.getByText(/Neuer Erfolg|neue Erfolge/);
  const told = () => award.query()?.checkVisibility({ visibilityProperty: true }) ?? false;
  await solve();
  await vi.advanceTimersByTimeAsync(victoryDelayMs);
  await expect.element(victory).toBeVisible();
  await vi.advanceTimersByTimeAsync(3_000);
  await expect.poll(told).toBe(true);
  (again.element() as HTMLElement).click();
  await expect.poll(told).toBe(false);
  await untilDealt();
  await solve();
  await vi.advanceTimersByTimeAsync(victoryDelayMs);
  await expect.poll(told).toBe(true);
  await vi.advanceTimersByTimeAsync(3_000);
  await expect.poll(told).toBe(false);
});
