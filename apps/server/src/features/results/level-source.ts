import type { PlayedGame } from '@michi/games/catalogue';
import type { Proving } from '@michi/games/proving';

/** How a level is played now. */
export interface LevelToPlay {
  readonly setup: unknown;
  /** Whether runs with a ticket count for the leaderboards. */
  readonly ranked: boolean;
  /** The total score from which the level is open, if it ever is locked. */
  readonly unlockScore?: number;
  /** Where everybody has the same deal, its seed. */
  readonly seed?: number;
  /** Only the first run of somebody with an account ranks. */
  readonly once?: true;
}

/** Knows the levels of one game, and whether one may be played as the device proposes; null when it may not. */
type LevelSource = (level: string, proposed: unknown) => Promise<LevelToPlay | null>;

/** Sets up the levels of one game that rank because the device has no say in them; null for all others. */
type Dealer = (level: string) => LevelToPlay | null;

export interface LevelParts {
  /** The games of which only the server knows the levels. */
  readonly levels: Readonly<Partial<Record<PlayedGame, LevelSource>>>;
  readonly dealers: Readonly<Partial<Record<PlayedGame, Dealer>>>;
}

/** A level as the device proposes to play it; null when it cannot be played so. */
export async function findLevel(
  { levels }: Pick<LevelParts, 'levels'>,
  game: PlayedGame,
  { setupFor }: Proving,
  id: string,
  proposed: unknown,
): Promise<LevelToPlay | null> {
  const ofServer = levels[game];
  if (ofServer) return ofServer(id, proposed);
  const setup = setupFor?.(id, proposed) ?? null;
  return setup === null ? null : { setup, ranked: false };
}
