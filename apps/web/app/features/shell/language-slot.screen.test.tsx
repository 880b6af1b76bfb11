import { getGameLevels } from '@michi/contracts/game-levels';
import { getGames } from '@michi/contracts/games';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import * as gamesPage from '../../routes/games.tsx';
import * as playPage from '../../routes/mitsukete/play.tsx';
import * as aboutPage from '../../routes/static/about.tsx';
import { answer } from '../../testing/calls.ts';
import { serverLevels } from '../../testing/mitsukete.ts';
import { answerNewcomer } from '../../testing/newcomer.ts';
import { button, expectAccessible, press, sidewaysScroll } from '../../testing/screen.tsx';
import { address, goBack, openSite } from '../../testing/site.tsx';
import { builtInGames } from '../hub/hub-game.ts';

const pages = { '/games': gamesPage, '/about': aboutPage, '/mitsukete/play/:levelId': playPage };
const offer = () => document.querySelector<HTMLElement>('.language-offer');
const isGone = () => expect.poll(offer).toBeNull();
const isAsked = () => expect.poll(offer).not.toBeNull();
const main = page.getByRole('main');
const saved = () => [
  localStorage.getItem('language'),
  /(?:^|; )language=([^;]*)/.exec(document.cookie)?.[1] ?? null,
];
const reads = (language: string) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language, 'de']);
/** How often what asks was fetched. */
const fetched = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes('/language-offer.tsx'));

beforeEach(async () => {
  await page.viewport(360, 760);
  answer(getGames, [...builtInGames]);
});

// the first one: afterwards it is there
test.each(['de-AT', 'pt-BR'])(
  'LNG-05 a reader of %s is asked nothing, and loads nothing for it',
  async (language) => {
    reads(language);
    await openSite('/about', { pages });
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
    await isGone();
    expect(fetched()).toEqual([]);
  },
);

test.each([
  ['en-GB', 'en', 'Read this in English?', 'Stay with German', 'All games'],
  ['es-MX', 'es', '¿Leer esto en español?', 'Seguir en alemán', /juegos/],
  ['fr-CA', 'fr', /en français/, 'Rester en allemand', 'Tous les jeux'],
  ['ja-JP', 'ja', '日本語で読みますか？', 'ドイツ語のまま読む', /ゲーム/],
])(
  'LNG-05 a reader of %s is asked in that language, and led to the same page in it',
  async (language, to, read, stay, heading) => {
    reads(language);
    await openSite('/games?filter=available', { pages });
    await isAsked();
    expect(offer()?.lang).toBe(to);
    const link = page.getByRole('complementary').getByRole('link', { name: read });
    await expect.element(link).toHaveAttribute('href', `/${to}/games?filter=available`);
    await expect.element(link).toHaveAttribute('hreflang', to);
    await expect.element(button(stay)).toBeVisible();
    expect(sidewaysScroll()).toBe(0);
    expect(saved()).toEqual([null, null]);

    press(link);
    await expect.element(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(address()).toBe(`/${to}/games?filter=available`);
    await expect.element(main).toHaveFocus(); // the link is gone
    await isGone();
    expect(saved()).toEqual([to, to]);
  },
);

test('LNG-05 who stays in German is not asked again', async () => {
  reads('en-GB');
  await openSite('/about', { pages });
  await button('Stay with German').click();
  await isGone();
  await expect.element(main).toHaveFocus();
  expect(saved()).toEqual(['de', 'de']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Spiele' }).click();
  await expect.element(page.getByRole('heading', { name: 'Alle Spiele' })).toBeVisible();
  await isGone();
});

test('LNG-05 who chooses German elsewhere has answered the question', async () => {
  reads('en-GB');
  await openSite('/about', { pages });
  await isAsked();
  press(page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }));
  await isGone();
  expect(saved()).toEqual(['de', 'de']);
});

test('LNG-05 the question stays away from a run, and from pages in a language that was chosen', async () => {
  reads('en-GB');
  answerNewcomer();
  answer(getGameLevels, { data: [...(await serverLevels()).levels] });
  await openSite('/mitsukete/play/first-strokes', { pages });
  await expect.element(page.getByRole('timer')).toBeVisible();
  expect(offer()).toBeNull();
  await cleanup();
  await openSite('/fr/about', { pages });
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  expect(offer()).toBeNull();
  press(page.getByRole('contentinfo').getByRole('link', { name: 'Jeux' }));
  await expect.poll(address).toBe('/fr/games');
  await goBack();
  await isGone();
});

test('LNG-05 on a phone question and banner lie upon each other, large enough, above the end of the page, and the keyboard meets the question first', async () => {
  reads('en-GB');
  await openSite('/about', { pages });
  await isAsked();
  const cookies = page.getByRole('complementary', { name: /Ein Keks zum Tee\?/ });
  const gap = () =>
    cookies.element().getBoundingClientRect().top - (offer()?.getBoundingClientRect().bottom ?? Number.NaN);
  await expect.poll(gap).toBeCloseTo(0, 0);
  for (const control of offer()?.querySelectorAll('a, button') ?? []) {
    const { width, height } = control.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  const end = page.getByRole('contentinfo').getByRole('link', { name: '日本語' });
  const isSeen = () => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    return end.element().getBoundingClientRect().bottom < (offer()?.getBoundingClientRect().top ?? 0);
  };
  await expect.poll(isSeen).toBe(true);
  await expectAccessible('the notices');

  for (const name of ['Zum Inhalt springen', 'Read this in English?', 'Stay with German', 'Mehr dazu']) {
    await userEvent.keyboard('{Tab}');
    const focused = document.activeElement;
    expect(focused?.ariaLabel ?? focused?.textContent).toBe(name);
  }
});
