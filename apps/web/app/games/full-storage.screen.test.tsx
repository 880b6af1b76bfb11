import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as battlePage from '../routes/tatakae/battle.tsx';
import { fillDevice, fillStorage } from '../testing/full-device.ts';
import { care, openGarden, plant, storedPlant, storeGarden } from '../testing/hanazono.ts';
import { openStopped as openJukugo, cards as words } from '../testing/jukugo.ts';
import { addWords, openSheet } from '../testing/kotodama.ts';
import { cards, openLevel, pick } from '../testing/mitsukete.ts';
import { openPage } from '../testing/monogatari.ts';
import { begin, hit } from '../testing/otoawase.ts';
import { build, openStopped as openPuzzle } from '../testing/puzzle.ts';
import { button, expectAccessible, inSweep, press, show } from '../testing/screen.tsx';
import { openPath, practice } from '../testing/tabibito.ts';
import { answer, tryQuest } from '../testing/tokyoquest.ts';

interface Played {
  open(): Promise<unknown>;
  /** What the device has to keep. */
  play(): Promise<unknown>;
}

const games = {
  mitsukete: { open: () => openLevel('first-strokes'), play: () => pick(cards().slice(0, 1)) },
  jukugo: { open: () => openJukugo('puzzle'), play: async () => words()[0]?.click() },
  tabibito: {
    open: async () => {
      await openPath({
        modules: [practice],
        search: `?station=${practice.id}&step=play`,
        started: { ...practice, story: 'Am Stand.', content: [] },
      });
      await expect.element(page.getByRole('radiogroup').or(page.getByRole('group')).first()).toBeVisible();
    },
    play: () => userEvent.keyboard('1'),
  },
  tokyoquest: { open: () => tryQuest('meeting'), play: () => answer(/^Bahnhof/) },
  puzzle: { open: () => openPuzzle(), play: () => build() },
  tatakae: {
    open: async () => {
      vi.useFakeTimers();
      await show(battlePage, { path: '/tatakae/battle' });
      press(button('Sofort anfangen'));
      await expect.element(page.getByRole('application')).toBeVisible();
    },
    play: async () => {
      (page.getByRole('application').element() as HTMLElement).focus();
      await userEvent.keyboard('{ArrowDown}');
    },
  },
  hanazono: {
    open: async () => {
      storeGarden({ 山: storedPlant('bamboo', 1) });
      await openGarden();
      await expect.element(plant('山')).toBeVisible();
    },
    play: () => care('山'),
  },
  otoawase: { open: () => begin(), play: hit },
  monogatari: { open: () => openPage(), play: () => button('Tama, froh').click() },
  kotodama: { open: () => openSheet(), play: () => addWords('山') },
} satisfies Readonly<Record<string, Played>>;

const said = page.getByText('Dein Browser kann nichts mehr speichern');

/** These keep creations, and have a word of their own, with a way to take a text along. */
const ofCreations = ['monogatari', 'kotodama'] as const;

/** These stand for all others in `npm test`. */
const usual = ['mitsukete', 'tabibito', 'hanazono'];

for (const [game, { open, play }] of Object.entries(games).filter(
  ([game]) => !ofCreations.some((each) => each === game),
))
  test(
    `WEB-01 GAM-03 ${game} says once, when the storage is full to the last byte, that no more is kept, and loses nothing`,
    inSweep(!usual.includes(game)),
    async () => {
      await open();
      expect(said.elements()).toEqual([]);
      const before = Object.keys(localStorage);
      fillStorage();
      await play();
      await expect.element(said).toBeVisible();
      expect(said.elements()).toHaveLength(1);
      expect(page.getByRole('alert').elements()).toEqual([]);
      expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(before));
      await expectAccessible(`${game} with a full storage`);
    },
  );

test.each(ofCreations)(
  'WEB-01 GAM-07 %s says with its own word alone that a creation has no room',
  async (game) => {
    const { open, play } = games[game];
    await open();
    fillStorage();
    fillDevice();
    await play();
    await expect.element(page.getByText(/^Auf diesem Gerät ist kein Platz mehr/)).toBeVisible();
    expect(said.elements()).toEqual([]);
  },
);

test('WEB-01 GAM-03 what is said stays until it is sent away, and is not said again', async () => {
  const { open, play } = games.mitsukete;
  await open();
  fillStorage();
  await play();
  await expect.element(said).toBeVisible();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(said).toBeVisible();
  press(button('Meldung schließen'));
  await expect.element(said).not.toBeInTheDocument();
  await pick(cards().slice(1, 2));
  expect(said.elements()).toEqual([]);
});
