import type { LevelProgress, Progress } from '@michi/contracts/progress';
import type { PlayedGame } from '@michi/games/catalogue';
import { deviceKey } from '../../secrets/device-key.ts';
import type { ProgressRepository, RunTotals, WonLevel } from './repository.ts';

export interface ProgressService {
  /** What was reached on a device, or by the account it plays for; nothing on one that never sent a result. */
  ofDevice(deviceId: string, game: PlayedGame): Promise<Progress>;
  /** The same of levels that were won alone, and without times: both are looked for among all runs. */
  ofPlayer(playerId: string, game: PlayedGame): Promise<Progress>;
  /** Adds a run to the totals of its game. Part of the caller's transaction. */
  raiseTotals(run: RunTotals): Promise<void>;
  /** Marks the level as completed and keeps its best score. Part of the caller's transaction. */
  raiseLevel(won: WonLevel): Promise<void>;
  /** Hands all progress of one player over to another, who may have some already. Part of the caller's transaction. */
  merge(from: string, into: string): Promise<void>;
}

const notWon: LevelProgress = { completed: false, highScore: 0 };

/** `playerOf` tells who plays on the device of a key. */
export function createProgressService(
  repository: ProgressRepository,
  playerOf: (deviceKey: string) => Promise<string | null>,
): ProgressService {
  async function ofPlayer(playerId: string, game: PlayedGame): Promise<Progress> {
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
      if (playerId === null) return { totalScore: 0, levels: {} };
      const { totalScore, levels } = await ofPlayer(playerId, game);
      const tried = await repository.tried(playerId, game);
      const timed = new Map(Object.entries(levels));
      for (const [level, flawlessMs] of tried)
        timed.set(level, { ...(levels[level] ?? notWon), ...(flawlessMs !== null && { flawlessMs }) });
      return { totalScore, levels: Object.fromEntries(timed) };
    },
    raiseTotals: repository.raiseTotals,
    raiseLevel: repository.raiseLevel,
    merge: repository.merge,
  };
}
