import { roundEndMs, roundMs, rounds, submissionShownMs } from '@michi/games/tatakae/constants';
import type { Locator, Page } from '@playwright/test';
import { withoutTickets } from './api.ts';
import { stopClock, visit } from './browser.ts';
import { expect } from './fixtures.ts';

/** A place on the paper, as shares of its width and height. */
export type Place = readonly [x: number, y: number];

/** The paper on which kanji are written. */
export const paper = (page: Page): Locator => page.getByRole('application');

/** The arrows of the kanji to be written. */
export const arrows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Strichrichtungen' }).getByRole('listitem');

/** One of the two fighters. */
export const fighter = (page: Page, name: 'Du' | 'Kumo-Sensei'): Locator =>
  page.getByRole('region', { name, exact: true });

/** What is shown of the accuracy of a fighter. */
export const accuracy = (page: Page, name: 'Du' | 'Kumo-Sensei'): Locator =>
  fighter(page, name).getByRole('definition').nth(1);

/** How many strokes are on the paper. */
export const written = async (page: Page): Promise<number> =>
  Number(/(\d+) von/.exec((await paper(page).getAttribute('aria-label')) ?? '')?.[1]);

/** Begins with a kanji of more than two strokes, so that two of them hand nothing in. */
const seed = 1;

/** Opens the lobby in which time and chance go as the test says, and runs are not measured by the server. */
export async function openLobby(page: Page, path = '/tatakae'): Promise<void> {
  await withoutTickets(page);
  await page.addInitScript((seed) => {
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) =>
      array instanceof Uint32Array && array.length === 1 ? array.fill(seed) : random(array);
  }, seed);
  await stopClock(page);
  await visit(page, path);
}

/** Begins at once instead of being counted in. */
export const startAtOnce = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Sofort anfangen' }).click();

/** Begins a battle from the lobby. */
export async function openBattle(page: Page): Promise<void> {
  await openLobby(page);
  await page.getByRole('link', { name: 'Duell beginnen' }).click();
  await startAtOnce(page);
  await expect(paper(page)).toBeVisible();
  expect(await arrows(page).count()).toBeGreaterThan(2);
}

/** Where a place of the paper lies in the window. */
export async function inWindow(page: Page, [x, y]: Place): Promise<{ x: number; y: number }> {
  const box = await paper(page).boundingBox();
  if (!box) throw new Error('the paper is not shown');
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

/** Draws a stroke with the mouse from place to place; a single place is a dot. */
export async function draw(page: Page, ...places: Place[]): Promise<void> {
  for (const [index, place] of places.entries()) {
    const { x, y } = await inWindow(page, place);
    await page.mouse.move(x, y, { steps: 4 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/** Enters every missing stroke of the kanji by the keyboard. */
export async function writeByKeys(page: Page): Promise<void> {
  await paper(page).focus();
  for (let left = (await arrows(page).count()) - (await written(page)); left > 0; left--)
    await page.keyboard.press('ArrowDown');
}

/** So many kanji in each round bring more than the rival gets in the rest of it, as chance goes from the seed. */
const handedInToWin = 8;

/** Fights a battle that has just begun to its end, by keys: hands a stroke in for each of some kanji, and rests. */
export async function win(page: Page): Promise<void> {
  await paper(page).focus();
  for (let round = 1; round <= rounds; round++) {
    for (let handedIn = 0; handedIn < handedInToWin; handedIn++) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.clock.runFor(submissionShownMs);
    }
    await page.clock.runFor(roundMs + roundEndMs - handedInToWin * submissionShownMs);
  }
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Lets the rest of a battle pass without a stroke. */
export const lose = (page: Page): Promise<void> => page.clock.runFor(rounds * (roundMs + roundEndMs));

/** Whether there is ink at a place, or right beside it. */
export const isInked = async (page: Page, place: Place): Promise<boolean> =>
  (await inkAt(page, place)) !== null;

/** The colour of the ink at a place or right beside it, as red, green, blue; null for none. */
export function inkAt(page: Page, [x, y]: Place): Promise<number[] | null> {
  return paper(page)
    .locator('canvas')
    .first()
    .evaluate(
      (canvas: HTMLCanvasElement, [left, top]) => {
        const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
          Math.round(canvas.width * left) - 2,
          Math.round(canvas.height * top) - 2,
          5,
          5,
        );
        for (let at = 0; at < data.length; at += 4)
          if (data[at + 3] === 255) return [...data.slice(at, at + 3)];
        return null;
      },
      [x, y] as const,
    );
}
