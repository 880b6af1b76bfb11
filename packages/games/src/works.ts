import { makingGames } from './catalogue.ts';
import type { WorkKind } from './work.ts';

const loaded = await Promise.all(
  makingGames.map(
    async (game) =>
      [
        game,
        (await import(`./${game}/works.ts`)) as { works: Readonly<Record<string, WorkKind<unknown>>> },
      ] as const,
  ),
);

/** Every kind of work of every game by its name, such as `kotodama.haiku`. */
export const workKinds: ReadonlyMap<string, WorkKind<unknown>> = new Map(
  loaded.flatMap(([game, { works }]) =>
    Object.entries(works).map(([name, kind]) => [`${game}.${name}`, kind]),
  ),
);
