import { randomUUIDv7 as newId } from 'node:crypto';
import type { Database } from '../db/open.ts';
import { createDevicesRepository } from '../features/devices/repository.ts';
import { createLeaderboardsRepository } from '../features/leaderboards/repository.ts';
import { createLeaderboardsService } from '../features/leaderboards/service.ts';
import { testTime } from './test-server.ts';

export interface WonRun {
  readonly playerId: string;
  readonly score: number;
  readonly at?: number;
  readonly level?: string;
  readonly ranked?: boolean;
}

/** Stores won runs of Mitsukete as if they had been proved, and enters the ranked ones in the leaderboards. */
export function runStore(database: Database): (run: WonRun) => Promise<void> {
  const { playerOf } = createDevicesRepository(database);
  const repository = createLeaderboardsRepository(database);
  const leaderboards = createLeaderboardsService(repository, playerOf, () => testTime);
  const game = 'mitsukete';
  return ({ playerId, score, at = testTime, level = 'first-strokes', ranked = true }) =>
    database.transaction(async () => {
      const runId = newId();
      const row = {
        id: runId,
        player_id: playerId,
        game,
        level_id: level,
        ticket_id: ranked ? newId() : null,
        won: 1,
        ranked: ranked ? 1 : 0,
        score,
        duration_ms: 60_000,
        rules_version: 1,
        content_version: '1',
        recording: '{}',
        finished_at: at,
      } as const;
      await database.query().insertInto('game_results').values(row).execute();
      if (ranked) await leaderboards.raise({ runId, playerId, game, level, score, at });
    });
}
