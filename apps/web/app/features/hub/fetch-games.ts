import { getGames, type ListedGame } from '@michi/contracts/games';
import type { Locale } from '@michi/messages/locales';
import { call } from '../../lib/calls/api-client.ts';

/** Every game as the server lists it. Throws as `call` does. */
export const fetchGames = (locale: Locale): Promise<readonly ListedGame[]> => call(getGames, { locale });
