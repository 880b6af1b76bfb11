// What sharing a commit is worth: results stored durably through the write queue against one transaction each.
import { randomUUIDv7 as newId } from 'node:crypto';
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { GameEvent } from '@michi/game-kit/events';
import type { Recording } from '@michi/game-kit/recording';
import { type Database, openDatabase } from '../apps/server/src/db/open.ts';
import { createWriteQueue } from '../apps/server/src/db/write-queue.ts';
import { createDevicesRepository } from '../apps/server/src/features/devices/repository.ts';
import { createLeaderboardsRepository } from '../apps/server/src/features/leaderboards/repository.ts';
import { createLeaderboardsService } from '../apps/server/src/features/leaderboards/service.ts';
import { createLearningRepository } from '../apps/server/src/features/learning/repository.ts';
import { createLearningService } from '../apps/server/src/features/learning/service.ts';
import { createProgressRepository } from '../apps/server/src/features/progress/repository.ts';
import { createProgressService } from '../apps/server/src/features/progress/service.ts';
import { createRunKeeper } from '../apps/server/src/features/results/keep-run.ts';
import { createResultsRepository } from '../apps/server/src/features/results/repository.ts';
import type { Played } from '../apps/server/src/features/results/service.ts';
import { median, print } from './figure.ts';
import { newFolder } from './folder.ts';

const clients = 64;
const roundMs = 2_000;
const rounds = 5;
const syncs = 200;

type Run = (job: () => Promise<void>) => Promise<void>;

const queued: number[] = [];
const alone: number[] = [];
for (let round = 0; round < rounds; round++) {
  queued.push(await resultsPerSecond((database) => createWriteQueue(database).run));
  alone.push(await resultsPerSecond((database) => database.transaction));
}
using folder = newFolder();
print({
  name: `durable results/s through the write queue against a transaction each, ${clients} clients`,
  value: median(queued) / median(alone),
  digits: 2,
  wanted: { atLeast: 3 },
  note: `${median(queued).toFixed(0)}/s against ${median(alone).toFixed(0)}/s in ${folder.path}, where writing through takes ${syncMs(folder.path).toFixed(2)} ms`,
});

/** Lets all clients store one result after the other in a new database. */
async function resultsPerSecond(runOf: (database: Database) => Run): Promise<number> {
  using folder = newFolder();
  const database = await openDatabase(join(folder.path, 'bench.db'));
  const run = runOf(database);
  const store = storeIn(database);
  const startedAt = performance.now();
  let stored = 0;
  const client = async (_: unknown, id: number) => {
    for (; performance.now() - startedAt < roundMs; stored++) await run(() => store(`device ${id}`));
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - startedAt) / 1000;
  await database.close();
  return stored / seconds;
}

/** As in a run of the first level without a mistake. */
const answered = ['山', '川', '日'].map((kanji): GameEvent => {
  return {
    type: 'kanjiAnswered',
    kanji,
    skill: 'recognition',
    asked: { of: 16 },
    correct: true,
    hinted: false,
    ms: 1_200,
  };
});

/** What the server does for a won run with a ticket once it is proved. */
function storeIn(database: Database): (deviceKey: string) => Promise<void> {
  const { playerOf, playerFor } = createDevicesRepository(database);
  const progress = createProgressService(createProgressRepository(database), playerOf);
  const leaderboards = createLeaderboardsService(createLeaderboardsRepository(database), playerOf, Date.now);
  const learning = createLearningService(createLearningRepository(database), playerOf);
  const keeper = createRunKeeper<Played>({
    repository: createResultsRepository(database),
    raiseTotals: progress.raiseTotals,
    raiseLevel: progress.raiseLevel,
    raiseLeaderboards: leaderboards.raise,
    recountLeaderboards: leaderboards.recount,
    noteAnswers: ({ id, player_id, game, level_id }, played) =>
      learning.note({ ...played, runId: id, playerId: player_id, game, level: level_id }),
    forgetAnswers: learning.forget,
  });
  const recording: Recording = {
    gameId: 'mitsukete',
    rulesVersion: 1,
    setup: null,
    seed: 1,
    moves: Array.from({ length: 60 }, (_, at) => ({ at, seat: 0, move: { pick: 1 } })),
    endedAt: 60_000,
  };
  let score = 0;
  return async (deviceKey) => {
    const at = Date.now();
    score++;
    const playerId = await playerFor(deviceKey, at);
    await keeper.keep(
      {
        id: newId(),
        player_id: playerId,
        game: 'mitsukete',
        level_id: 'first-strokes',
        ticket_id: newId(),
        won: 1,
        ranks_from: 0,
        score,
        duration_ms: 60_000,
        rules_version: 1,
        content_version: 'bench',
        recording: JSON.stringify(recording),
        finished_at: at,
        left_early: 0,
        played_hash: newId(),
      },
      { events: answered, recording, at, utcOffset: 0, deviceKey, fastestAnswerMs: 240 },
    );
  };
}

/** How long a small write takes to reach the disk of a folder, in ms. */
function syncMs(path: string): number {
  const file = openSync(join(path, 'sync'), 'w');
  const page = Buffer.alloc(4096);
  const times = Array.from({ length: syncs }, () => {
    writeSync(file, page);
    const startedAt = performance.now();
    fdatasyncSync(file);
    return performance.now() - startedAt;
  });
  closeSync(file);
  return median(times);
}
