import { rightFeedbackMs, wrongFeedbackMs } from '@michi/games/puzzle/constants';
import { puzzlesPerSet, sets } from '@michi/games/puzzle/puzzles';
import { freeMode, modes } from '@michi/games/series';
import { locales } from '@michi/messages/locales';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  begunAt,
  build,
  choose,
  openPuzzle,
  openStopped,
  partsOf,
  puzzleWords,
  radical,
  sought,
  verdict,
  wrongFor,
} from '../../testing/puzzle.ts';
import { button, enlargeText, phones, press, sidewaysScroll } from '../../testing/screen.tsx';
import { expectVerdictInView } from '../../testing/verdict.ts';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const boxOf = (selector: string) => find(selector).getBoundingClientRect();
const sheet = () => boxOf('.task-board__sheet');
const overflow = () => find('.task-board__sheet').scrollHeight - find('.task-board__sheet').clientHeight;

describe.each(phones)('GAM-01 PUZ-02 at %i × %i', (width, height) => {
  test.each(modes)('task and parts stand in one view: %s', async (mode) => {
    await page.viewport(width, height);
    await openPuzzle(mode);
    await sought();
    expect(sheet().top).toBeGreaterThanOrEqual(48);
    expect(sheet().bottom).toBeLessThanOrEqual(height);
    expect(overflow()).toBeLessThanOrEqual(0);
    expect(boxOf('.puz__rad').bottom).toBeLessThanOrEqual(height);
    expect(boxOf('.puz__big').width).toBe(width > height ? 148 : 128);
    expect(sidewaysScroll()).toBe(0);
  });

  test('every part of the level is chosen with the task in sight, and the board stays where it is', async () => {
    await page.viewport(width, height);
    const puzzle = await openStopped();
    const grid = () => boxOf('.puz__grid').top + scrollY;
    const before = [grid(), sheet().height];
    const now = () => [grid(), sheet().height];
    radical('foot').element().scrollIntoView({ block: 'end' });
    await choose(wrongFor(puzzle));
    await vi.advanceTimersByTimeAsync(1);
    expect(verdict()).not.toBe('');
    expect(now()).toEqual(before);
    await vi.advanceTimersByTimeAsync(wrongFeedbackMs);
    press(button(/^Hinweis/));
    await choose(partsOf(puzzle));
    await vi.advanceTimersByTimeAsync(1);
    for (const selector of ['.puz__whole', '.puz__verdict', '.puz__said', '.puz__big .stamp']) {
      expect(boxOf(selector).top, selector).toBeGreaterThanOrEqual(0);
      expect(boxOf(selector).bottom, selector).toBeLessThanOrEqual(sheet().bottom);
    }
    expect(sheet().bottom).toBeLessThanOrEqual(height);
    expect(now()).toEqual(before);
    await vi.advanceTimersByTimeAsync(rightFeedbackMs);
    expect(now()).toEqual(before);
  });

  test('with text of twice the size nothing is cut off at the side, and success is seen', async () => {
    await page.viewport(width, height);
    enlargeText();
    const puzzle = await openStopped();
    const wide = () =>
      [...document.querySelectorAll('.task-board__sheet :not(.sr-only, .masu), .tab, .puz__rad')]
        .filter((each) => each instanceof HTMLElement && getComputedStyle(each).clipPath === 'none')
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    expect(sidewaysScroll()).toBe(0);
    expect(wide()).toEqual([]);
    expect(boxOf('.puz__big').width).toBe(112);
    radical('fire').element().scrollIntoView({ block: 'end' });
    await choose(partsOf(puzzle));
    await vi.advanceTimersByTimeAsync(1);
    expect(boxOf('.puz__verdict').top).toBeGreaterThanOrEqual(0);
    expect(boxOf('.puz__verdict').bottom).toBeLessThanOrEqual(sheet().bottom);
    expect(sidewaysScroll()).toBe(0);
    expect(wide()).toEqual([]);
  });
});

describe.each(locales)(
  'PUZ-02 every hint and every story stands whole beside the square: %s',
  { tags: ['sweep'] },
  (locale) => {
    test.each(sets.map((_, index) => index + 1))('in level %i', async (level) => {
      await page.viewport(360, 640);
      begunAt(level);
      const words = puzzleWords[locale];
      const cut: string[] = [];
      const look = (what: string) => {
        if (overflow() > 0) cut.push(`${what} by ${overflow()} px`);
      };
      await openStopped(freeMode, locale);
      for (let count = 0; count < puzzlesPerSet; count++) {
        const { kanji } = await sought(words);
        press(button(new RegExp(`^${words.target.hint}`)));
        await vi.advanceTimersByTimeAsync(1);
        look(`the hint of ${kanji}`);
        await build(words);
        await vi.advanceTimersByTimeAsync(1);
        look(`the story of ${kanji}`);
        await vi.advanceTimersByTimeAsync(rightFeedbackMs);
      }
      expect(cut).toEqual([]);
    });
  },
);

test('PUZ-02 the note at the parts says how many of them the level needs', async () => {
  await page.viewport(1280, 860);
  await openPuzzle(freeMode);
  await expect
    .element(page.getByRole('heading', { name: /^Bauteile/ }))
    .toHaveTextContent('Bauteile 18 für dieses Level, dann 12 weitere');
});

describe('GAM-01 at 1280 × 860', () => {
  test.each(modes)(
    'what can be pressed stands above the fold, before and after a success: %s',
    async (mode) => {
      await page.viewport(1280, 860);
      const puzzle = await openStopped(mode);
      const acts = () => boxOf('.puz__acts').toJSON();
      const before = acts();
      expect(before.bottom).toBeLessThanOrEqual(860);
      expect(boxOf('.puz__grid').bottom).toBeLessThanOrEqual(860);
      expect(overflow()).toBeLessThanOrEqual(0);
      await choose(partsOf(puzzle));
      await vi.advanceTimersByTimeAsync(1);
      expect(overflow()).toBeLessThanOrEqual(0);
      expect(acts()).toEqual(before);
      await vi.advanceTimersByTimeAsync(rightFeedbackMs);
      expect(acts()).toEqual(before);
    },
  );

  test('no empty band lies between the task and its buttons', async () => {
    await page.viewport(1280, 860);
    await openStopped();
    expect(boxOf('.puz__acts').top - boxOf('.puz__said').bottom).toBeLessThan(80);
  });

  test('a wrong choice is told in one line with its sign', async () => {
    await page.viewport(1280, 860);
    const puzzle = await openStopped();
    await choose(wrongFor(puzzle));
    await vi.advanceTimersByTimeAsync(1);
    const icon = boxOf('.puz__verdict .ic');
    const line = boxOf('.puz__verdict');
    expect(line.height).toBeLessThan(2 * icon.height);
    expect(icon.top).toBeGreaterThanOrEqual(line.top);
  });
});

test('GAM-01 the part that has the focus lies below the task, not under it', async () => {
  await page.viewport(360, 640);
  await openPuzzle(freeMode);
  await sought();
  scrollTo(0, document.documentElement.scrollHeight);
  (radical('water').element() as HTMLElement).focus();
  expect(radical('water').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(sheet().bottom);
});

test('LNG-01 in Japanese the reading of what is sought breaks before its romaji, not within', async () => {
  await page.viewport(740, 360);
  await openPuzzle(freeMode, 'ja');
  await sought(puzzleWords.ja);
  const reading = find('.puz__reading');
  const [kana] = reading.children;
  reading.style.width = `${(kana?.getBoundingClientRect().width ?? 0) + 16}px`; // room for the dot, and no more
  for (const part of reading.children) {
    const text = document.createRange();
    text.selectNodeContents(part);
    expect(new Set([...text.getClientRects()].map(({ top }) => top)), part.textContent).toHaveProperty(
      'size',
      1,
    );
  }
  expect(reading.lastElementChild?.textContent).toMatch(/^· [a-z]/);
});

test.each(phones)(
  'PUZ-08 at %i × %i the end of a level shows how it went, and the way on',
  async (width, height) => {
    await page.viewport(width, height);
    await openStopped();
    for (let built = 0; built < puzzlesPerSet; built++) {
      await build();
      await vi.advanceTimersByTimeAsync(rightFeedbackMs);
    }
    await expectVerdictInView();
  },
);
