import type { Progress } from '@michi/contracts/progress';
import { victoryDelayMs } from '@michi/games/mitsukete/constants';
import { levelSchema } from '@michi/games/mitsukete/level';
import texts from '@michi/games/mitsukete/level-texts/de.json' with { type: 'json' };
import japaneseTexts from '@michi/games/mitsukete/level-texts/ja.json' with { type: 'json' };
import authored from '@michi/games/mitsukete/levels.json' with { type: 'json' };
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Levels, onTheWire } from '../games/mitsukete/levels.ts';
import { loadDeck } from '../lib/language/kanji-deck.ts';
import * as playPage from '../routes/mitsukete/play.tsx';
import { show } from './screen.tsx';

export type LevelId = keyof typeof texts;

/** The levels as the server has them, in German. */
export async function serverLevels(locale: 'de' | 'ja' = 'de'): Promise<Levels> {
  const decks = await Promise.all(
    (['deck-1', 'deck-2', 'deck-3'] as const).map((deck) => loadDeck(deck, locale)),
  );
  const levels = authored.map((level) => ({
    ...onTheWire(levelSchema.parse(level), decks.flat()),
    ...{ de: texts, ja: japaneseTexts }[locale][level.id as LevelId],
  }));
  return { levels, source: 'server' };
}

/** The server tells from now on that the learner has so many points, which open levels, and has reached this in them. */
export function serverKnows(totalScore: number, levels: Progress['levels'] = {}): void {
  const others = window.fetch;
  vi.stubGlobal('fetch', async (asked: RequestInfo | URL, init?: RequestInit) =>
    new URL(new Request(asked, init).url).pathname === '/api/user/progress'
      ? Response.json({ totalScore, levels })
      : others(asked, init),
  );
}

/** Opens a level under a clock that stands still. Moves are stamped by that clock too. */
export async function openLevel(id: LevelId, locale: 'de' | 'ja' = 'de'): Promise<void> {
  vi.useFakeTimers();
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => performance.now());
  await showLevel(id, locale);
  await untilDealt();
}

/** The same under the clock of the browser; its cards come later. */
export const showLevel = async (id: LevelId, locale: 'de' | 'ja' = 'de'): Promise<void> =>
  show(playPage, {
    path: `/mitsukete/play/${id}`,
    at: '/mitsukete/play/:levelId',
    data: await serverLevels(locale),
    locale,
  });

/** Waits until cards lie there, also those of a new try; `expect.poll` would wind the clock on. */
export async function untilDealt(): Promise<void> {
  const isDealt = () => document.querySelector('.mit__grid button') !== null;
  while (!isDealt()) await vi.advanceTimersByTimeAsync(0);
}

/** The cards that can be seen. */
export const cards = () =>
  [...document.querySelectorAll<HTMLElement>('.mit__grid button')].filter((card) =>
    card.checkVisibility({ visibilityProperty: true }),
  );
export const nameOf = (element: Element | null) => element?.ariaLabel ?? '';
/** The kanji of a card. */
export const kanjiOf = (card: Element) => nameOf(card).charAt(0);
const cardsOf = (kanji: string) => cards().filter((card) => kanjiOf(card) === kanji);

/** What the line above the board says. */
export const line = () => document.querySelector('.mit__line')?.textContent;

/** The kanji still sought, in the order shown. */
export const soughtKanji = () =>
  [...document.querySelectorAll('.mit__targets li')]
    .filter((target) => target.querySelector('[role=img][aria-label^="0"]'))
    .map((target) => target.textContent.trim().charAt(0));

/** Picks cards, one after the other. */
export async function pick(all: readonly HTMLElement[]): Promise<void> {
  for (const card of all) card.click();
  await vi.advanceTimersByTimeAsync(0); // until it is shown
}

/** Picks the cards of one kanji. */
export const find = (kanji: string) => pick(cardsOf(kanji));

/** Picks three cards that do not belong together. */
export async function miss(): Promise<void> {
  const [first = '', second = ''] = soughtKanji();
  await pick([...cardsOf(first).slice(0, 1), ...cardsOf(second).slice(0, 2)]);
}

/** Finds every kanji that is sought. */
export async function solve(): Promise<void> {
  for (const kanji of soughtKanji()) await find(kanji);
}

/** Finds every kanji that is sought, and lets the victory be told. */
export async function win(): Promise<void> {
  await solve();
  await vi.advanceTimersByTimeAsync(victoryDelayMs);
}

export const victory = page.getByRole('dialog', { name: 'Alles gefunden' });
export const timer = page.getByRole('timer');

/** A number of the game by the word that stands before it. */
export const stat = (label: string) => statIn(document, label);
export const statIn = (place: ParentNode, label: string) =>
  [...place.querySelectorAll('dl > div')]
    .find((each) => each.querySelector('dt')?.textContent === label)
    ?.querySelector('dd')?.textContent;
