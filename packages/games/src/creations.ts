import { makingGames } from './catalogue.ts';
import type { CreationKind } from './creation.ts';

const loaded = await Promise.all(
  makingGames.map(
    async (game) =>
      [
        game,
        (await import(`./${game}/creations.ts`)) as {
          creations: Readonly<Record<string, CreationKind<unknown>>>;
        },
      ] as const,
  ),
);

/** Every kind of creation of every game by its name, such as `kotodama.haiku`. */
export const creationKinds: ReadonlyMap<string, CreationKind<unknown>> = new Map(
  loaded.flatMap(([game, { creations }]) =>
    Object.entries(creations).map(([name, kind]) => [`${game}.${name}`, kind]),
  ),
);
