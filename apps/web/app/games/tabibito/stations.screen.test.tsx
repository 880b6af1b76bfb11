import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { browserJourney } from '../../learner/browser-journey.ts';
import { notePlayed, noteVisit } from '../../learner/visits.ts';
import { browserStore } from '../../lib/device/storage.ts';
import * as difficulties from '../../routes/tabibito/difficulties.tsx';
import { show } from '../../testing/screen.tsx';
import { gameStation, openPath, practice } from '../../testing/tabibito.ts';

const small = () =>
  [...document.querySelectorAll<HTMLElement>('main a')]
    .filter((link) => Math.min(link.offsetWidth, link.offsetHeight) < 44)
    .map((link) => link.textContent);

test('GAM-01 links of stations and difficulties are large enough for a finger', async () => {
  await page.viewport(360, 760);
  await openPath();
  await expect.element(page.getByRole('link', { name: 'Wetter am Berg' })).toBeVisible();
  expect(small()).toEqual([]);
  document.body.replaceChildren();
  await show(difficulties, { path: '/tabibito', data: [] });
  await expect.element(page.getByRole('link', { name: 'Anfänger' })).toBeVisible();
  expect(small()).toEqual([]);
});

test('TAB-01 what the journey brings is called journey points, apart from the XP of achievements', async () => {
  await openPath();
  await expect.element(page.getByText('20 Reisepunkte').first()).toBeVisible();
  expect(document.body.textContent).not.toContain('XP');
});

test('TAB-06 a practice says how many exercises there are, and gives none of them away', async () => {
  await openPath({
    modules: [practice],
    search: `?station=${practice.id}`,
    started: { ...practice, story: 'Am Stand.', content: [] },
  });
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Jede Aufgabe bringt 10 Punkte.', { exact: false })).toBeVisible();
  await expect.element(dialog.getByText('6', { exact: true })).toBeVisible();
  expect(dialog.element().textContent).not.toContain('Was bedeutet');
});

const station = {
  modules: [gameStation],
  search: `?station=${gameStation.id}`,
  started: { ...gameStation, story: 'Am Fluss.', content: [] },
};

test('TAB-05 a station of type game leads to the level that practises its kanji', async () => {
  await openPath(station);
  const link = page.getByRole('link', { name: 'Zum Spiel' });
  await expect.element(link).toHaveAttribute('href', '/mitsukete/play/weather');
  await expect.element(page.getByText('Spiel eine Runde mit diesen Kanji.', { exact: false })).toBeVisible();
});

test('TAB-07 a station whose game was played is completed by coming back', async () => {
  noteVisit(gameStation.id, 'mitsukete');
  await openPath(station);
  await expect.element(page.getByText('Spiel eine Runde, dann ist diese Station geschafft.')).toBeVisible();
  notePlayed('mitsukete', browserStore());
  await expect
    .poll(() =>
      browserJourney()
        .shown()
        .map(({ module }) => module),
    )
    .toEqual([gameStation.id]);
  await expect.element(page.getByText('Station geschafft')).toBeVisible();
});
