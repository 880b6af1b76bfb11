import { getStatistics } from '@michi/contracts/statistics';
import { noLearnerStatistics } from '@michi/progress/learner-statistics';
import type { Statistics } from '@michi/progress/statistics';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keys } from '../../learner/keys.ts';
import { browserStore } from '../../lib/device/storage.ts';
import * as gamesPage from '../../routes/games.tsx';
import { answer } from '../../testing/calls.ts';
import { expectAccessible, show, withinMain } from '../../testing/screen.tsx';
import { hubEntry } from './hub-entry.ts';
import { builtInGames } from './hub-game.ts';

const entries = builtInGames.map((game) => hubEntry(game, 'de'));
const showHub = (path = '/games') => show(withinMain(gamesPage), { path, data: { entries } });
const goOn = () => page.getByRole('region', { name: /Jukugo|Mitsukete/ });

/** What the server knows of whoever plays here. */
function played(statistics: Statistics): void {
  const learnerStatistics = { ...noLearnerStatistics, statistics };
  answer(getStatistics, learnerStatistics);
  localStorage.setItem(`${keys.snapshot}statistics`, JSON.stringify({ asked: 1, value: learnerStatistics }));
}

beforeEach(() => {
  browserStore().changed(null);
});

test('TDY-02 a newcomer finds the hub alone, and the games that can be played first', async () => {
  await showHub();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(goOn().elements()).toHaveLength(0);
  const off = page
    .getByRole('listitem')
    .elements()
    .map((each) => each.querySelector('.is-off') !== null);
  expect(off).toEqual(off.toSorted((one, other) => Number(one) - Number(other)));
  expect(page.getByRole('heading', { name: 'Hayagaki' }).elements()).toHaveLength(0);
  await page.getByText('4 Spiele kommen bald').click();
  await expect.element(page.getByRole('heading', { name: 'Hayagaki' })).toBeVisible();
});

test('TDY-01 the hub leads everybody to the page of the day', async () => {
  await showHub();
  const link = page.getByRole('link', { name: 'Dein Weg für heute' });
  await expect.element(link).toHaveAttribute('href', '/today');
});

test('TDY-02 where nothing is left of what was played here, no place is kept for going on', async () => {
  document.documentElement.dataset.played = 'here'; // as the page was loaded, before its learner logged out
  await showHub();
  await expect.poll(() => document.querySelector('.go-on')).toBeNull();
  delete document.documentElement.dataset.played;
});

test('TDY-02 whoever has played finds where to go on, and on each begun game how far that is', async () => {
  const levels = { mitsukete: { one: 2, two: 1, three: 1, four: 1, five: 1 } };
  played({ ...noLearnerStatistics.statistics, levels, playedAt: { mitsukete: 5, jukugo: 9 } });
  localStorage.setItem(`${keys.save}jukugo:challenge`, JSON.stringify({ level: 2 }));
  await showHub();
  await expect.element(goOn().getByRole('heading', { name: 'Jukugo, Level 2' })).toBeVisible();
  const link = goOn().getByRole('link', { name: 'Weiter üben' });
  await expect.element(link).toHaveAttribute('href', '/jukugo/challenge');
  const mitsukete = page.getByRole('link', { name: /Mitsukete/ });
  const band = mitsukete.element().querySelector('.heft__band');
  expect(band?.textContent).toMatch(/^5.Level$/);
  expect(band?.querySelectorAll('.on')).toHaveLength(2);
  expect(
    page
      .getByRole('link', { name: /Tatakae/ })
      .element()
      .querySelector('.heft__band'),
  ).toBeNull();
  await expectAccessible('a hub that knows its reader');
});
