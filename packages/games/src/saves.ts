import { savingGames } from './catalogue.ts';
import { learnerSaves } from './learner-saves.ts';
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

/** Every save by its name: of a game, such as `jukugo.challenge`, or of the learner, such as `learner.dayPlan`. */
export const saves: ReadonlyMap<string, Save<unknown>> = new Map(
  [
    ...loaded,
    ['learner', { saves: learnerSaves as Readonly<Record<string, Save<unknown>>> }] as const,
  ].flatMap(([owner, { saves }]) => Object.entries(saves).map(([name, save]) => [`${owner}.${name}`, save])),
);
