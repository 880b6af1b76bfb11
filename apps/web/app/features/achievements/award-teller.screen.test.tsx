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
  localStorage.setItem(keys.told, JSON.stringify({ achievements: [], challenges: [] }));
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

const achievement = () => page.getByRole('link', { name: 'Neuer Erfolg: Nachteule' });
const challenge = () => page.getByRole('link', { name: /Punktejagd/ });

test.each([
  ['/today', withinMain(today), null],
  ['/games', withinMain(gamesPage), { entries: [] }],
  ['/profile', withinMain(profile), null],
] as const)(
  'ACH-01 ACH-03 what another device has reached is told once on %s, and leads there',
  async (path, route, data) => {
    await show(route, { path, data });
    await expect.element(achievement()).toHaveAttribute('href', '/achievements?achievement=night_owl');
    await expect.element(challenge()).toHaveAttribute('href', '/challenges');
    await expectAccessible(`news on ${path}`);
    await cleanup();
    await show(route, { path, data });
    await browserLearner().statistics.refresh();
    await expect.element(achievement()).not.toBeInTheDocument();
    expect(challenge().elements()).toEqual([]);
  },
);

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
  await expect.element(achievement()).toBeVisible();
  await expect.element(challenge()).toBeVisible();
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
  await expect.poll(() => document.querySelectorAll('.toasts li').length).toBeGreaterThan(0);
  expect(achievement().elements()).toEqual([]);
  for (let left = 4; left > 0; left--) {
    await button('Weiß ich nicht').click();
    await button('Weiter').click();
  }
  await expect.element(achievement()).toBeVisible();
});
