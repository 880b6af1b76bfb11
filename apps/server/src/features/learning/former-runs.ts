import { type Recording, recordingSchema, replay } from '@michi/game-kit/recording';
import type { Proving } from '@michi/games/proving';
import * as z from 'zod/mini';
import type { WriteQueue } from '../../db/write-queue.ts';
import type { FormerRun, LearningRepository } from './repository.ts';
import type { LearningService } from './service.ts';

/** So few that others never wait long: a run is played again in less than a millisecond. */
const pageSize = 20;

export interface FormerRunsParts {
  readonly repository: Pick<LearningRepository, 'formerRuns' | 'formerRunsUntil' | 'noteFormerRunsUntil'>;
  readonly learning: Pick<LearningService, 'note'>;
  readonly queue: WriteQueue;
  /** What proves a run of a game by this version of its rules; null when nothing does any more. */
  provingOf(game: string, rulesVersion: number): Proving | null;
}

/** What was made of the runs that were stored before answers were noted. */
export interface Filled {
  readonly noted: number;
  /** Of rules that nobody knows any more, or of recordings that cannot be read. */
  readonly passedOver: number;
}

/**
 * Notes the answers of all runs that were stored before answers were noted, by playing them again, page by page: broken
 * off anywhere, it goes on behind the last page that was stored. Resolves when none is left.
 */
export async function noteFormerRuns(parts: FormerRunsParts): Promise<Filled> {
  const { repository, queue } = parts;
  let [noted, passedOver] = [0, 0];
  for (;;) {
    const page = await queue.run(async () => {
      const runs = await repository.formerRuns(await repository.formerRunsUntil(), pageSize);
      const last = runs.at(-1);
      if (!last) return null;
      let done = 0;
      for (const run of runs) if (await noteFormerRun(run, parts)) done += 1;
      await repository.noteFormerRunsUntil(last.id);
      return { done, of: runs.length };
    });
    if (!page) return { noted, passedOver };
    noted += page.done;
    passedOver += page.of - page.done;
  }
}

async function noteFormerRun(run: FormerRun, { learning, provingOf }: FormerRunsParts): Promise<boolean> {
  const proving = provingOf(run.game, run.rules_version);
  const recording = parseRecording(run.recording);
  if (!proving || !recording) return false;
  const replayed = replay(proving.rules, recording);
  if (!replayed.ok) return false;
  await learning.note({
    runId: run.id,
    playerId: run.player_id,
    game: run.game,
    level: run.level_id,
    events: replayed.events,
    recording,
    at: run.finished_at,
    utcOffset: 0,
    deviceKey: null,
    fastestAnswerMs: proving.fastestAnswerMs,
  });
  return true;
}

function parseRecording(text: string): Recording | null {
  const { success, data } = z.safeParse(recordingSchema, parseJson(text));
  return success ? data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
