import { roundEndMs, roundMs, rounds, submissionShownMs } from '@michi/games/tatakae/constants';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import * as battlePage from '../../routes/tatakae/battle.tsx';
import * as lobbyPage from '../../routes/tatakae/lobby.tsx';
import {
  button,
  enlargeText,
  expectAccessible,
  inSweep,
  phones,
  press,
  show,
  sidewaysScroll,
} from '../../testing/screen.tsx';
import { expectVerdictInView } from '../../testing/verdict.ts';

/** Begins with a kanji of more than two strokes, so that two of them hand nothing in. */
const seed = 1;
const paper = page.getByRole('application');
const arrows = () => document.querySelectorAll('ol.tat-arrows li').length;
const written = () => Number(/(\d+) von/.exec(paper.element().ariaLabel ?? '')?.[1]);
const pauseDialog = page.getByRole('dialog', { name: 'Pause' });
const atOnce = button('Sofort anfangen');
const counted = () => document.querySelector('.tat-count')?.textContent;
const byButtons = page.getByText('Striche mit Tasten eingeben');

/** Opens a battle in which time and chance go as the test says; it is being counted in. */
async function enter(path = '/tatakae/battle'): Promise<void> {
  vi.useFakeTimers();
  const random = Crypto.prototype.getRandomValues.bind(crypto); // a test may enter twice
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) =>
    array instanceof Uint32Array && array.length === 1 ? array.fill(seed) : random(array),
  );
  await show(battlePage, { path, at: '/tatakae/battle' });
  await expect.element(atOnce).toBeVisible();
}

/** Begins a battle. */
async function open(path?: string): Promise<void> {
  await enter(path);
  press(atOnce);
  await expect.element(paper).toBeVisible();
  expect(arrows()).toBeGreaterThan(2);
}

/** Enters every missing stroke of the kanji by the keyboard. */
async function writeByKeys(): Promise<void> {
  (paper.element() as HTMLElement).focus();
  for (let left = arrows() - written(); left > 0; left--) await userEvent.keyboard('{ArrowDown}');
}

/** Lets the rest of a battle pass without a stroke. */
const lose = () => vi.advanceTimersByTimeAsync(rounds * (roundMs + roundEndMs));

const model = () => document.querySelector('.tat__model')?.textContent;

test.each([...'火心'])('TDY-02 TAT-01 %s is written first where the address asks for it', async (kanji) => {
  await open(`/tatakae/battle?write=${kanji}`);
  expect(model()).toContain(kanji);
});

test('TDY-02 a battle that began with another kanji makes room for the one that is asked for, and that one goes on', async () => {
  await open('/tatakae/battle?write=火');
  await cleanup();
  await open('/tatakae/battle?write=心');
  expect(model()).toContain('心');
  await writeByKeys();
  await vi.advanceTimersByTimeAsync(submissionShownMs);
  expect(model()).not.toContain('心');
  await cleanup();
  await show(battlePage, { path: '/tatakae/battle?write=心', at: '/tatakae/battle' });
  await expect.element(pauseDialog).toBeVisible();
});

test.each(['山', '火水', '<b>', ''])(
  'TDY-02 an address that asks for %j is one of any battle',
  async (asked) => {
    await open(`/tatakae/battle?write=${encodeURIComponent(asked)}`);
    await cleanup();
    await show(lobbyPage, { path: `/tatakae?write=${encodeURIComponent(asked)}`, at: '/tatakae' });
    await expect.element(page.getByRole('link', { name: 'Duell fortsetzen' })).toBeVisible();
    expect(page.getByRole('link', { name: /^Mit/ }).elements()).toEqual([]);
  },
);

test('TDY-02 the lobby begins with the kanji that was asked for', async () => {
  await show(lobbyPage, { path: '/tatakae?write=火', at: '/tatakae' });
  await expect
    .element(page.getByRole('link', { name: 'Mit 火 beginnen' }))
    .toHaveAttribute('href', '/tatakae/battle?write=火');
  await expectAccessible('a kanji that was asked for');
});

test('TAT-03 three, two, one: the first round begins after them with all of its time', async () => {
  await enter();
  expect(document.activeElement).toBe(atOnce.element());
  await expectAccessible('counting');
  for (const [number, numeral] of [
    [3, '三'],
    [2, '二'],
    [1, '一'],
  ]) {
    expect(counted()).toContain(numeral);
    await expect.element(page.getByRole('status').filter({ hasText: String(number) })).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  await expect.element(paper).toBeVisible();
  await expect.element(page.getByRole('timer', { name: 'Noch 30 Sekunden' })).toBeVisible();
});

test('TAT-03 the count can be cut short, and a battle begun anew is counted in again', async () => {
  await open();
  await userEvent.keyboard('p');
  await button('Duell neu beginnen').click();
  await expect.element(atOnce).toBeVisible();
  expect(counted()).toContain('三');
  press(atOnce);
  await expect.element(page.getByRole('timer', { name: 'Noch 30 Sekunden' })).toBeVisible();
});

test('GAM-01 a switch or a screen reader enters strokes by buttons', async () => {
  await page.viewport(360, 760);
  await open();
  await byButtons.click();
  await page.getByRole('button', { name: 'nach rechts unten' }).click();
  expect(written()).toBe(1);
  expect(sidewaysScroll()).toBe(0);
});

test('ACH-03 the learner writes in the ink that they have chosen', async () => {
  const { dataset } = document.documentElement;
  dataset.ink = 'petal';
  onTestFinished(() => void delete dataset.ink);
  await open();
  const petal = getComputedStyle(document.querySelector('.tat-paper__ink') as Element).color;
  await writeByKeys();
  const picture = page.getByRole('img', { name: 'Deine Schrift' });
  await expect.element(picture).toBeVisible();
  const { fill, stroke } = getComputedStyle(picture.element().querySelector('path') as Element);
  expect([fill, stroke]).toEqual(['none', petal]);
  delete dataset.ink;
  expect(getComputedStyle(picture.element().querySelector('path') as Element).stroke).not.toBe(petal);
});

test('GAM-01 a screen reader hears the task, points, hits of the rival, rounds and the time', async () => {
  await open();
  const heard: string[] = [];
  const status = [...document.querySelectorAll('[role=status]')].at(-1) as Element;
  const tell = () => void heard.push(status.textContent);
  new MutationObserver(tell).observe(status, { characterData: true, childList: true, subtree: true });
  tell();
  const says = (pattern: RegExp) => expect(heard).toContainEqual(expect.stringMatching(pattern));
  says(/^Runde 1\. Schreibe \S+, [ぁ-ん]+: \d+ Striche\. nach /);
  await writeByKeys();
  says(/^Das Los gibt \d+\s%: \d+ Punkte\. Kombo \d\.$/);
  await vi.advanceTimersByTimeAsync(25_000);
  says(/^Kumo-Sensei trifft: \d+ Punkte\.$/);
  says(/^Noch 10 Sekunden\.$/);
  await vi.advanceTimersByTimeAsync(7_000);
  says(/^Runde 1 vorbei\. Du \d+, Kumo-Sensei [\d.]+\.$/);
  says(/^Runde 2\. Schreibe /);
  await userEvent.keyboard('p');
  says(/^Pause\. Die Zeit steht still\.$/);
  await userEvent.keyboard('p');
  says(/^Weiter geht es\.$/);
});

test('GAM-01 with text at 200 % on a phone, fighters, task and the whole paper are in one view', async () => {
  await page.viewport(360, 640);
  enlargeText();
  await open();
  const shown = '.tat-fighter__score, .tat__time, .tat__task h2, .tat-arrows li, .tat-paper';
  for (const element of document.querySelectorAll(shown)) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    expect([left >= 0, right <= 360, top >= 0, bottom <= 640], element.className).toEqual(
      Array(4).fill(true),
    );
  }
  expect(sidewaysScroll()).toBe(0);
});

test.each(phones)('TAT-06 at %i × %i the end shows how it went, and the way on', async (width, height) => {
  await page.viewport(width, height);
  await open();
  await lose();
  await expectVerdictInView();
});

test('SHL-08 the question of consent waits while a duel is fought, and is asked when it is over', async () => {
  const asked = () => document.querySelector('.play > .consent-bar')?.checkVisibility() ?? false;
  await open();
  expect(asked()).toBe(false);
  await lose();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(asked()).toBe(true);
});

test('GAM-01 on a phone task, paper and buttons are in one view', async () => {
  await page.viewport(360, 640);
  await open();
  const { bottom } = document.querySelector('.tat__acts')?.getBoundingClientRect() ?? {};
  expect(bottom).toBeLessThanOrEqual(640);
});

test('GAM-01 a device that is turned in the middle of a kanji keeps its strokes, and the battle goes on', async () => {
  await page.viewport(360, 640);
  await open();
  (paper.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  for (const [width, height] of [
    [740, 360],
    [240, 640],
    [320, 215], // as after zooming to 400 %
  ] as const) {
    await page.viewport(width, height);
    expect(written(), `${width} × ${height}`).toBe(1);
    expect(sidewaysScroll(), `${width} × ${height}`).toBe(0);
  }
  await writeByKeys();
  await expect.element(page.getByText('Vorbild')).toBeVisible();
});

test('GAM-01 with reduced motion nothing moves, and the battle is the same', async () => {
  await open();
  await writeByKeys();
  await lose();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10);
  expect(moving).toEqual([]);
});

describe('GAM-01 axe finds nothing', () => {
  for (const width of [360, 1280])
    test(`on every state of a battle, ${width} px wide`, inSweep(width === 1280), async () => {
      await page.viewport(width, 860);
      await open();
      await byButtons.click();
      await expectAccessible('writing');
      await writeByKeys();
      await expect.element(page.getByText('Vorbild')).toBeVisible();
      await expectAccessible('judged');
      await userEvent.keyboard('p');
      await expect.element(pauseDialog).toBeVisible();
      await expectAccessible('paused');
      await userEvent.keyboard('p');
      await expect.element(pauseDialog).not.toBeInTheDocument();
      await lose();
      await expect.element(page.getByRole('dialog')).toBeVisible();
      await expectAccessible('over');
    });
});
