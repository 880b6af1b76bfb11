import { wrongFeedbackMs } from '@michi/games/mitsukete/constants';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as leaderboardPage from '../../routes/mitsukete/leaderboard.tsx';
import * as levelsPage from '../../routes/mitsukete/levels.tsx';
import * as menuPage from '../../routes/mitsukete/menu.tsx';
import {
  cards,
  find,
  miss,
  openLevel,
  serverKnows,
  serverLevels,
  soughtKanji,
  win,
} from '../../testing/mitsukete.ts';
import { enlargeText, expectAccessible, phones, show, sidewaysScroll } from '../../testing/screen.tsx';
import { expectVerdictInView } from '../../testing/verdict.ts';

const root = document.documentElement;
const boxOf = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
const field = () => document.querySelector('.mit__field') as Element;
const scrolls = (element: Element) => ({
  down: element.scrollHeight - element.clientHeight,
  sideways: element.scrollWidth - element.clientWidth,
});
const still = { down: 0, sideways: 0 };

const other = {
  ...{ rank: 1, name: 'wandererin_aus_heidelberg', title: 'mitsukete_master' },
  ...{ tag: 'a1b2c3', score: 12_345, own: false },
};
const own = { rank: 128, name: null, title: null, tag: 'd4e5f6', score: 105, own: true };

describe.each(phones)('MIT-10 GAM-01 task and board in one view: %i × %i', (width, height) => {
  test.each(['first-strokes', 'seven-days', 'hours-and-years'] as const)(
    'nothing scrolls: %s',
    async (level) => {
      serverKnows(8_000);
      await page.viewport(width, height);
      await openLevel(level);
      expect(scrolls(root)).toEqual(still);
      expect(scrolls(field())).toEqual(still);
      for (const part of ['.mit__stats', '.mit__targets', '.mit__line', '.mit__board']) {
        const { top, bottom, left, right } = boxOf(part);
        expect(top, part).toBeGreaterThanOrEqual(boxOf('.play__bar').top);
        expect(bottom, part).toBeLessThanOrEqual(height);
        expect(left, part).toBeGreaterThanOrEqual(0);
        expect(right, part).toBeLessThanOrEqual(width);
      }
      for (const card of cards()) expect(card.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    },
  );

  test('of the largest board the board alone scrolls', async () => {
    serverKnows(8_000);
    await page.viewport(width, height);
    await openLevel('last-sheet');
    expect(scrolls(root)).toEqual(still);
    expect(scrolls(field()).sideways).toBe(0);
    expect(boxOf('.mit__line').bottom).toBeLessThanOrEqual(height);
    cards().at(-1)?.scrollIntoView();
    expect(cards().at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
    expect(boxOf('.mit__targets').top).toBeGreaterThanOrEqual(boxOf('.play__bar').top);
  });

  test('nothing moves when something is told', async () => {
    await page.viewport(width, height);
    await openLevel('first-strokes');
    const places = () => [boxOf('.mit__line').height, boxOf('.mit__board').top, boxOf('.mit__board').height];
    const before = places();
    await miss();
    expect(places()).toEqual(before);
    await vi.advanceTimersByTimeAsync(wrongFeedbackMs);
    await find(soughtKanji()[0] ?? '');
    expect(places()).toEqual(before);
    await find(soughtKanji()[0] ?? '');
    await find(soughtKanji()[0] ?? '');
    expect(places()).toEqual(before);
  });

  test('with text at 200 % task and board are still in one view, and nothing is cut sideways', async () => {
    await page.viewport(width, height);
    enlargeText();
    await openLevel('first-strokes');
    await miss();
    expect(scrolls(root)).toEqual(still);
    expect(scrolls(field()).sideways).toBe(0);
    const task = document.querySelector('.mit__task') as Element;
    expect(scrolls(task).sideways).toBe(0);
    expect(boxOf('.mit__grid button').bottom).toBeLessThanOrEqual(height);
    for (const part of document.querySelectorAll('.mit__task *')) {
      if (part.closest('.sr-only')) continue;
      expect(part.getBoundingClientRect().right, part.className).toBeLessThanOrEqual(
        task.getBoundingClientRect().right,
      );
    }
  });
});

test.each(phones)(
  'MIT-08 at %i × %i the verdict shows how it went, and the way on',
  async (width, height) => {
    await page.viewport(width, height);
    await openLevel('first-strokes');
    await win();
    await expectVerdictInView();
    expect(document.querySelectorAll('dialog .award-line').length).toBe(1);
  },
);

test('MIT-10 on a phone that lies on its side the board is a square beside the task', async () => {
  await page.viewport(740, 360);
  await openLevel('first-strokes');
  const { left, top, width, height } = boxOf('.mit__field');
  expect([width, height, top]).toEqual([360, 360, 0]);
  expect(boxOf('.mit__task').right).toBeLessThanOrEqual(left);
  expect(boxOf('.play__bar').right).toBeLessThanOrEqual(left);

  await page.viewport(600, 360);
  expect(boxOf('.mit__field').width).toBeCloseTo(0.52 * 600, 0);
});

test('MIT-10 OFF-01 a device that is turned between two cards goes on with the move', async () => {
  await page.viewport(360, 640);
  await openLevel('first-strokes');
  const [kanji = ''] = soughtKanji();
  const three = cards().filter((card) => card.ariaLabel?.startsWith(kanji));
  three[0]?.click();
  await page.viewport(640, 360);
  three[1]?.click();
  await page.viewport(240, 640);
  await vi.advanceTimersByTimeAsync(0);
  expect(document.querySelectorAll('.mit__grid [aria-pressed=true]')).toHaveLength(2);
  three[2]?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(document.querySelectorAll('.mit__grid .is-matched')).toHaveLength(3);
});

test.each([
  { width: 240, height: 640 },
  { width: 320, height: 256 },
])(
  'GAM-01 a level can be played in $width × $height, as after zooming to 400 %',
  async ({ width, height }) => {
    serverKnows(8_000);
    await page.viewport(width, height);
    await openLevel('hours-and-years');
    expect(sidewaysScroll()).toBe(0);
    for (const card of cards()) {
      card.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width: edge } = card.getBoundingClientRect();
      expect(document.elementFromPoint(left + edge / 2, top + edge / 2)?.closest('button')).toBe(card);
    }
  },
);

describe.each([360, 740])('GAM-01 with text at 200 % nothing is cut: %i px wide', (width) => {
  const pages = [
    { what: 'the menu', module: menuPage, path: '/mitsukete', data: async () => null },
    { what: 'the levels', module: levelsPage, path: '/mitsukete/levels', data: () => serverLevels() },
    {
      what: 'the leaderboard',
      module: leaderboardPage,
      path: '/mitsukete/leaderboard',
      data: async () => ({
        ...{ game: 'mitsukete', period: 'week', level: undefined, levels: [{ id: 'one', name: 'Eins' }] },
        board: { period: 'week', startsAt: 0, level: null, top: [other], own, around: [own] },
      }),
    },
  ];
  test.each(pages)('$what', async ({ module, path, data }) => {
    serverKnows(500, { 'first-strokes': { completed: true, highScore: 105, flawlessMs: 21_000 } });
    await page.viewport(width, 640);
    enlargeText();
    await show(module, { path, data: await data() });
    await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    for (const part of document.querySelectorAll('main *')) {
      if (part.closest('.sr-only, [aria-hidden=true]')) continue;
      expect(part.getBoundingClientRect().right, part.outerHTML.slice(0, 80)).toBeLessThanOrEqual(width);
    }
  });
});

test('GAM-01 axe finds nothing in a level on a phone on its side', async () => {
  await page.viewport(740, 360);
  await openLevel('first-strokes');
  await miss();
  await expectAccessible('missed');
});

test('GAM-01 MIT-10 in Japanese the line keeps its height too', async () => {
  await page.viewport(360, 640);
  await openLevel('first-strokes', 'ja');
  await document.fonts.ready; // they change the height of lines
  const before = boxOf('.mit__board').top;
  await miss();
  expect(boxOf('.mit__board').top).toBe(before);
  expect(scrolls(root)).toEqual(still);
});
