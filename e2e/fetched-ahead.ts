import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf, gamesWithLevels, type PlayableGame } from '@michi/games/catalogue';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What Vite says of a built file, by its source. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const chunks: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../apps/web/build/client/.vite/manifest.json'), 'utf8'),
);

/** Watches what a page fetches. What it answers waits until all is there with which a game begins, in German. */
export function watchFetched(page: Page): (game: PlayableGame) => Promise<void> {
  const fetched = new Set<string>();
  page.on('requestfinished', (request) => {
    const { pathname, search } = new URL(request.url());
    fetched.add(pathname + search);
  });
  return (game) => expect.poll(() => begunWith(game).filter((address) => !fetched.has(address))).toEqual([]);
}

function begunWith(game: PlayableGame): string[] {
  const pages = (gameOf(game).pages ?? []).filter(({ comesLater }) => !comesLater);
  const routes = ['game', ...pages.map(({ screen }) => `${game}/${screen}`)];
  const said = [game, 'audio', 'achievements', ...(game === 'mitsukete' ? ['lookalikes'] : [])];
  const files = [
    ...filesOf(routes.map((route) => `app/routes/${route}.tsx?__react-router-build-client-route`)),
    ...said.map((namespace) => fileOf(`../../packages/messages/messages/de/${namespace}.json`)),
  ];
  const levels = gamesWithLevels.some((id) => id === game) ? [`/api/v1/game-levels?game_type=${game}`] : [];
  return [...files.map((file) => `/${file}`), ...levels];
}

/** What some sources became, with all that they import at once. */
function filesOf(sources: readonly string[]): string[] {
  const found = new Set(sources);
  // a set goes on to what is added while it is walked through
  for (const source of found) for (const more of chunks[source]?.imports ?? []) found.add(more);
  return [...found].flatMap((source) => [fileOf(source), ...(chunks[source]?.css ?? [])]);
}

function fileOf(source: string): string {
  const chunk = chunks[source];
  if (!chunk) throw new Error(`the build has no ${source}`);
  return chunk.file;
}
