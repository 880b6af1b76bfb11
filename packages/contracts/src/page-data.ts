import type { PlayableGame } from '@michi/games/game-id';
import type { Locale } from '@michi/messages/locales';
import type { GameLevel } from './game-levels.ts';
import type { Leaderboard, Period } from './leaderboards.ts';

/**
 * What the pages take in-process from the services behind the documented calls, so that a page rendered on
 * the server shows the same data as the call that the browser makes later.
 */
export interface PageData {
  gameLevels(game: PlayableGame, locale: Locale): Promise<readonly GameLevel[]>;
  leaderboard(game: PlayableGame, period: Period): Promise<Leaderboard>;
  /** Reports a failure that the page survives. */
  logFailure(error: unknown, what: string): void;
}
