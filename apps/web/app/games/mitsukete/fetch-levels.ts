import { type GameLevel, getGameLevels } from '@michi/contracts/game-levels';
import type { Locale } from '@michi/messages/locales';
import { call } from '../../lib/api-client.ts';

/** The levels as the server has them, in one language. Throws as `call` does. */
export async function fetchLevels(locale: Locale): Promise<readonly GameLevel[]> {
  return (await call(getGameLevels, { query: { game_type: 'mitsukete' }, locale })).data;
}
