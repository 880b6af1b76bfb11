import { type GameLevel, getGameLevels } from '@michi/contracts/game-levels';
import type { Locale } from '@michi/messages/locales';
import { call } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';

const kept = new Map<Locale, readonly GameLevel[]>();

/** Keeps levels of the server for when it cannot be reached, as long as the page lives. */
export function keepLevels(locale: Locale, levels: readonly GameLevel[]): void {
  kept.set(locale, levels);
}

/** The levels as the server has them, in one language, or those kept. Throws as `call` does when there are none. */
export async function fetchLevels(locale: Locale): Promise<readonly GameLevel[]> {
  try {
    return (await call(getGameLevels, { query: { game_type: 'mitsukete' }, locale })).data;
  } catch (error) {
    const levels = kept.get(locale);
    if (!levels) throw error;
    logFailure(error, 'loading the levels again');
    return levels;
  }
}
