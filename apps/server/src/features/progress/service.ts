import type { Progress } from '@michi/contracts/progress';
import type { PlayableGame } from '@michi/games/catalogue';
import { deviceKey } from '../../secrets/device-key.ts';
import type { ProgressRepository, RunTotals, WonLevel } from './repository.ts';

export interface ProgressService {
  /** What was reached on a device, or by the account it plays for; nothing on one that never sent a result. */
  ofDevice(deviceId: string, game: PlayableGame): Promise<Progress>;
  ofPlayer(playerId: string, game: PlayableGame): Promise<Progress>;
  /** Adds a run to the totals of its game. Part of the caller's transaction. */
  raiseTotals(run: RunTotals): Promise<void>;
  /** Marks the level as completed and keeps its best score. Part of the caller's transaction. */
  raiseLevel(won: WonLevel): Promise<void>;
  /** Hands all progress of one player over to another, who may have some already. Part of the caller's transaction. */
  merge(from: string, into: string): Promise<void>;
}

/** `playerOf` tells who plays on the device of a key. */
export function createProgressService(
  repository: ProgressRepository,
  playerOf: (deviceKey: string) => Promise<string | null>,
): ProgressService {
  async function ofPlayer(playerId: string, game: PlayableGame): Promise<Progress> {
    const rows = await repository.levels(playerId, game);
    const levels = rows.map((row) => {
      return [row.level_id, { completed: row.completed === 1, highScore: row.high_score }] as const;
    });
    return { totalScore: await repository.totalScore(playerId, game), levels: Object.fromEntries(levels) };
  }

  return {
    ofPlayer,
    async ofDevice(deviceId, game) {
      const playerId = await playerOf(deviceKey(deviceId));
      return playerId === null ? { totalScore: 0, levels: {} } : ofPlayer(playerId, game);
    },
    raiseTotals: repository.raiseTotals,
    raiseLevel: repository.raiseLevel,
    merge: repository.merge,
  };
}
