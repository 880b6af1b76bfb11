import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { setTutorialClosed } from '../games/kotodama/tutorial.tsx';
import * as completePage from '../routes/kotodama/complete.tsx';
import * as createPage from '../routes/kotodama/create.tsx';
import * as huntPage from '../routes/kotodama/hunt.tsx';
import { show } from './screen.tsx';

/** Opens the empty sheet, or a classic's, for who has read the tutorial. */
export async function openSheet(poem?: string): Promise<void> {
  setTutorialClosed(true);
  if (poem === undefined) await show(createPage, { path: '/kotodama/create' });
  else
    await show(completePage, {
      path: `/kotodama/complete/${poem}`,
      at: '/kotodama/complete/:poem?',
    });
  await expect.element(wordButton('山')).toBeVisible();
}

/** Opens a hidden poem, or the first that was not found yet. */
export const openHunt = (poem?: string) =>
  show(huntPage, {
    path: poem === undefined ? '/kotodama/hunt' : `/kotodama/hunt/${poem}`,
    at: '/kotodama/hunt/:poem?',
  });

/** A word of the list, or a strip, by its kanji. */
export const wordButton = (kanji: string) =>
  page
    .getByRole('listitem')
    .getByRole('button')
    .filter({ has: page.getByText(kanji, { exact: true }) });

export async function addWords(...words: readonly string[]): Promise<void> {
  for (const word of words) await wordButton(word).click();
}
