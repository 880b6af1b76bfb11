import type { ListedGame } from '@michi/contracts/games';
import type { Locale } from '@michi/messages/locales';
import { orElse } from '../../lib/calls/or-else.ts';
import { type HubEntry, hubEntry } from './hub-entry.ts';

/** The hub in one language: as the list has it, or `builtIn` when the list cannot be had. */
export async function loadHub(
  list: () => Promise<readonly ListedGame[]>,
  builtIn: readonly ListedGame[],
  locale: Locale,
  logFailure: (error: unknown, what: string) => void,
): Promise<HubEntry[]> {
  const games = await orElse(list, builtIn, 'loading the games', logFailure);
  return games.map((game) => hubEntry(game, locale));
}
