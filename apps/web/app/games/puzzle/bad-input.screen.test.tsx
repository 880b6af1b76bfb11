import { rightFeedbackMs } from '@michi/games/puzzle/constants';
import { freeMode } from '@michi/games/series';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  begunAt,
  choose,
  openPuzzle,
  openStopped,
  partsOf,
  radical,
  sought,
  verdict,
} from '../../testing/puzzle.ts';
import { button, press, sidewaysScroll } from '../../testing/screen.tsx';

const chips = () => [...document.querySelectorAll('.puz__slot .k')].map(({ textContent }) => textContent);
const boxOf = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
const sheet = () => boxOf('.task-board__sheet');

describe('GAM-01 bad input', () => {
  test('a device that is turned in the middle of a kanji loses nothing', async () => {
    await page.viewport(360, 640);
    const puzzle = await openStopped();
    const [first, ...rest] = partsOf(puzzle);
    if (first) await choose([first]);
    await page.viewport(740, 360);
    expect(chips()).toHaveLength(1);
    expect(boxOf('.puz__grid').left).toBeGreaterThan(sheet().right);
    await choose(rest);
    await vi.advanceTimersByTimeAsync(1);
    expect(verdict()).toContain('Perfekt!');
  });

  test.each([
    ['dragged to 240 px', 240, 640],
    ['enlarged to 400 %', 320, 215],
  ])('in a window that is %s play goes on', async (_, width, height) => {
    await page.viewport(width, height);
    const puzzle = await openStopped();
    expect(sidewaysScroll()).toBe(0);
    await choose(partsOf(puzzle));
    await vi.advanceTimersByTimeAsync(1);
    expect(boxOf('.puz__verdict').bottom).toBeLessThanOrEqual(sheet().bottom);
    expect(sidewaysScroll()).toBe(0);
    await vi.advanceTimersByTimeAsync(rightFeedbackMs);
    expect((await sought()).id).not.toBe(puzzle.id);
  });

  test('a double tap chooses a part once, and takes one back once', async () => {
    await openPuzzle(freeMode);
    await sought();
    await userEvent.dblClick(radical('fire'));
    expect(chips()).toEqual(['火']);
    await userEvent.click(button('Leeren'));
    await choose(['fire']);
    await userEvent.dblClick(button('火 Feuer entfernen'));
    expect(chips()).toEqual([]);
  });

  test('a part is chosen twice by two presses that are apart, or by the keyboard', async () => {
    begunAt(2);
    await openPuzzle(freeMode);
    for (let tries = 0; (await sought()).kanji !== '林'; tries++) {
      expect(tries).toBeLessThan(80);
      press(button('Neues Puzzle'));
    }
    await choose(['tree']);
    (radical('tree').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(verdict).toContain('Perfekt!');
  });
});
