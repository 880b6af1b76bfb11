import { postGameResult } from '@michi/contracts/game-results';
import { getUserStats, postModuleComplete } from '@michi/contracts/journey';
import { getModules, getPaths, type ListedModule, postModuleStart } from '@michi/contracts/tabibito';
import { celebrationMs } from '@michi/games/tabibito/constants';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { browserJourney } from '../../learner/browser-journey.ts';
import { browserLearner } from '../../learner/browser-learner.ts';
import { dayOf } from '../../lib/time/day.ts';
import * as pathPage from '../../routes/tabibito/path.tsx';
import { answer, noNetwork, refused } from '../../testing/calls.ts';
import { answerNewcomer, noJourney } from '../../testing/newcomer.ts';
import { button, press } from '../../testing/screen.tsx';
import { openSite } from '../../testing/site.tsx';
import {
  answer as answerQuestion,
  card,
  gameStation,
  leaf,
  listed,
  next,
  path,
  practice,
  weather,
} from '../../testing/tabibito.ts';

const here = '/tabibito/beginner/mountain-pass';
const pages = { '/tabibito/:difficulty/:pathId': pathPage };
const station = (title: string) =>
  page.getByRole('list', { name: 'Stationen' }).getByRole('listitem').filter({ hasText: title });
const isDone = (title: string) =>
  expect.element(station(title).getByRole('img', { name: 'Geschafft' })).toBeVisible();
const isCompleted = (id: string) => expect.poll(() => shown().map(({ module }) => module)).toContain(id);
const shown = () => browserJourney().shown();

/** From now on the server takes that a module was completed, and tells so when it is asked. */
const answerCompletion = (module: string, xp: number) =>
  answer(postModuleComplete, () => {
    const completions = [{ module_id: module, xp_earned: xp, kanji: [], day: dayOf(new Date()) }];
    answer(getUserStats, { ...noJourney, completions });
    return Response.json({ xp_earned: xp });
  });

async function openPath(
  modules: readonly ListedModule[] = [listed, gameStation],
  search = '',
): Promise<void> {
  answer(getModules, [...modules]);
  await openSite(here + search, { pages });
}

/** Goes through the lesson that is open to its arrival, with right answers. */
async function goThrough(): Promise<void> {
  await expect.poll(card).toBe('scene');
  while (card() !== 'arrival') {
    const before = card();
    if (next().element().ariaDisabled) answerQuestion(true);
    await expect.element(next()).not.toHaveAttribute('aria-disabled');
    press(next());
    await expect.poll(card).not.toBe(before);
  }
}

beforeEach(() => {
  answerNewcomer();
  answer(getPaths, [path]);
  answer(postModuleStart, weather);
});

test('TAB-04 a start that is refused falls back to what is known, with a story of our own', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer(postModuleStart, () => refused(503));
  await openPath([listed, gameStation], `?station=${listed.id}`);
  await expect.poll(() => leaf()?.textContent).toContain('Ihre Reise durch Japan beginnt...');
});

test.each([
  ['is refused', () => refused(503)],
  ['is cut off', noNetwork],
])('TAB-04 a completion that %s is done here with its XP, and is sent again', async (_, fails) => {
  vi.useFakeTimers();
  const failed = answer(postModuleComplete, fails);
  await openPath([listed, gameStation], `?station=${listed.id}`);
  await goThrough();
  await expect.poll(() => leaf()?.textContent).toContain('+20');
  await isCompleted(listed.id);
  await expect.poll(() => failed.length).toBe(1);
  const asked = answer(postModuleComplete, { xp_earned: 20 });
  await vi.advanceTimersByTimeAsync(5_000); // until the next try
  await expect.poll(() => asked.length).toBe(1);
});

test('TAB-07 a station of which the server misses the passed run says so, until it is passed once more', async () => {
  const passed = { ...practice, is_completed: false };
  const misses = page.getByText(/^Der Server hat von dieser Station keinen bestandenen Durchgang\./);
  answer(postModuleStart, { ...practice, story: 'Am Stand.', content: [] });
  answer(postGameResult, () => refused(422));
  const refusals = answer(postModuleComplete, () => refused(409));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  browserJourney().complete({ module: practice.id, xp: 25, kanji: [] });
  await browserLearner().deliver();
  expect(refusals).toHaveLength(1);

  await openPath([passed]);
  await expect.element(station(practice.title).getByText('Noch einmal bestehen')).toBeVisible();
  await isDone(practice.title);
  press(station(practice.title).getByRole('link'));
  await expect.element(misses).toBeVisible();

  answerCompletion(practice.id, 25);
  press(page.getByRole('dialog').getByRole('button', { name: 'Übung beginnen' }));
  await expect.element(page.getByRole('group').or(page.getByRole('radiogroup')).first()).toBeVisible();
  const toStation = button('Zur Station');
  while (toStation.elements().length === 0) {
    await userEvent.keyboard('1');
    const onward = page.getByRole('dialog').getByRole('button', { name: 'Weiter' });
    if (onward.elements().length > 0) press(onward);
  }
  press(toStation);
  await expect.element(misses).not.toBeInTheDocument();
  await isDone(practice.title);
});

test('TAB-04 a station that cannot be drawn says so, and the page behind it lives on', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = 'KAPUTT';
  const { split } = String.prototype;
  vi.spyOn(String.prototype, 'split').mockImplementation(function (this: string, ...how: [RegExp]) {
    if (String(this) === broken) throw new Error(broken);
    return split.apply(this, how);
  } as typeof split);
  answer(postModuleStart, { ...weather, story: broken });
  await openPath();
  await expect.element(station(listed.title).getByRole('link')).toBeVisible();
  press(station(listed.title).getByRole('link'));
  const alert = page.getByRole('alert').filter({ hasText: 'Ein Fehler ist aufgetreten' });
  await expect.element(alert).toBeVisible();
  press(alert.getByRole('button', { name: 'Schließen' }));
  await expect.element(station(listed.title)).toBeVisible();
  expect(alert.elements()).toEqual([]);
  expect(logged.mock.calls.flat().map(String).join()).toContain(broken);
});

test('TAB-04 WEB-01 with a storage that is full a journey lasts as long as the visit, the server has it, and what says so covers no way on', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.useFakeTimers();
  const asked = answerCompletion(listed.id, 20);
  await openPath();
  await expect.element(station(listed.title).getByRole('link')).toBeVisible();
  press(station(listed.title).getByRole('link'));
  await goThrough();
  await expect.element(page.getByText('Dein Browser kann nichts mehr speichern')).toBeVisible();
  for (const [width, height] of [
    [360, 640],
    [1024, 600],
    [1280, 860],
  ] as const) {
    await page.viewport(width, height);
    const onward = next().element();
    const { x, y, width: wide, height: high } = onward.getBoundingClientRect();
    for (const place of [x + 4, x + wide - 4])
      expect(document.elementFromPoint(place, y + high / 2)?.closest('button')).toBe(onward);
  }

  await vi.advanceTimersByTimeAsync(celebrationMs);
  press(next());
  await isDone(listed.title);
  await expect.element(station(gameStation.title).getByRole('link')).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
});
