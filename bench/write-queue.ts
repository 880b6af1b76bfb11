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
/** Has answered this much already where the database is filled: 10,000 answers. */
const veteran = 'veteran';
const newcomer = 'newcomer';
const former = { runs: 250, answersPerRun: 40 } as const;
const roundMs = 2_000;
const rounds = 5;
const syncs = 200;

type Run = (job: () => Promise<void>) => Promise<void>;

const queued: number[] = [];
const alone: number[] = [];
const newcomers: number[] = [];
const veterans: number[] = [];
using folder = newFolder();
const filled = join(folder.path, 'filled.db');
await fill(filled);
for (let round = 0; round < rounds; round++) {
  queued.push(await resultsPerSecond(newDatabase(), shared));
  alone.push(await resultsPerSecond(newDatabase(), (database) => database.transaction));
  newcomers.push(await resultsPerSecond(filled, shared, newcomer));
  veterans.push(await resultsPerSecond(filled, shared, veteran));
}
print({
  name: `durable results/s through the write queue against a transaction each, ${clients} clients`,
  value: median(queued) / median(alone),
  digits: 2,
  wanted: { atLeast: 3 },
  note: `${median(queued).toFixed(0)}/s against ${median(alone).toFixed(0)}/s in ${folder.path}, where writing through takes ${syncMs(folder.path).toFixed(2)} ms`,
});
print({
  name: `results/s of learners with ${former.runs * former.answersPerRun} answers against those of newcomers beside them`,
  value: median(veterans) / median(newcomers),
  digits: 2,
  wanted: { atLeast: 0.9 },
  note: `${median(veterans).toFixed(0)}/s against ${median(newcomers).toFixed(0)}/s`,
});

function shared(database: Database): Run {
  return createWriteQueue(database).run;
}

function newDatabase(): string {
  return join(folder.path, `${newId()}.db`);
}

/** Lets all clients store one result after the other, each for a learner of its own. */
async function resultsPerSecond(
  path: string,
  runOf: (database: Database) => Run,
  learner = veteran,
): Promise<number> {
  const database = await openDatabase(path);
  const run = runOf(database);
  const { store } = storeIn(database);
  const startedAt = performance.now();
  let stored = 0;
  const client = async (_: unknown, id: number) => {
    for (; performance.now() - startedAt < roundMs; stored++) await run(() => store(`${learner} ${id}`));
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - startedAt) / 1000;
  await database.close();
  return stored / seconds;
}

/**
 * Makes a database with a veteran and a newcomer for each client. They are made in turns, so that the rows of either lie
 * on pages of their own: what differs is how many there are.
 */
async function fill(path: string): Promise<void> {
  const database = await openDatabase(path);
  const { store } = storeIn(database);
  const events = Array.from({ length: former.answersPerRun }, (_, index) => answerTo(kanjiNumber(index)));
  for (let id = 0; id < clients; id++)
    await database.transaction(async () => {
      for (let run = 0; run < former.runs; run++) await store(`${veteran} ${id}`, events);
      await store(`${newcomer} ${id}`);
    });
  await database.close();
}

function kanjiNumber(index: number): string {
  return String.fromCodePoint(0x4e00 + index);
}

/** As in a run of the first level without a mistake. */
function answeredInFirstLevel(): GameEvent[] {
  return ['山', '川', '日'].map(answerTo);
}

function answerTo(kanji: string): GameEvent {
  return {
    type: 'kanjiAnswered',
    kanji,
    skill: 'recognition',
    asked: { of: 16 },
    correct: true,
    hinted: false,
    ms: 1_200,
  };
}

/** What the server does for a won run with a ticket once it is proved. */
function storeIn(database: Database) {
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
  const store = async (deviceKey: string, events = answeredInFirstLevel()) => {
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
      { events, recording, at, utcOffset: 0, deviceKey, fastestAnswerMs: 240 },
    );
  };
  return { store };
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
