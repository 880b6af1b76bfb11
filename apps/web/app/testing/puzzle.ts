import type { Puzzle } from '@michi/games/puzzle/puzzle';
import { puzzles, puzzlesPerSet } from '@michi/games/puzzle/puzzles';
import type { RadicalId } from '@michi/games/puzzle/radicals';
import { freeMode, type Mode } from '@michi/games/series';
import de from '@michi/messages/de/puzzle.json' with { type: 'json' };
import en from '@michi/messages/en/puzzle.json' with { type: 'json' };
import es from '@michi/messages/es/puzzle.json' with { type: 'json' };
import fr from '@michi/messages/fr/puzzle.json' with { type: 'json' };
import ja from '@michi/messages/ja/puzzle.json' with { type: 'json' };
import type { Locale } from '@michi/messages/locales';
import { expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import * as playPage from '../routes/puzzle/play.tsx';
import { show } from './screen.tsx';

type Words = typeof de;

/** What the game says, by language. */
export const puzzleWords: Readonly<Record<Locale, Words>> = { de, en, es, fr, ja };

/** Opens a mode of Kanji Puzzle. */
export const openPuzzle = (mode: Mode, locale?: Locale) =>
  show(playPage, {
    path: mode === freeMode ? '/puzzle' : `/puzzle/${mode}`,
    data: mode,
    ...(locale && { locale }),
  });

export const target = (words: Words = de): Locator =>
  page.getByRole('region', { name: words.target.heading });

export const grid = (words: Words = de): Locator =>
  page.getByRole('region', { name: new RegExp(`^${words.grid.heading}`) });

/** The card of a radical. */
export const radical = (id: RadicalId, words: Words = de): Locator =>
  grid(words).getByRole('button', { name: new RegExp(`^. ${words.radicals[id]}[,、]`, 'u') });

/** The puzzle that lies open, told by its meaning. */
export async function sought(words: Words = de): Promise<Puzzle> {
  const heading = target(words).getByRole('heading');
  await expect.element(heading).toBeVisible();
  const meaning = heading.element().textContent;
  const puzzle = puzzles.find(({ id }) => words.kanji[id].meaning === meaning);
  if (!puzzle) throw new Error(`no puzzle means ${meaning}`);
  return puzzle;
}

/** Chooses radicals one after the other. */
export async function choose(ids: readonly RadicalId[], words: Words = de): Promise<void> {
  for (const id of ids) {
    const card = radical(id, words);
    await expect.element(card).toBeVisible();
    (card.element() as HTMLElement).click();
  }
}

export const partsOf = ({ parts }: Puzzle): RadicalId[] => parts.map(({ radical: id }) => id);

/** As many radicals as the kanji needs, the last of them wrong. */
export const wrongFor = (puzzle: Puzzle): RadicalId[] => [...partsOf(puzzle).slice(0, -1), 'knife'];

/** What the task says of the latest attempt. */
export const verdict = () => document.querySelector('.puz__verdict')?.textContent?.trim();

/** Opens a mode under a clock that the test winds on. Answers what is sought. */
export async function openStopped(mode: Mode = freeMode, locale: Locale = 'de'): Promise<Puzzle> {
  vi.useFakeTimers();
  await openPuzzle(mode, locale);
  return sought(puzzleWords[locale]);
}

/** Lets the next series begin at a level, as if those before it had been played. */
export function begunAt(level: number): void {
  const before = level - 1;
  const kanji = before * puzzlesPerSet;
  const totals = {
    score: before * 1_780,
    completedKanji: kanji,
    perfectCombos: kanji,
    hintsUsed: 0,
    combo: 0,
  };
  localStorage.setItem('kanji-no-michi:save:puzzle:puzzle', JSON.stringify({ level, totals }));
}

/** Builds what is sought. Answers which it was. */
export async function build(words: Words = de): Promise<Puzzle> {
  const puzzle = await sought(words);
  await choose(partsOf(puzzle), words);
  return puzzle;
}
