import { getGameLevels } from '@michi/contracts/game-levels';
import { postGameResult } from '@michi/contracts/game-results';
import { getProgress } from '@michi/contracts/progress';
import de from '@michi/messages/de/mitsukete.json' with { type: 'json' };
import es from '@michi/messages/es/mitsukete.json' with { type: 'json' };
import fr from '@michi/messages/fr/mitsukete.json' with { type: 'json' };
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import * as levelsPage from '../../routes/mitsukete/levels.tsx';
import * as menuPage from '../../routes/mitsukete/menu.tsx';
import * as playPage from '../../routes/mitsukete/play.tsx';
import { answer, noNetwork, refused } from '../../testing/calls.ts';
import { cards, serverLevels, soughtKanji, victory } from '../../testing/mitsukete.ts';
import { answerNewcomer } from '../../testing/newcomer.ts';
import { button, press } from '../../testing/screen.tsx';
import { address, openSite } from '../../testing/site.tsx';

const pages = {
  '/mitsukete': menuPage,
  '/mitsukete/levels': levelsPage,
  '/mitsukete/play/:levelId': playPage,
};
const heading = (name: string) => page.getByRole('heading', { name });
const levelCard = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const levelLink = (name: string) => page.getByRole('link', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });
const all = { data: [...(await serverLevels()).levels] };

/** Lays out the levels that the list has folded. */
function unfold(): void {
  for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
}

beforeEach(async () => {
  await page.viewport(1280, 860);
  answerNewcomer();
  answer(getGameLevels, all);
});

test('MIT-02 a locked level cannot be entered by its address, and leads back to the list', async () => {
  await openSite('/mitsukete/play/last-sheet', { pages });
  const why = 'Dieses Level öffnet sich ab 7.030 Punkten. Dir fehlen noch 7.030.';
  await expect.element(page.getByText(why)).toBeVisible();
  expect(cards()).toEqual([]);
  press(page.getByRole('main').getByRole('link', { name: 'Zur Levelauswahl' }));
  await expect.element(heading('Welcher Bogen heute?')).toBeVisible();
});

test('MIT-02 SHL-10 SHL-01 a level that there is not is a missing page of the site', async () => {
  await openSite('/mitsukete/play/no-such-level', { pages });
  await expect.element(heading('Hier geht der Weg nicht weiter')).toBeVisible();
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
  expect(page.getByRole('main').getByRole('link', { name: 'Schreib uns' }).elements()).toEqual([]);
});

// levels that once came are kept as long as the page lives, for each language
test('MIT-02 a level that cannot be loaded is out of reach, not unknown', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer(getGameLevels, () => refused(500));
  await openSite('/es/mitsukete/play/first-strokes', { pages });
  await expect.element(heading(es.play.unreachableLevel)).toBeVisible();
  answer(getGameLevels, all);
  press(button(es.levels.retry));
  await expect.poll(cards).toHaveLength(16);
});

describe('MIT-03 without levels of the server', () => {
  const openList = async (prefix = '', { start } = de.menu) => {
    await openSite(`${prefix}/mitsukete`, { pages });
    await expect.element(levelLink(start)).toBeVisible();
    press(levelLink(start));
  };
  const expectAll = () => expect.poll(() => document.querySelectorAll('main h3').length).toBe(40);

  test.each([
    ['an empty list', '', de, () => Response.json({ data: [] }), de.levels.noneFromServer],
    ['a failed request', '/fr', fr, () => refused(500, 'no'), fr.levels.loadFailed],
  ])(
    '%s leaves eight standard levels, until the list can be had',
    async (_, prefix, words, answered, says) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      answer(getGameLevels, answered);
      await openList(prefix, words.menu);
      await expect.element(page.getByRole('status').filter({ hasText: says })).toBeVisible();
      unfold();
      expect(page.getByRole('heading', { level: 3 }).elements()).toHaveLength(8);
      expect([...document.querySelectorAll('.mit-level')].at(-1)?.textContent).toMatch(/1\D?050/);
      answer(getGameLevels, all);
      press(button(words.levels.retry));
      await expectAll();
    },
  );

  test('a standard level can be played, and counts', async () => {
    answer(getGameLevels, { data: [] });
    const results = answer(postGameResult, noNetwork);
    await openList();
    await expect.element(levelLink('Standardbogen 1')).toBeVisible();
    press(levelLink('Standardbogen 1'));
    await expect.poll(cards).toHaveLength(16);
    for (const kanji of soughtKanji())
      for (const card of cards()) if (card.ariaLabel?.startsWith(kanji)) card.click();
    await expect.element(victory).toBeVisible();
    await expect.poll(() => results.length).toBeGreaterThan(0);
    expect(await results[0]?.json()).toMatchObject({ game: 'mitsukete', level: 'standard-1' });
    press(page.getByRole('dialog').getByRole('link', { name: 'Zur Levelauswahl' }));
    await expect.element(text('Ein Level geschafft')).toBeVisible();
    unfold();
    await expect.element(levelCard('Standardbogen 1')).toMatchTextContent('Bestwert 135');
  });
});

test('MIT-04 progress belongs to the id of the device, which is made once', async () => {
  const asked = answer(getProgress, { totalScore: 0, levels: {} });
  const id = () => JSON.parse(localStorage.getItem('kanji-no-michi:device') ?? 'null');
  await openSite('/mitsukete/levels', { pages });
  await expect.poll(() => asked.length).toBe(1);
  const made = id();
  expect(made).toMatch(/^device_[\w-]{16,64}$/);
  expect(new URL(asked[0]?.url ?? '').searchParams.get('deviceId')).toBe(made);
  await cleanup();
  await openSite('/mitsukete/levels', { pages });
  await expect.element(levelLink('Erste Striche')).toBeVisible();
  expect(id()).toBe(made);
});

test('MIT-04 progress that cannot be had is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer(getProgress, () => refused(500));
  await openSite('/mitsukete/levels', { pages });
  await expect
    .poll(() => warn.mock.calls.map(([said]) => String(said)))
    .toContainEqual(expect.stringContaining('progress:mitsukete'));
  press(levelLink('Erste Striche'));
  await expect.poll(cards).toHaveLength(16);
  expect(address()).toBe('/mitsukete/play/first-strokes');
});
