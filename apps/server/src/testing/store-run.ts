import { randomUUIDv7 as newId } from 'node:crypto';
import type { Database } from '../db/open.ts';
import { createDevicesRepository } from '../features/devices/repository.ts';
import { createLeaderboardsRepository } from '../features/leaderboards/repository.ts';
import { createLeaderboardsService } from '../features/leaderboards/service.ts';
import { createProgressRepository } from '../features/progress/repository.ts';
import { createProgressService } from '../features/progress/service.ts';
import { createResultsRepository } from '../features/results/repository.ts';
import { createRunWriter, type RunWriter } from '../features/results/write-run.ts';
import { testTime } from './test-server.ts';

export interface WonRun {
  readonly playerId: string;
  readonly score: number;
  readonly at?: number;
  readonly level?: string;
  /** The total score from which it counts for the leaderboards; null when it never does. */
  readonly ranksFrom?: number | null;
}

/** What keeps runs in a database. */
export function testRunWriter(database: Database): RunWriter<number> {
  const devices = createDevicesRepository(database);
  const playerOf = (deviceKey: string) => devices.playerOf(deviceKey, testTime);
  const progress = createProgressService(createProgressRepository(database), playerOf);
  const repository = createLeaderboardsRepository(database);
  const leaderboards = createLeaderboardsService(repository, playerOf, () => testTime);
  return createRunWriter({
    repository: createResultsRepository(database),
    raiseTotals: progress.raiseTotals,
    raiseLevel: progress.raiseLevel,
    raiseLeaderboards: leaderboards.raise,
    recountLeaderboards: leaderboards.recount,
    noteAnswers: async (_, answered) => answered,
    forgetAnswers: async () => 0,
  });
}

/** As in a run without a mistake. */
const kanjiAnswered = 3;

/** Stores won runs of Mitsukete as if they had been proved. */
export function runStore(database: Database): (run: WonRun) => Promise<void> {
  const runWriter = testRunWriter(database);
  return ({ playerId, score, at = testTime, level = 'first-strokes', ranksFrom = 0 }) =>
    database.transaction(async () => {
      await runWriter.store(
        {
          id: newId(),
          player_id: playerId,
          game: 'mitsukete',
          level_id: level,
          ticket_id: ranksFrom === null ? null : newId(),
          won: 1,
          ranks_from: ranksFrom,
          score,
          duration_ms: 60_000,
          rules_version: 1,
          content_version: '1',
          recording: '{}',
          finished_at: at,
          abandoned: 0,
          played_hash: newId(),
        },
        kanjiAnswered,
      );
    });
}
