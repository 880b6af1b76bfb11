import type { PlayableGame } from '@michi/games/catalogue';
import type { Locale } from '@michi/messages/locales';
import { loadMessages } from '../../lib/language/messages.ts';
import { type BuiltRoute, loadedFiles } from '../../lib/pages/built-files.ts';

/** Fetches what a game is made of, behind all that the page itself loads. */
export async function fetchAhead(game: PlayableGame, locale: Locale): Promise<void> {
  const loaded = new Set(loadedFiles());
  const files = filesOfRoutes(`routes/${game}/`).filter((file) => !loaded.has(file));
  const fetched = files.map(async (file) => {
    const response = await fetch(file, { priority: 'low' });
    await response.arrayBuffer(); // or it would not be kept
  });
  await Promise.all([...fetched, loadMessages(locale, [game, 'audio', 'achievements'])]);
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
