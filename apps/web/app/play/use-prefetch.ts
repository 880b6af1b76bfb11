import type { PlayableGame } from '@michi/games/catalogue';
import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { logFailure } from '../lib/log-failure.ts';
import { loadMessages } from '../lib/messages.ts';

/** What the router's manifest says of the files of a route. */
interface RouteFiles {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

declare global {
  var __reactRouterManifest: { readonly routes: Readonly<Record<string, RouteFiles>> } | undefined;
}

const asked = new Set<string>();

/** Brings what the other pages of a game need into the browser's cache, so that they open without a network too. */
export function usePrefetch(game: PlayableGame): void {
  const locale = useLocale();
  useEffect(() => {
    if (!navigator.onLine) return;
    loadMessages(locale, [game, 'audio', 'achievements']).catch((error: unknown) =>
      logFailure(error, 'loading messages ahead'),
    );
    for (const file of filesOf(game)) fetchOnce(file);
  }, [game, locale]);
}

function filesOf(game: PlayableGame): string[] {
  const routes = Object.entries(globalThis.__reactRouterManifest?.routes ?? {});
  return routes
    .filter(([id]) => id.startsWith(`routes/${game}/`))
    .flatMap(([, { module, imports = [], css = [] }]) => [module, ...imports, ...css]);
}

function fetchOnce(file: string): void {
  if (asked.has(file)) return;
  asked.add(file);
  // read to its end: what is only begun may be broken off and is not kept
  fetch(file, { priority: 'low' })
    .then((response) => response.arrayBuffer())
    .catch(() => asked.delete(file));
}
