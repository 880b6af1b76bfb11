import { type PlayedGame, playedGames } from './catalogue.ts';
import { type GameProving, type Proving, provingOfVersion } from './proving.ts';

const loaded = await Promise.all(
  playedGames.map(async (game) => [game, (await import(`./${game}/proving.ts`)) as GameProving] as const),
);
const provings = Object.fromEntries(loaded) as Readonly<Record<PlayedGame, GameProving>>;

/** What proves the runs of a game that are begun now. */
export const provingOf = (game: PlayedGame): Proving => provings[game].proving;

/** What proves a run that came at `at` (epoch ms); null when its rules are no longer known, or not yet. */
export const provingOfRun = (game: PlayedGame, rulesVersion: number, at: number): Proving | null =>
  provingOfVersion(provings[game], rulesVersion, at);
