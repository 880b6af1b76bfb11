import type { GameResult } from '@michi/contracts/game-results';
import { type Progress, progress } from '@michi/contracts/progress';
import type { PlayableGame } from '@michi/games/game-id';
import * as z from 'zod/mini';
import type { Entry, JsonStore } from '../lib/storage.ts';
import type { Ledger, ResultAnswer } from './outbox.ts';
import type { WaitingResult, WaitingResults } from './waiting-results.ts';

const prefix = 'kanji-no-michi:progress:';
/** Ids remembered as settled; far more than can still wait or be resumed. */
const maxSettled = 100;

const heard = z.object({
  /** What the server said last. */
  progress,
  /** Runs which that includes: they no longer count, even while they still lie in the outbox. */
  settled: z.array(z.string()),
  /** Grows with every answer taken in. */
  answers: z.int(),
});
type Heard = z.infer<typeof heard>;

export const noProgress: Progress = { totalScore: 0, levels: {} };

/**
 * What the learner has reached, as this device knows it: what the server said last, plus the won runs that it
 * has not confirmed. Each run is in exactly one of the two, so nothing is lost and nothing counts twice.
 */
export class LocalProgress implements Ledger {
  readonly #store: JsonStore;
  readonly #waiting: WaitingResults;
  readonly #ask: (game: PlayableGame) => Promise<Progress>;
  readonly #shown = new Map<PlayableGame, Progress>();
  readonly #listeners = new Set<() => void>();

  /** `ask` gets the progress from the server. */
  constructor(store: JsonStore, waiting: WaitingResults, ask: (game: PlayableGame) => Promise<Progress>) {
    this.#store = store;
    this.#waiting = waiting;
    this.#ask = ask;
    store.onChange((key) => {
      if (!waiting.isOwnKey(key) && !key?.startsWith(prefix)) return;
      this.#shown.clear();
      for (const listener of this.#listeners) listener();
    });
  }

  /** The same object until something changed. */
  shown(game: PlayableGame): Progress {
    const known = this.#shown.get(game);
    if (known) return known;
    const { progress, settled } = this.#entry(game).read();
    const unconfirmed = this.#waiting.of(game).filter(({ result }) => !settled.includes(result.runId));
    const shown = unconfirmed.reduce(withRun, progress);
    this.#shown.set(game, shown);
    return shown;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  isSettled({ game, runId }: GameResult): boolean {
    return this.#entry(game).read().settled.includes(runId);
  }

  /** Takes in the server's answer to a result. */
  settle({ game, level, runId }: GameResult, answer: ResultAnswer): void {
    const entry = this.#entry(game);
    const { progress, settled, answers } = entry.read();
    const { totalScore, level: reached } = answer.progress;
    entry.write({
      progress: { totalScore, levels: { ...progress.levels, [level]: reached } },
      settled: [runId, ...settled].slice(0, maxSettled),
      answers: answers + 1,
    });
  }

  /**
   * Asks the server for the whole progress, also that of other devices. The answer is taken in only if it
   * surely includes every settled run and no unconfirmed one; else it has `crossed` a delivery, whose answer
   * is newer. A failure is only logged.
   */
  async refresh(game: PlayableGame): Promise<'taken' | 'crossed' | 'failed'> {
    const entry = this.#entry(game);
    const { answers } = entry.read();
    try {
      const progress = await this.#ask(game);
      const { settled, answers: answersNow } = entry.read();
      const maybeCounted = this.#waiting
        .of(game)
        .some(({ result, sent }) => sent && !settled.includes(result.runId));
      if (answersNow !== answers || maybeCounted) return 'crossed';
      entry.write({ progress, settled, answers: answers + 1 });
      return 'taken';
    } catch (error) {
      console.warn(`the progress in ${game} could not be had`, error);
      return 'failed';
    }
  }

  #entry(game: PlayableGame): Entry<Heard> {
    return this.#store.entry(prefix + game, heard, () => ({ progress: noProgress, settled: [], answers: 0 }));
  }
}

function withRun(progress: Progress, { result, won, score }: WaitingResult): Progress {
  if (!won) return progress;
  const before = progress.levels[result.level]?.highScore ?? 0;
  return {
    totalScore: progress.totalScore + score,
    levels: { ...progress.levels, [result.level]: { completed: true, highScore: Math.max(before, score) } },
  };
}
