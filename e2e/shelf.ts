import type { ListedGame } from '@michi/contracts/games';
import type { Page } from '@playwright/test';
import { visit } from './browser.ts';

/** A game of the list as older sources have it: with the least that is needed. */
export const aGame = (overrides: Partial<ListedGame> = {}): ListedGame => ({
  id: 'kumo',
  title: 'Kumo',
  available: true,
  ...overrides,
});

/** From now on the page gets this list of games. */
export const listGames = (page: Page, games: unknown) =>
  page.route('**/api/games', (route) => route.fulfill({ json: games }));

/** Opens the first page from another one, so that it asks the documented calls for its data. */
export async function openHome(page: Page): Promise<void> {
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Kanji no Michi' }).click();
}

/** Opens the shelf from another page, for the same reason. */
export async function openShelf(page: Page): Promise<void> {
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Spiele' }).click();
}

/** What the page warns of on its console, as it comes. */
export function warnings(page: Page): string[] {
  const seen: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'warning' && !text.includes('blocked by Playwright')) seen.push(text);
  });
  return seen;
}
