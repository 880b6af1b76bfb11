import { noTally } from '@michi/progress/day-tally';
import { type LearnerStatistics, noLearnerStatistics } from '@michi/progress/learner-statistics';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { deviceId } from '../../learner/account/device.ts';
import { browserLearner } from '../../learner/browser-learner.ts';
import { keys } from '../../learner/keys.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { dayOf } from '../../lib/time/day.ts';
import * as profile from '../../routes/accounts/profile.tsx';
import * as gamesPage from '../../routes/games.tsx';
import * as reviewRoute from '../../routes/today/review.tsx';
import * as today from '../../routes/today/today.tsx';
import { button, expectAccessible, show, withinMain } from '../../testing/screen.tsx';
import { AwardSlot } from '../shell/award-slot.tsx';

const day = dayOf(new Date());
/** An achievement that another device has earned, and a challenge that it has reached. */
const news: LearnerStatistics = {
  ...noLearnerStatistics,
  achievements: { night_owl: Date.now() },
  days: { [day]: { ...noTally, bestScore: 512 } },
};
/** What the server has counted. */
let counted: LearnerStatistics;

beforeEach(async () => {
  await page.viewport(1280, 860);
  localStorage.clear();
  browserStore().changed(null);
  browserLearner().statistics.forget();
  counted = news;
  deviceId(browserStore());
  localStorage.setItem(keys.announced, JSON.stringify({ achievements: [], challenges: [] }));
  const others = window.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const { pathname } = new URL(new Request(input, init).url);
    if (pathname === '/api/user/statistics') return Response.json(counted);
    if (pathname === '/api/v1/memory')
      return Response.json({
        cursor: '1',
        whole: true,
        more: false,
        memories: [['k:山', 'meaning', 2, 5, day - 9]],
        imports: [],
      });
    return others(input, init);
  });
});

const line = () => page.getByText('Neuer Erfolg: Nachteule · Geschafft: Punktejagd');

/** The controls over which what is told lies. */
function covered(): Element[] {
  const told = line().element().closest('.award-line')?.getBoundingClientRect();
  return [...document.querySelectorAll('a, button')].filter((control) => {
    const { width, top, bottom, left, right } = control.getBoundingClientRect();
    if (!told || width === 0) return false;
    return left < told.right && told.left < right && top < told.bottom && told.top < bottom;
  });
}

test.each([
  ['/today', 1280, withinMain(today), null],
  ['/today', 360, withinMain(today), null],
  ['/games', 1280, withinMain(gamesPage), { entries: [] }],
  ['/games', 360, withinMain(gamesPage), { entries: [] }],
  ['/profile', 360, withinMain(profile), null],
] as const)(
  'ACH-01 ACH-03 what another device has reached is told once on %s, in one line that covers nothing: %i px',
  async (path, width, route, data) => {
    await page.viewport(width, 740);
    await show(route, { path, data });
    await expect.element(line()).toBeVisible();
    await expect.poll(covered).toEqual([]);
    await expectAccessible(`news on ${path}`);
    await cleanup();
    await show(route, { path, data });
    await browserLearner().statistics.refresh();
    await expect.element(line()).not.toBeInTheDocument();
  },
);

test('ACH-01 the line leaves after five seconds, and what follows is told after it: of several the number', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  await show({ default: Alone, handle: { messages: [], tells: true } }, { path: '/pricing' });
  await browserLearner().statistics.refresh();
  const isTold = () => line().elements().length > 0;
  while (!isTold()) await vi.advanceTimersByTimeAsync(0); // to wait for an element would wind the clock on
  counted = {
    ...news,
    achievements: { ...news.achievements, first_steps: Date.now(), speed_demon: Date.now() },
  };
  await browserLearner().statistics.refresh();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(isTold()).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  await expect.element(line()).not.toBeInTheDocument();
  await expect.element(page.getByText('2 neue Erfolge')).toBeVisible();
});

/** The fonts of achievements and challenges, for pages that have not those signs in theirs. */
const ownFonts = () => document.querySelector('style[data-vite-dev-id*="challenges.generated.css"]');

const Alone = () => (
  <main>
    <h1>Preise</h1>
    <AwardSlot alone />
  </main>
);

test('ACH-01 a page that shows no messages of its own tells what arrives all the same', async () => {
  await show({ default: Alone, handle: { messages: [], tells: true } }, { path: '/pricing' });
  await browserLearner().statistics.refresh();
  await expect.element(line()).toBeVisible();
  await expect.poll(ownFonts).not.toBeNull();
  await expectAccessible('news on a page without messages');
});

test('ACH-01 TDY-01 an achievement waits while the review asks, and is told at its end', async () => {
  counted = noLearnerStatistics;
  await show(withinMain(reviewRoute), {
    path: '/today/review/kanji?of=日',
    at: '/today/review/:sitting',
    data: 'kanji',
  });
  await expect.element(page.getByText('Frage 1 von 2')).toBeVisible();
  counted = news;
  await browserLearner().statistics.refresh();
  expect(line().elements()).toEqual([]);
  for (let left = 4; left > 0; left--) {
    await button('Weiß ich nicht').click();
    expect(line().elements()).toEqual([]);
    await button('Weiter').click();
  }
  await expect.element(line()).toBeVisible();
});
