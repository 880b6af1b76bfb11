import { gamesWithLevels, type PlayableGame } from '@michi/games/catalogue';
import type { Locale } from '@michi/messages/locales';
import type { Namespace } from '@michi/messages/namespaces';
import { loadMessages } from '../../lib/language/messages.ts';
import { type BuiltRoute, loadedFiles, routeImportsPath } from '../../lib/pages/built-files.ts';

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

/** Where the levels of a game are, without the schemas that read them: nothing is read here. */
export const levelsPath = (game: PlayableGame): string => `/api/v1/game-levels?game_type=${game}`;

/** Fetches what a game is made of and its levels, behind all that the page itself loads. */
export async function fetchAhead(game: PlayableGame, locale: Locale): Promise<void> {
  const loaded = new Set(loadedFiles());
  const ofGame = await filesOfRoutes(`routes/${game}/`);
  const files = ofGame.filter((file) => !loaded.has(file));
  await Promise.all([keepAll(files), loadMessages(locale, messagesAhead(game))]);
  const hasLevels = gamesWithLevels.some((id) => id === game);
  if (hasLevels) await keep(levelsPath(game), { 'accept-language': locale, 'x-locale': locale });
}

/** Each is asked for in a task of its own: many at once would hold up what the reader does. */
async function keepAll(files: readonly string[]): Promise<void> {
  const kept: Promise<void>[] = [];
  for (const file of files) {
    await new Promise((resolve) => setTimeout(resolve));
    kept.push(keep(file));
  }
  await Promise.all(kept);
}

/** Fetches what lies at a path and leaves it to the cache of the browser. */
async function keep(path: string, headers: HeadersInit = {}): Promise<void> {
  const response = await fetch(path, { priority: 'low', headers });
  await response.arrayBuffer(); // or it would not be kept
}

/** The paths of the files of which the routes are made whose ids begin so, and of those around them. */
async function filesOfRoutes(prefix: string): Promise<string[]> {
  const { version = '', routes = {} } = globalThis.__reactRouterManifest ?? {};
  imports ??= await readImports(version);
  const around = (id: string | undefined): BuiltRoute[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [route, ...around(route.parentId)] : [];
  };
  const files = Object.keys(routes)
    .filter((id) => id.startsWith(prefix))
    .flatMap(around)
    .flatMap(({ id, module, css = [] }) => [module, ...(imports?.[id] ?? []), ...css]);
  return [...new Set(files.map((file) => new URL(file, location.origin).pathname))];
}

/** What the modules of each route import, by its id; null until it is known. */
let imports: Readonly<Record<string, readonly string[]>> | null = null;

/** Without a build there is none: then the game asks for all of it. */
async function readImports(version: string): Promise<typeof imports> {
  const response = await fetch(routeImportsPath(version), { priority: 'low' });
  return response.ok ? response.json() : null;
}
