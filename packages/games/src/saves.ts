import { savingGames } from './catalogue.ts';
import type { Save } from './save.ts';

const loaded = await Promise.all(
  savingGames.map(
    async (game) =>
      [
        game,
        (await import(`./${game}/saves.ts`)) as { saves: Readonly<Record<string, Save<unknown>>> },
      ] as const,
  ),
);

/** Every save of every game by its name, such as `jukugo.challenge`. */
export const saves: ReadonlyMap<string, Save<unknown>> = new Map(
  loaded.flatMap(([game, { saves }]) =>
    Object.entries(saves).map(([name, save]) => [`${game}.${name}`, save]),
  ),
);
