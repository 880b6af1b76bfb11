import { type GameLevel, getGameLevels } from '@michi/contracts/game-levels';
import type { Locale } from '@michi/messages/locales';
import { call } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';

const kept = new Map<Locale, readonly GameLevel[]>();

/** Keeps the server's levels in memory, for when the server is unreachable. */
export function rememberLevels(locale: Locale, levels: readonly GameLevel[]): void {
  kept.set(locale, levels);
}

/** The levels of the server in one language, otherwise those in memory. Without either, throws as `call` does. */
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
