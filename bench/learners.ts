// Learners who have answered much, and learners who have not, in one database.
import { randomUUIDv7 as newId } from 'node:crypto';
import type { GameEvent } from '@michi/game-kit/events';
import type { Recording } from '@michi/game-kit/recording';
import { matteringFrom } from '@michi/progress/challenges';
import { type Database, openDatabase } from '../apps/server/src/db/open.ts';
import { createWriteQueue } from '../apps/server/src/db/write-queue.ts';
import { createDevicesRepository } from '../apps/server/src/features/devices/repository.ts';
import { createLeaderboardsRepository } from '../apps/server/src/features/leaderboards/repository.ts';
import { createLeaderboardsService } from '../apps/server/src/features/leaderboards/service.ts';
import { createLearningRepository } from '../apps/server/src/features/learning/repository.ts';
import { createLearningService } from '../apps/server/src/features/learning/service.ts';
import { createImportsRepository } from '../apps/server/src/features/memory/imports-repository.ts';
import { createMemoryRepository } from '../apps/server/src/features/memory/repository.ts';
import { createMemoryService } from '../apps/server/src/features/memory/service.ts';
import { createProgressRepository } from '../apps/server/src/features/progress/repository.ts';
import { createProgressService } from '../apps/server/src/features/progress/service.ts';
import { createResultsRepository } from '../apps/server/src/features/results/repository.ts';
import type { Played } from '../apps/server/src/features/results/service.ts';
import { createRunWriter } from '../apps/server/src/features/results/write-run.ts';
import { createBackgroundJobs } from '../apps/server/src/pacing/jobs.ts';
import { deviceKey } from '../apps/server/src/secrets/device-key.ts';

/** A veteran has answered `former` times already, a newcomer three times. */
export type Learner = 'veteran' | 'newcomer';

const runs = 250;
const answersPerRun = 40;
const kanjiMet = 2_000;
export const former = runs * answersPerRun;

const dayMs = 24 * 60 * 60 * 1000;
const runMs = 60_000;
const pauseMs = 10_000;
let lastEnd = Date.now() - 365 * 24 * 60 * 60 * 1000;
/** Runs end one after the other: what a device plays while it plays already counts only once. */
const nextEnd = () => (lastEnd += runMs + pauseMs);

/** The secret of a learner's device. */
export const deviceOf = (learner: Learner, id: number): string => `device_of-a-bench-${learner}-${id}`;

/**
 * Makes a database with a veteran and a newcomer each, `ofEach` of either. They are made in turns, so that the rows of either lie
 * on pages of their own: what differs is how many there are.
 */
export async function fill(path: string, ofEach: number): Promise<void> {
  const database = await openDatabase(path);
  const { store } = storeIn(database);
  for (let id = 0; id < ofEach; id++)
    await database.transaction(async () => {
      for (let run = 0; run < runs; run++) await store(deviceOf('veteran', id), answeredIn(run));
      await store(deviceOf('newcomer', id));
    });
  await database.close();
}

/** Every answer of a former run; after some while the same kanji come again. */
function answeredIn(run: number): GameEvent[] {
  const first = run * answersPerRun;
  return Array.from({ length: answersPerRun }, (_, index) =>
    answerTo(String.fromCodePoint(0x4e00 + ((first + index) % kanjiMet))),
  );
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
export function storeIn(database: Database) {
  const { playerFor, playing, ...devices } = createDevicesRepository(database);
  const playerOf = (deviceKey: string) => devices.playerOf(deviceKey, Date.now());
  const progress = createProgressService(createProgressRepository(database), playerOf);
  const leaderboards = createLeaderboardsService(createLeaderboardsRepository(database), playerOf, Date.now);
  // A database may be closed while a background job would still begin: that is no news here.
  const memory = createMemoryService({
    ...{ repository: createMemoryRepository(database), imports: createImportsRepository(database) },
    ...{ queue: createWriteQueue(database), jobs: createBackgroundJobs({ onFailure: () => {} }) },
    ...{ now: Date.now, playerOf, playing },
  });
  const learning = createLearningService({
    repository: createLearningRepository(database),
    playerOf,
    remember: memory.remember,
    foldAnew: memory.foldAnew,
    claimedBy: async () => ({}),
    matteringFrom: () => matteringFrom(Math.floor(Date.now() / dayMs)),
  });
  const runWriter = createRunWriter<Played>({
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
    endedAt: runMs,
  };
  let score = 0;
  const store = async (deviceId: string, events = answeredInFirstLevel()) => {
    const at = nextEnd();
    score++;
    const key = deviceKey(deviceId);
    const playerId = await playerFor(key, at);
    await runWriter.store(
      {
        id: newId(),
        player_id: playerId,
        game: 'mitsukete',
        level_id: 'first-strokes',
        ticket_id: newId(),
        won: 1,
        ranks_from: 0,
        score,
        duration_ms: runMs,
        rules_version: 1,
        content_version: 'bench',
        recording: JSON.stringify(recording),
        finished_at: at,
        abandoned: 0,
        played_hash: newId(),
      },
      { events, recording, at, utcOffset: 0, deviceKey: key, fastestAnswerMs: 240 },
    );
  };
  return { store };
}
