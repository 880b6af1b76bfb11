import { getGameLevels } from '@michi/contracts/game-levels';
import { gamesWithLevels, type PlayableGame } from '@michi/games/catalogue';
import type { Locale } from '@michi/messages/locales';
import type { Namespace } from '@michi/messages/namespaces';
import { call } from '../../lib/calls/api-client.ts';
import { loadMessages } from '../../lib/language/messages.ts';
import { type BuiltRoute, loadedFiles } from '../../lib/pages/built-files.ts';

/** Beside its own: what a game says on the page on which its first run is played. */
const alsoSaid: Partial<Record<PlayableGame, readonly Namespace[]>> = {
  hanazono: ['lookalikes'],
  mitsukete: ['lookalikes'],
  tokyoquest: ['tokyoShibuya'],
};

/** The messages with which a game begins. */
export const messagesAhead = (game: PlayableGame): readonly Namespace[] => [
  game,
  'audio',
  'achievements',
  ...(alsoSaid[game] ?? []),
];

/** Fetches what a game is made of and its levels, behind all that the page itself loads. */
export async function fetchAhead(game: PlayableGame, locale: Locale): Promise<void> {
  const loaded = new Set(loadedFiles());
  const files = filesOfRoutes(`routes/${game}/`).filter((file) => !loaded.has(file));
  const fetched = files.map(async (file) => {
    const response = await fetch(file, { priority: 'low' });
    await response.arrayBuffer(); // or it would not be kept
  });
  await Promise.all([...fetched, loadMessages(locale, messagesAhead(game))]);
  const withLevels = gamesWithLevels.find((id) => id === game);
  if (withLevels) await call(getGameLevels, { query: { game_type: withLevels }, locale });
}

/** The paths of the files of which the routes are made whose ids begin so, and of those around them. */
function filesOfRoutes(prefix: string): string[] {
  const routes = globalThis.__reactRouterManifest?.routes ?? {};
  const around = (id: string | undefined): BuiltRoute[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [route, ...around(route.parentId)] : [];
  };
  const files = Object.keys(routes)
    .filter((id) => id.startsWith(prefix))
    .flatMap(around)
    .flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]);
  return [...new Set(files.map((file) => new URL(file, location.origin).pathname))];
}
