import { newWordMs, wrongFeedbackMs } from '@michi/games/jukugo/constants';
import { freeMode, modes } from '@michi/games/series';
import { locales } from '@michi/messages/locales';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
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
  storeSeries,
  words,
} from '../../testing/jukugo.ts';
import { statIn } from '../../testing/mitsukete.ts';
import { button, enlargeText, expectAccessible, phones, sidewaysScroll } from '../../testing/screen.tsx';

const sheet = () => document.querySelector('.task-board__sheet') as HTMLElement;
const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
/** How many places a board has, and by how many words. */
const boards = [
  [16, 8],
  [25, 12],
  [36, 15],
] as const;
const board = () => boxOf(document.querySelector('.juk__cards'));

describe.each(phones)('GAM-01 JUK-01 at %i × %i', (width, height) => {
  test.each(modes.flatMap((mode) => boards.map((board) => [mode, ...board] as const)))(
    'task and board, and a guide, stand in one view: %s with up to %i cards',
    async (mode, places, count) => {
      await page.viewport(width, height);
      for (const solved of mode === 'tutorial' ? [0, 1, 7] : [0]) {
        storeSeries(mode, count, solved);
        await openJukugo(mode);
        await expect.poll(() => cards().length).toBeGreaterThan(places - 7);
        const guide = document.querySelector<HTMLElement>('.task-board__guide');
        for (const part of guide ? [guide, sheet()] : [sheet()]) {
          expect(boxOf(part).top).toBeGreaterThanOrEqual(48);
          expect(boxOf(part).bottom).toBeLessThanOrEqual(height);
          expect(part.scrollHeight, part.textContent).toBeLessThanOrEqual(part.clientHeight);
        }
        expect(board().bottom).toBeLessThanOrEqual(height);
        expect(sidewaysScroll()).toBe(0);
        for (const card of cards()) {
          expect(boxOf(card).height).toBeGreaterThanOrEqual(44);
          for (const text of card.querySelectorAll('span'))
            expect(boxOf(text).bottom, card.textContent).toBeLessThanOrEqual(boxOf(card).bottom);
        }
        await cleanup();
      }
    },
  );

  test('the board stays where it is while words are judged', async () => {
    await page.viewport(width, height);
    await openStopped(freeMode);
    const before = board().toJSON();
    miss();
    await vi.advanceTimersByTimeAsync(1);
    expect(board().toJSON()).toEqual(before);
    await vi.advanceTimersByTimeAsync(wrongFeedbackMs);
    solve();
    await vi.advanceTimersByTimeAsync(1);
    expect(board().toJSON()).toEqual(before);
    await vi.advanceTimersByTimeAsync(newWordMs);
    expect(board().toJSON()).toEqual(before);
  });

  test('with text of twice the size the task stays in sight, and nothing is cut off at the side', async () => {
    await page.viewport(width, height);
    enlargeText();
    await openJukugo();
    await expect.poll(cards).not.toHaveLength(0);
    expect(sidewaysScroll()).toBe(0);
    for (const text of document.querySelectorAll(
      '.play__bar h1, .task-board__sheet, .task-board__sheet *, .tab',
    ))
      expect(text.scrollWidth, text.outerHTML).toBeLessThanOrEqual(text.clientWidth || text.scrollWidth);
    cards().at(-1)?.scrollIntoView({ block: 'end' });
    expect(boxOf(sheet()).top).toBeGreaterThanOrEqual(0);
    expect(boxOf(sheet()).height).toBeGreaterThan(0.3 * height);
    expect(boxOf(cards().at(-1) ?? null).top).toBeGreaterThanOrEqual(
      width > height ? 0 : boxOf(sheet()).bottom,
    );
  });
});

describe.each(phones)('JUK-05 LNG-01 at %i × %i all that is said of a miss is in sight', (width, height) => {
  test.each(locales)('%s', async (locale) => {
    await page.viewport(width, height);
    await openStopped(freeMode, locale);
    const [one = '', other = ''] = mostToSay();
    pick(one);
    pick(other);
    await vi.advanceTimersByTimeAsync(1);
    expect(boxOf(document.querySelector('.juk__said')).bottom).toBeLessThanOrEqual(boxOf(sheet()).bottom);
    expect(sheet().scrollHeight).toBeLessThanOrEqual(sheet().clientHeight);
  });
});

/** A kanji of the word that is sought, and the card with the most words that does not belong to it. */
function mostToSay(): string[] {
  const { jukugo } = soughtWord();
  const others = cards().filter((card) => !jukugo.includes(kanjiOf(card)));
  const wordiest = others.sort((a, b) => (b.ariaLabel ?? '').length - (a.ariaLabel ?? '').length)[0];
  return [jukugo[0] ?? '', wordiest ? kanjiOf(wordiest) : ''];
}

test.each(
  [...phones, [1280, 860] as const].flatMap((size) => boards.map((each) => [...size, ...each] as const)),
)(
  'JUK-01 at %i × %i the board stays where it is when readings appear on up to %i cards',
  async (width, height, _, count) => {
    await page.viewport(width, height);
    storeSeries(freeMode, count);
    await openStopped(freeMode);
    const before = board().toJSON();
    for (const kanji of '一三') pick(kanji);
    await vi.advanceTimersByTimeAsync(1);
    expect(document.querySelectorAll('.juk__cards .juk__read')).toHaveLength(cards().length);
    expect(board().toJSON()).toEqual(before);
  },
);

test('JUK-01 after a miss the tutorial points out the card again that its guide names', async () => {
  await openStopped('tutorial');
  miss();
  await vi.advanceTimersByTimeAsync(wrongFeedbackMs);
  const [first = ''] = soughtWord().jukugo;
  expect(document.querySelector('.task-board__guide')?.textContent).toContain(first);
  await expect
    .poll(() => [...document.querySelectorAll('.juk__cards .is-highlighted')].map(kanjiOf))
    .toEqual([first]);
});

test('GAM-01 nothing jumps when the words come: task and board are where their places were', async () => {
  await page.viewport(360, 640);
  vi.useFakeTimers();
  await openJukugo();
  await expect.element(page.getByText('Die Karten werden gelegt')).toBeInTheDocument();
  const before = [boxOf(sheet()).toJSON(), board().top];
  await expect.poll(cards).not.toHaveLength(0);
  expect([boxOf(sheet()).toJSON(), board().top]).toEqual(before);
});

test('GAM-01 a card that the keyboard goes to lies below the task, not under it', async () => {
  await page.viewport(360, 640);
  enlargeText();
  await openJukugo();
  await expect.poll(cards).not.toHaveLength(0);
  cards()[0]?.focus();
  for (let steps = 0; steps < cards().length; steps++) await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(cards().at(-1));
  while (document.activeElement !== cards()[0]) {
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    expect(boxOf(document.activeElement).top).toBeGreaterThanOrEqual(boxOf(sheet()).bottom);
  }
});

test('GAM-01 the bar of a game is 48 px high on a phone', async () => {
  await page.viewport(360, 640);
  await openJukugo();
  expect(boxOf(document.querySelector('.play__bar')).height).toBe(48);
});

test('GAM-01 JUK-01 on a large screen the board stands beside the task, below the tabs', async () => {
  await page.viewport(1280, 860);
  await openJukugo();
  await expect.poll(cards).not.toHaveLength(0);
  expect(board().left).toBeGreaterThan(boxOf(sheet()).right);
  expect(board().bottom).toBeLessThanOrEqual(860);
  const tabs = page.getByRole('navigation', { name: 'Modus' });
  expect(boxOf(tabs.element()).bottom).toBeLessThan(board().top);
});

test.each([...phones, [1280, 860] as const])(
  'JUK-07 GAM-01 a level that is done says how it went, and stays once something is pressed: %i × %i',
  async (width, height) => {
    await page.viewport(width, height);
    await openStopped(freeMode);
    await miss();
    await vi.advanceTimersByTimeAsync(wrongFeedbackMs);
    await solveNext(words.length);
    const done = page.getByRole('dialog', { name: 'Level 1 geschafft' });
    await expect.element(done).toBeVisible();
    await userEvent.keyboard('{Shift}');
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(button('Level 2 beginnen')).toBeInViewport({ ratio: 1 });
    await expect.element(done.getByRole('heading')).toBeInViewport({ ratio: 1 });
    expect(statIn(done.element(), 'Perfekt')).toBe(`${words.length - 1}/${words.length}`);
    expect(done.getByRole('img', { name: /^Hanamaru/ }).elements()).toEqual([]);
    await expect.element(done.getByRole('link', { name: /verfehlte Kanji wiederholen/ })).toBeVisible();
    await expectAccessible('a level that is done');
  },
);

test('JUK-07 the window of a level that was perfect has a hanamaru and lasts 3 s; then the next level begins', async () => {
  await openStopped(freeMode);
  await solveNext(words.length);
  const done = page.getByRole('dialog', { name: 'Level 1 geschafft' });
  await expect.element(done.getByRole('img', { name: /^Hanamaru/ })).toBeVisible();
  await vi.advanceTimersByTimeAsync(2_900);
  await expect.element(done).toBeVisible();
  await vi.advanceTimersByTimeAsync(100);
  await expect.element(done).not.toBeInTheDocument();
  await expect.element(page.getByText('Level 2').first()).toBeVisible();
});
