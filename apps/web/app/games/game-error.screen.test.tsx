import { getGameLevels } from '@michi/contracts/game-levels';
import { getRandomJukugo } from '@michi/contracts/jukugo';
import { getPaths } from '@michi/contracts/tabibito';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import * as jukugoPage from '../routes/jukugo/play.tsx';
import * as mitsuketePage from '../routes/mitsukete/play.tsx';
import * as puzzlePage from '../routes/puzzle/play.tsx';
import * as pathsPage from '../routes/tabibito/paths.tsx';
import * as tatakaePage from '../routes/tatakae/battle.tsx';
import { answer, exampleOf, refused } from '../testing/calls.ts';
import { cards as words } from '../testing/jukugo.ts';
import { cards, serverLevels, soughtKanji } from '../testing/mitsukete.ts';
import { answerNewcomer } from '../testing/newcomer.ts';
import { choose } from '../testing/puzzle.ts';
import { button, expectAccessible, press } from '../testing/screen.tsx';
import { openSite } from '../testing/site.tsx';

const paper = page.getByRole('application');
const inPause = (name: string) => page.getByRole('dialog', { name: 'Pause' }).getByRole('button', { name });
const chosenWords = () => words().filter(({ ariaPressed }) => ariaPressed === 'true');

/** Presses what is shown in a moment. */
async function tap(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  press(control);
}

/** How far a run is before its screen breaks, and how that is seen afterwards. */
const games = [
  {
    title: 'Mitsukete',
    at: '/mitsukete/play/:levelId',
    path: '/mitsukete/play/first-strokes',
    route: mitsuketePage,
    play: async () => {
      await expect.poll(cards).toHaveLength(16);
      const [kanji = ''] = soughtKanji();
      for (const card of cards()) if (card.ariaLabel?.startsWith(kanji)) card.click();
      await expect.poll(soughtKanji).toHaveLength(2);
    },
    kept: async () => {
      await tap(inPause('Weiterspielen'));
      await expect.poll(soughtKanji).toHaveLength(2);
    },
  },
  {
    title: 'Tatakae',
    path: '/tatakae/battle',
    route: tatakaePage,
    play: async () => {
      await tap(button('Sofort anfangen'));
      await expect.element(paper).toBeVisible();
      (paper.element() as HTMLElement).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect.element(paper).toHaveAttribute('aria-label', expect.stringMatching(/\b1 von/));
    },
    kept: async () => {
      await tap(inPause('Weiterkämpfen'));
      await expect.element(paper).toHaveAttribute('aria-label', expect.stringMatching(/\b1 von/));
    },
  },
  {
    title: 'Jukugo',
    path: '/jukugo',
    route: jukugoPage,
    play: async () => {
      await expect.poll(words).not.toHaveLength(0);
      words()[0]?.click();
      await expect.poll(chosenWords).toHaveLength(1);
    },
    kept: async () => expect.poll(chosenWords).toHaveLength(1),
  },
  {
    title: 'Kanji Puzzle',
    path: '/puzzle',
    route: puzzlePage,
    play: () => choose(['fire']),
    kept: async () => expect.element(button('火 Feuer entfernen')).toBeVisible(),
  },
  {
    title: 'Tabibito',
    at: '/tabibito/:difficulty',
    path: '/tabibito/beginner',
    route: pathsPage,
    play: async () => {},
    kept: async () =>
      expect.element(page.getByRole('heading', { name: 'Wege: Anfänger' })).toBeInTheDocument(),
  },
];

beforeEach(async () => {
  await page.viewport(1280, 860);
  answerNewcomer();
  answer(getGameLevels, { data: [...(await serverLevels()).levels] });
  answer(getRandomJukugo, () => refused(503));
  answer(getPaths, exampleOf(getPaths));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test.for(games)(
  'SHL-10 when a screen of $title breaks, the game says so itself, and its run goes on',
  async ({ title, path, at = path, route, play, kept }) => {
    const pages = { [at]: route };
    await openSite(path, { pages });
    await play();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = new Error('broken on purpose');
    const window = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
      throw broken;
    });
    await tap(page.getByRole('banner').getByRole('button', { name: 'Einstellungen' }));

    const says = 'Das Spiel ist ins Stocken geraten';
    await expect.element(page.getByRole('heading', { level: 2, name: says })).toBeVisible();
    await expect
      .element(page.getByRole('banner').getByRole('heading', { level: 1, name: title }))
      .toBeVisible();
    await expect.poll(() => document.title).toBe(`${says} · ${title} · Kanji no Michi`);
    const link = (name: string) => page.getByRole('main').getByRole('link', { name });
    await expect.element(link('Schreib uns')).toHaveAttribute('href', '/contact');
    await expect.element(link('Zu den Spielen')).toHaveAttribute('href', '/games');
    await expect.element(link('Weiterspielen')).toHaveAttribute('href', path);
    await expectAccessible('broken');
    expect(logged.mock.calls.flat()).toContain(broken);

    window.mockRestore();
    await cleanup();
    await openSite(path, { pages });
    await kept();
  },
);
