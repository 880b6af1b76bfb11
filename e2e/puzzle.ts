import type { Puzzle } from '@michi/games/puzzle/puzzle';
import { puzzles } from '@michi/games/puzzle/puzzles';
import type { RadicalId } from '@michi/games/puzzle/radicals';
import de from '@michi/messages/de/puzzle.json' with { type: 'json' };
import type { Locator, Page } from '@playwright/test';
import { click } from './play.ts';

export type Words = typeof de;

export const target = (page: Page, words: Words = de): Locator =>
  page.getByRole('region', { name: words.target.heading });

/** The puzzle that lies open, told by its meaning. Throws when none does. */
export async function sought(page: Page, words: Words = de): Promise<Puzzle> {
  const meaning = await target(page, words).getByRole('heading').textContent();
  const puzzle = puzzles.find(({ id }) => words.kanji[id].meaning === meaning);
  if (!puzzle) throw new Error(`no puzzle means ${meaning}`);
  return puzzle;
}

/** The card of a radical. */
export const radical = (page: Page, id: RadicalId, words: Words = de): Locator =>
  page
    .getByRole('region', { name: words.grid.heading })
    .getByRole('button', { name: new RegExp(`^. ${words.radicals[id]}[,、]`, 'u') });

/** Chooses radicals one after the other. */
export async function choose(
  page: Page,
  ids: readonly RadicalId[],
  words: Words = de,
  press = click,
): Promise<void> {
  for (const id of ids) await press(radical(page, id, words));
}

export const solutionOf = ({ parts }: Puzzle): RadicalId[] => parts.map(({ radical: id }) => id);

/** Builds what is sought. Answers which it was. */
export async function build(page: Page, words: Words = de, press = click): Promise<Puzzle> {
  const puzzle = await sought(page, words);
  await choose(page, solutionOf(puzzle), words, press);
  return puzzle;
}
