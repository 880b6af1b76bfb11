import { hintCost, rightFeedbackMs, timeBonusStepMs, wrongFeedbackMs } from '@michi/games/puzzle/constants';
import { sets } from '@michi/games/puzzle/puzzles';
import en from '@michi/messages/en/puzzle.json' with { type: 'json' };
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  build,
  choose,
  openPuzzle,
  openStopped,
  partsOf,
  puzzleWords,
  radical,
  sought,
  target,
  verdict,
  wrongFor,
} from '../../testing/puzzle.ts';
import { button, press } from '../../testing/screen.tsx';
import { expectStats } from '../../testing/stats.ts';

const chips = (name: RegExp = /entfernen$/) => button(name);
const banner = page.getByRole('banner');
const bonus = page.getByRole('progressbar', { name: 'Zeitbonus' });
const bonusLeft = () => Number(bonus.element().getAttribute('aria-valuenow'));
const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

/** Builds what is sought and waits until the next puzzle lies open. Answers which was built. */
async function buildAndGoOn() {
  const built = await build();
  await says('Perfekt!');
  await vi.advanceTimersByTimeAsync(rightFeedbackMs);
  await expect.element(target()).toMatchTextContent('？');
  return built;
}

test('PUZ-01 the game shows title, level and score, its modes as tabs, and five numbers', async () => {
  await openStopped('puzzle');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kanji Puzzle' })).toBeVisible();
  await expect.element(banner).toMatchTextContent('Level 1');
  await expect.element(banner).toMatchTextContent('Punkte 0');
  await expect
    .element(page.getByRole('link', { name: 'Zurück', exact: true }))
    .toHaveAttribute('href', '/games');
  const tabs = page.getByRole('navigation', { name: 'Modus' }).getByRole('link').elements();
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.ariaCurrent])).toEqual([
    ['Tutorial', '/puzzle/tutorial', null],
    ['Puzzle', '/puzzle', 'page'],
    ['Herausforderung', '/puzzle/challenge', null],
  ]);
  await expectStats({ Gelöst: '0', Perfekt: '0', Hinweise: '0', Kombo: '×0', Punkte: '0' });
});

test.each([
  ['tutorial', 'Tutorial', 0],
  ['puzzle', 'Puzzle', 0],
  ['challenge', 'Herausforderung', 1],
] as const)('PUZ-01 a time bonus is shown in a challenge only: %s', async (mode, tab, bars) => {
  await openStopped(mode);
  await expect.poll(() => document.querySelector('nav [aria-current=page]')?.textContent).toBe(tab);
  await expect.element(bonus).toHaveLength(bars);
});

test('PUZ-02 PUZ-05 a kanji comes together, is shown, and tells what its parts mean together', async () => {
  await openStopped('puzzle');
  const { kanji, kana, romaji, points, id } = await sought();
  for (const text of ['？', `${kana} · ${romaji}`, 'Leicht', `${points} Punkte`])
    await expect.element(target()).toMatchTextContent(text);
  await expect.element(target()).not.toMatchTextContent(kanji);
  await says('0 von 2');

  await build();
  await vi.advanceTimersByTimeAsync(rightFeedbackMs - 1);
  expect(target().element().textContent).toContain(kanji);
  expect(verdict()).toContain('Perfekt!');
  await vi.advanceTimersByTimeAsync(1);
  expect(target().element().textContent).toContain('？');
  expect((await sought()).id).not.toBe(id);
  await expectStats({ Punkte: String(points), Gelöst: '1', Perfekt: '1', Kombo: '×1' });
  await expect.element(page.getByRole('region', { name: 'Bauteilheft' })).toMatchTextContent(kanji);
});

test('PUZ-06 PUZ-08 wrong radicals are told until the next act, end the combo and clear by themselves or by hand', async () => {
  await openStopped('puzzle');
  await buildAndGoOn();
  await expectStats({ Kombo: '×1' });
  const puzzle = await sought();
  await choose(wrongFor(puzzle));
  await vi.advanceTimersByTimeAsync(wrongFeedbackMs - 1);
  expect(verdict()).toBe('Nicht ganz richtig... Versuche es nochmal!');
  expect(chips().elements()).toHaveLength(puzzle.parts.length);
  await vi.advanceTimersByTimeAsync(1);
  expect(chips().elements()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(verdict()).toBe('Nicht ganz richtig... Versuche es nochmal!');
  await expectStats({ Kombo: '×0' });

  await choose(wrongFor(puzzle));
  press(button('Leeren')); // long before it would clear by itself
  await expect.element(chips()).toHaveLength(0);
  await expect.poll(verdict).toBe('');
});

test('PUZ-02 a click takes a chosen radical back, in the list and in the square', async () => {
  await openStopped('puzzle');
  await choose(['fire']);
  await says('1 von 2');
  await button('火 Feuer entfernen').click();
  await says('0 von 2');
  await choose(['fire']);
  await says('1 von 2');
  const part = document.querySelector('.puz__part');
  if (!part) throw new Error('nothing stands in the square');
  await userEvent.click(part); // as a mouse does, which something may lie in the way of
  await says('0 von 2');
});

test('PUZ-02 a radical tells its meaning to the mouse and to the keyboard', async () => {
  await openPuzzle('puzzle');
  await sought();
  const note = page.getByRole('tooltip');
  await radical('water').hover();
  await expect.element(note).toHaveTextContent('Wasser: steht meist links');
  await banner.hover();
  await expect.element(note).toHaveLength(0);
  (radical('person').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight>2/}');
  await expect.element(note).toHaveTextContent('Wort: steht meist links');
});

test('PUZ-07 a hint comes once for each puzzle and costs 25 points', async () => {
  await openStopped('puzzle');
  const { points } = await buildAndGoOn();
  const hint = button(/^Hinweis/);
  await expect.element(hint).toBeEnabled();
  await expect.element(hint).toHaveAttribute('aria-disabled', 'false');
  await hint.click();
  await expect.element(target()).toMatchTextContent('Hinweis: ');
  expect(hintCost).toBe(25);
  await expectStats({ Punkte: String(points - hintCost), Hinweise: '1' });
  await expect.element(hint).toHaveAttribute('aria-disabled', 'true');
  await button('Neues Puzzle').click();
  await expect.element(target()).not.toMatchTextContent('Hinweis: ');
  await build();
  await expectStats({ Perfekt: '2' });
});

test('PUZ-09 GAM-04 in a challenge the time bonus falls, stands still in a pause, and counts', async () => {
  await openStopped('challenge');
  const begun = bonusLeft();
  expect(begun).toBeGreaterThan(90);
  await vi.advanceTimersByTimeAsync(10 * timeBonusStepMs);
  expect(bonusLeft()).toBe(begun - 10);
  press(button('Pause'));
  await vi.advanceTimersByTimeAsync(300 * timeBonusStepMs);
  press(page.getByRole('dialog', { name: 'Pause' }).getByRole('button', { name: 'Weiterspielen' }));
  expect(bonusLeft()).toBe(begun - 10);
  await vi.advanceTimersByTimeAsync(20 * timeBonusStepMs);
  expect(bonusLeft()).toBe(begun - 30);
  const puzzle = await sought();
  const [first, ...others] = partsOf(puzzle).map((id) => radical(id));
  if (first) press(first);
  const left = bonusLeft();
  for (const card of others) press(card);
  await expectStats({ Punkte: String(puzzle.points + left) });
});

test('PUZ-01 the tutorial teaches by doing', async () => {
  await openStopped('tutorial');
  const guide = page.getByRole('complementary', { name: 'Deine Anleitung' });
  const teaches = (text: string) => expect.element(guide).toMatchTextContent(text);
  await teaches('Gesucht ist das Zeichen für „ausruhen“. Sein erstes Bauteil heißt Mensch');
  await choose(['fire']);
  await teaches('In dieses Zeichen gehört Feuer nicht');
  await button('火 Feuer entfernen').click();
  await choose(['person']);
  await teaches('Es fehlt noch Baum');
  await choose(['tree']);
  await teaches('Aus den Bauteilen ist ein Zeichen geworden');
  await vi.advanceTimersByTimeAsync(rightFeedbackMs);
  await teaches('Probier ihn aus');
  await button(/^Hinweis/).click();
  await teaches('Lies den Hinweis');
  for (const _ of ['bright', 'like']) await buildAndGoOn();
  await expect
    .element(guide.getByRole('link', { name: 'Weiter zum Puzzle' }))
    .toHaveAttribute('href', '/puzzle');
});

test('PUZ-02 LNG-01 it is played in English, with the English back link', async () => {
  vi.useFakeTimers();
  await openPuzzle('puzzle', 'en');
  await expect
    .element(page.getByRole('link', { name: 'Back', exact: true }))
    .toHaveAttribute('href', '/en/games');
  const puzzle = await sought(en);
  await choose(wrongFor(puzzle), en);
  expect(verdict()).toBe('Not quite right… Try again!');
  expect(chips(/^Remove/).elements()).toHaveLength(puzzle.parts.length);
  await vi.advanceTimersByTimeAsync(wrongFeedbackMs);
  await expect.element(chips(/^Remove/)).toHaveLength(0);
  await choose(partsOf(puzzle), en);
  await says('Perfect!');
  await expect
    .element(page.getByRole('region', { name: 'Book of parts' }))
    .toMatchTextContent(en.kanji[puzzle.id as 'rest'].story);
});

test('PUZ-06 parts that make another kanji name it, in the square and beside it', async () => {
  const puzzle = await openStopped('tutorial');
  expect(puzzle.kanji).toBe('休');
  await choose(['tree', 'tree']);
  await vi.advanceTimersByTimeAsync(1);
  expect(verdict()).toBe('Das ist 林, Hain, Wäldchen.');
  expect(document.querySelector('.puz__whole')?.textContent).toBe('林');
  await expect
    .element(page.getByRole('main').getByRole('status').first())
    .toHaveTextContent('Das ist 林, はやし: Hain, Wäldchen. Versuche es nochmal! Baum stimmt.');
  await vi.advanceTimersByTimeAsync(wrongFeedbackMs);
  expect(document.querySelector('.puz__whole')).toBeNull();
});

test('PUZ-02 of a wrong combination the parts that belong are marked as right', async () => {
  const puzzle = await openStopped('tutorial');
  expect(puzzle.kanji).toBe('休');
  await choose(['knife', 'tree']);
  await vi.advanceTimersByTimeAsync(1);
  const marks = (selector: string) =>
    [...document.querySelectorAll(selector)].map((each) => each.querySelector('.k, text')?.textContent);
  expect(marks('.puz__rad.is-correct')).toEqual(['木']);
  expect(marks('.puz__rad.is-wrong')).toEqual(['刂']);
  expect(marks('.puz__slot.is-own')).toEqual(['木']);
  expect(marks('.puz__part.is-own')).toEqual(['木']);
  expect(verdict()).toBe('Nicht ganz richtig... Versuche es nochmal!');
  expect(document.querySelector('.puz__said')?.textContent).toBe('木 stimmt.');
  await vi.advanceTimersByTimeAsync(wrongFeedbackMs);
  expect(document.querySelector('.puz__said')?.textContent).toBe('木 stimmt.');
  await choose(['knife', 'sun']);
  await vi.advanceTimersByTimeAsync(1);
  expect(marks('.puz__rad.is-correct')).toEqual([]);
  expect(document.querySelector('.puz__said')?.textContent).toBe('Aus welchen 2 Bauteilen besteht es?');
});

test.each(['puzzle', 'challenge'] as const)(
  'PUZ-02 the next kanji does not come as long as the learner holds the built one: %s',
  async (mode) => {
    await openStopped(mode);
    const { id } = await build();
    const { story } = puzzleWords.de.kanji[id as 'rest'];
    await vi.advanceTimersByTimeAsync(rightFeedbackMs - 500);
    button('Anhalten').element().focus();
    press(button('Anhalten'));
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(target()).toMatchTextContent(story);
    press(button('Weiter'));
    await vi.advanceTimersByTimeAsync(499);
    expect(target().element().textContent).toContain(story);
    await vi.advanceTimersByTimeAsync(1);
    expect((await sought()).id).not.toBe(id);
    expect(document.activeElement?.classList.contains('puz__rad')).toBe(true);
    await expect.element(page.getByRole('region', { name: 'Bauteilheft' })).toMatchTextContent(story);
  },
);

test('PUZ-08 the kanji that were built stay with their stories, also at the end of the level', async () => {
  await page.viewport(1280, 860);
  const first = await openStopped('tutorial');
  const book = page.getByRole('region', { name: 'Bauteilheft' });
  await expect.element(book).toMatchTextContent('Hier erscheint, was du in diesem Level gebaut hast');
  for (const _ of sets[0] ?? []) {
    await build();
    await vi.advanceTimersByTimeAsync(rightFeedbackMs);
  }
  await expect.element(button('Level 2 beginnen')).toHaveFocus();
  const stories = page.getByRole('dialog').getByRole('group');
  await stories.getByText('Zehn Kanji, zehn Geschichten').click();
  await expect.element(stories).toMatchTextContent(puzzleWords.de.kanji[first.id as 'rest'].story);
  expect(stories.getByRole('listitem').elements()).toHaveLength(10);
});
