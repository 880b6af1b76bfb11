import { gameOf, gamesWithLevels, type PlayableGame } from '@michi/games/catalogue';
import type { Locale } from '@michi/messages/locales';
import type { Namespace } from '@michi/messages/namespaces';
import { loadMessages } from '../../lib/language/messages.ts';
import { type BuiltRoute, idle, loadedFiles, routeImportsPath } from '../../lib/pages/built-files.ts';

/** The namespaces, besides its own, that a game needs on the page of its first run. */
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

/** The address of a game's levels. Their schemas are not imported, because nothing is parsed here. */
export const levelsPath = (game: PlayableGame): string => `/api/v1/game-levels?game_type=${game}`;

/**
 * Fetches the files of a game and its levels, after everything that the page itself loads, until `stopped`: each file
 * once, and a new one only while the page has nothing to do.
 */
export async function fetchAhead(game: PlayableGame, locale: Locale, stopped: AbortSignal): Promise<void> {
  stopped.addEventListener('abort', () => leaveTo(game));
  await idle();
  if (stopped.aborted) return;
  const said = loadMessages(locale, messagesAhead(game)).catch(() => {}); // the game itself asks for what is missing
  const fetched: Promise<void>[] = [];
  const loaded = new Set(loadedFiles());
  for (const file of await filesBegunWith(game)) {
    if (loaded.has(file)) continue;
    await idle();
    if (stopped.aborted) return;
    fetched.push(keepOnce(file, game));
  }
  await Promise.all([said, ...fetched]);
  if (stopped.aborted || !gamesWithLevels.some((id) => id === game)) return;
  await keep(levelsPath(game), {
    signal: stopped,
    headers: { 'accept-language': locale, 'x-locale': locale },
  });
}

interface UnderWay {
  readonly games: Set<PlayableGame>;
  readonly stop: AbortController;
  readonly kept: Promise<void>;
}
const underWay = new Map<string, UnderWay>();

/** Fetches a file, unless it was fetched or is being fetched. */
function keepOnce(file: string, game: PlayableGame): Promise<void> {
  const begun = underWay.get(file);
  begun?.games.add(game);
  const { kept } = knownBuild();
  if (begun || kept.has(file)) return begun?.kept ?? Promise.resolve();
  const stop = new AbortController();
  const fetched = keep(file, { signal: stop.signal })
    .then(() => void kept.add(file))
    .catch(() => {}) // the game itself asks for what is missing
    .finally(() => underWay.delete(file));
  underWay.set(file, { games: new Set([game]), stop, kept: fetched });
  return fetched;
}

/** Stops the fetches of this game only. */
function leaveTo(game: PlayableGame): void {
  for (const { games, stop } of underWay.values()) if (games.delete(game) && games.size === 0) stop.abort();
}

/** Fetches a path, so that the browser caches its answer. */
async function keep(path: string, options: RequestInit): Promise<void> {
  const response = await fetch(path, { priority: 'low', ...options });
  await response.arrayBuffer(); // otherwise the browser does not cache it
}

/** The paths of the files of a game's first pages and of their frame. */
async function filesBegunWith(game: PlayableGame): Promise<string[]> {
  const { routes = {} } = globalThis.__reactRouterManifest ?? {};
  const imports = await knownImports();
  const around = (id: string | undefined): BuiltRoute[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [route, ...around(route.parentId)] : [];
  };
  const files = (gameOf(game).pages ?? [])
    .filter(({ comesLater }) => !comesLater)
    .flatMap(({ screen }) => around(`routes/${game}/${screen}`))
    .flatMap(({ id, module, css = [] }) => [module, ...(imports[id] ?? []), ...css]);
  return [...new Set(files.map((file) => new URL(file, location.origin).pathname))];
}

type Imports = Readonly<Record<string, readonly string[]>>;

interface Build {
  /** The imports of each route by its id; missing until they were requested. */
  imports?: Promise<Imports> | undefined;
  /** The paths that were fetched. */
  readonly kept: Set<string>;
}
const builds = new WeakMap<object, Build>();

/** The manifest of the page's build. */
function knownBuild(): Build {
  const manifest = globalThis.__reactRouterManifest ?? builds;
  const build = builds.get(manifest) ?? { kept: new Set() };
  builds.set(manifest, build);
  return build;
}

/** Requested once, and again after a failure. */
function knownImports(): Promise<Imports> {
  const build = knownBuild();
  build.imports ??= readImports().catch((error: unknown) => {
    build.imports = undefined;
    throw error;
  });
  return build.imports;
}

/** Without a build there are none: the game then loads everything itself. */
async function readImports(): Promise<Imports> {
  const response = await fetch(routeImportsPath(globalThis.__reactRouterManifest?.version ?? ''), {
    priority: 'low',
  });
  return response.ok ? response.json() : {};
}
