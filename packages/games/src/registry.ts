import { type PlayedGame, playedGames } from './catalogue.ts';
import type { Proving } from './proving.ts';

const loaded = await Promise.all(
  playedGames.map(async (game) => {
    const { proving } = (await import(`./${game}/proving.ts`)) as { readonly proving: Proving };
    return [game, proving] as const;
  }),
);
const provings = Object.fromEntries(loaded) as Readonly<Record<PlayedGame, Proving>>;

/** What proves the runs of a game. */
export const provingOf = (game: PlayedGame): Proving => provings[game];
