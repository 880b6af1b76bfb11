import type { ListedGame } from '@michi/contracts/games';
import type { Locale } from '@michi/messages/locales';
import { orElse } from '../../lib/calls/or-else.ts';
import { type ShelfEntry, shelfEntry } from './shelf-entry.ts';

/** The shelf in one language: as the list has it, or `builtIn` when the list cannot be had. */
export async function loadShelf(
  list: () => Promise<readonly ListedGame[]>,
  builtIn: readonly ListedGame[],
  locale: Locale,
  logFailure: (error: unknown, what: string) => void,
): Promise<ShelfEntry[]> {
  const games = await orElse(list, builtIn, 'loading the games', logFailure);
  return games.map((game) => shelfEntry(game, locale));
}
