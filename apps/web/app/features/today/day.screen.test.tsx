import { taughtKanji } from '@michi/kanji/taught-kanji';
import { kanjiItem } from '@michi/progress/item';
import { noLearnerStatistics } from '@michi/progress/learner-statistics';
import { noStatistics } from '@michi/progress/statistics';
import { reviewsPerDay } from '@michi/progress/today';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browserLearner } from '../../learner/browser-learner.ts';
import { dayPlan, planDay, wantPerDay } from '../../learner/day-plan.ts';
import { browserMemory } from '../../learner/use-memory.ts';
import { dayOf } from '../../lib/time/day.ts';
import * as today from '../../routes/today/today.tsx';
import { morningAfter } from '../../testing/days.ts';
import { expectAccessible, show, withinMain } from '../../testing/screen.tsx';

const day = dayOf(new Date());
/** What the server remembers of the learner, and when they played each game. */
let memories: unknown[];
let playedAt: Record<string, number>;

beforeEach(() => {
  void browserLearner().deviceId;
  wantPerDay(5); // somebody who has played here
  const others = window.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const { pathname } = new URL(new Request(input, init).url);
    if (pathname === '/api/v1/memory')
      return Response.json({
        cursor: String(memories.length),
        whole: true,
        more: false,
        memories,
        imports: [],
      });
    if (pathname === '/api/user/statistics')
      return Response.json({ ...noLearnerStatistics, statistics: { ...noStatistics, playedAt } });
    return others(input, init);
  });
});
afterEach(() => page.viewport(1280, 860));

/** A page asks once; here every test is another day. */
async function open(): Promise<void> {
  await browserMemory().load();
  await browserMemory().refresh();
  await show(withinMain(today), { path: '/today' });
  await browserLearner().statistics.refresh();
}
const newKanji = page.getByRole('region', { name: 'Neue Kanji heute' });
const freshKanji = () =>
  newKanji
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
const accents = () => document.querySelectorAll('main .btn--accent');

test('TDY-01 what is due is told by side, with the games that ask for it; one that was played today is stamped', async () => {
  await page.viewport(360, 760);
  memories = [
    ['k:山', 'meaning', 2, 5, day - 9],
    ['k:川', 'meaning', 2, 5, day - 9],
    ['k:川', 'reading', 2, 5, day - 9],
  ];
  playedAt = { mitsukete: Date.now(), puzzle: Date.now() - 3 * 86_400_000 };
  await open();
  await expect.element(page.getByRole('heading', { name: '3 fällig' })).toBeVisible();
  await expect
    .poll(() => document.querySelector('.day-st.is-played')?.textContent)
    .toMatch(/^済.*Mitsukete heute schon gespielt.*Nochmal/);
  await expect.element(page.getByText('1 von 3 gespielt · noch etwa 10 Min.')).toBeVisible();
  expect(accents()).toHaveLength(1);
  await expectAccessible('something is due');
});

test('TDY-01 the three games of the day stay the same three, whatever is answered meanwhile', async () => {
  memories = [['k:休', 'recognition', 2, 5, day - 9]];
  playedAt = {};
  await open();
  const games = () =>
    [...document.querySelectorAll('.day-st .day-card')].map((link) => link.getAttribute('href'));
  await expect.poll(games).toEqual(['/puzzle', '/mitsukete/play/first-strokes', '/hanazono']);
  memories = [
    ['k:休', 'recognition', 9, 5, day],
    ...[...'一二三四'].map((kanji) => [kanjiItem(kanji), 'recognition', 2, 5, day - 9]),
  ];
  await browserMemory().refresh();
  await expect.element(page.getByRole('heading', { name: '4 fällig' })).toBeVisible();
  expect(games()).toEqual(['/puzzle', '/mitsukete/play/first-strokes', '/hanazono']);
});

test('TDY-01 with nothing due but new kanji, these stand first, and are what is to be done next', async () => {
  memories = [['k:山', 'meaning', 40, 5, day]];
  playedAt = {};
  await open();
  await expect.element(page.getByText('Nichts ist fällig. 5 neue Zeichen warten noch.')).toBeVisible();
  expect([...accents()].map(({ textContent }) => textContent)).toEqual(['5 neue Kanji kennenlernen']);
  await expect.element(page.getByRole('heading', { name: /fällig/ })).not.toBeInTheDocument();
  await expectAccessible('only new kanji are left');
});

test('TDY-01 what only a game can ask for is not due here, where nobody could do it', async () => {
  memories = [
    ['k:山', 'meaning', 2, 5, day - 9],
    ['k:待', 'use', 2, 5, day - 9],
  ];
  playedAt = {};
  await open();
  await expect.element(page.getByRole('heading', { name: '1 fällig' })).toBeVisible();
});

test('MEM-01 a day that is done tells what of a backlog waits, and the next day brings it', async () => {
  wantPerDay(0);
  const due = taughtKanji.slice(0, reviewsPerDay).map((kanji) => `meaning ${kanji}`);
  planDay(day, { kanji: [], due, games: [] }, Date.now());
  memories = taughtKanji
    .slice(0, reviewsPerDay + 72)
    .map((kanji, index) =>
      index < reviewsPerDay
        ? [kanjiItem(kanji), 'meaning', 100, 5, day]
        : [kanjiItem(kanji), 'meaning', 2, 5, day - 9],
    );
  playedAt = {};
  await open();
  await expect.element(page.getByText('72 weitere haben wir auf die nächsten Tage verteilt.')).toBeVisible();
  await expect.element(page.getByText('60 fällig')).toBeVisible();
});

test('MEM-04 kanji that are imported are not practised: the day is free, and its new kanji are others', async () => {
  wantPerDay(3);
  memories = [];
  playedAt = {};
  await open();
  await expect.element(newKanji.getByText('山')).not.toBeInTheDocument(); // a newcomer
  const known = taughtKanji.slice(0, 2);
  planDay(day, { kanji: taughtKanji.slice(0, 3), due: [], games: [] }, Date.now());
  memories = known.flatMap((kanji) =>
    ['recognition', 'meaning', 'reading'].map((skill) => [kanjiItem(kanji), skill, 21, 5, day]),
  );
  await browserMemory().refresh();
  await expect.poll(freshKanji).toEqual(taughtKanji.slice(2, 5));
  wantPerDay(0);
  await expect.element(page.getByRole('heading', { name: 'Heute ist nichts fällig' })).toBeVisible();
});

test('TDY-01 TDY-02 new kanji begin after what a newcomer has told to know', async () => {
  memories = [];
  playedAt = {};
  await open();
  await page.getByRole('radio', { name: /^Einige Hundert/ }).click();
  memories = [['k:山', 'meaning', 40, 5, day]];
  await browserMemory().refresh();
  await expect.poll(freshKanji).toEqual(taughtKanji.slice(245, 250));
});

test('MEM-01 of a backlog the day asks for as much, whatever else is answered', async () => {
  wantPerDay(0);
  const backlog = taughtKanji.slice(0, 300).map((kanji) => [kanjiItem(kanji), 'meaning', 2, 5, day - 9]);
  memories = backlog;
  playedAt = {};
  await open();
  const asked = page.getByRole('heading', { name: '60 fällig' });
  await expect.element(asked).toBeVisible();
  memories = [
    ...backlog,
    ...taughtKanji.slice(0, 40).map((kanji) => [kanjiItem(kanji), 'reading', 2, 5, day]),
  ];
  await browserMemory().refresh();
  await expect.element(page.getByRole('heading', { name: '60 fällig' })).toBeVisible();
  memories = backlog.map((card, index) => (index < 40 ? [card[0], 'meaning', 9, 5, day] : card));
  await browserMemory().refresh();
  await expect.element(page.getByText('20 Karten warten', { exact: false })).toBeVisible();
});

test('TDY-01 as many new kanji are there as the learner chooses, each choice at once', async () => {
  memories = [['k:一', 'meaning', 40, 5, day]];
  playedAt = {};
  await open();
  await expect.poll(freshKanji).toEqual(taughtKanji.slice(1, 6));
  const perDay = page.getByLabelText('Neue Kanji pro Tag');
  await expect.element(perDay).toHaveValue('5');
  await perDay.selectOptions('10');
  await expect.poll(freshKanji).toEqual(taughtKanji.slice(1, 11));
  await perDay.selectOptions('0');
  await expect.element(page.getByText('Heute kommen keine neuen dazu.')).toBeVisible();
  await expect.element(perDay).toHaveValue('0');
  await expect.poll(() => dayPlan()).toMatchObject({ perDay: 0, kanji: [] });
});

test.each([
  ['is seen again after', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['lies open until', () => vi.advanceTimersByTime(60_000)],
])('TDY-01 a page that %s 4 in the morning begins the new day', async (_, wait) => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: morningAfter(day, 3) });
  wantPerDay(0);
  memories = [
    ['k:山', 'meaning', 2, 5, day - 9],
    ['k:川', 'meaning', 2, 5, day - 1], // due tomorrow
  ];
  playedAt = {};
  await open();
  await expect.element(page.getByRole('heading', { name: '1 fällig' })).toBeVisible();
  vi.setSystemTime(morningAfter(day, 4));
  wait();
  await expect.element(page.getByRole('heading', { name: '2 fällig' })).toBeVisible();
  await expect.poll(() => dayPlan().day).toBe(day + 1);
});
