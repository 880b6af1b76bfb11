import { deviceId as deviceIdSchema } from '@michi/contracts/fields';
import type { GameResult } from '@michi/contracts/game-results';
import { type Progress, progress } from '@michi/contracts/progress';
import type { PlayableGame } from '@michi/games/catalogue';
import * as z from 'zod/mini';
import type { Entry, JsonStore } from '../lib/storage.ts';
import { deviceId, isDeviceKey, knownDeviceId } from './device.ts';
import type { Ledger, ResultAnswer } from './outbox.ts';
import type { WaitingResult, WaitingResults } from './waiting-results.ts';

const prefix = 'kanji-no-michi:progress:';
/** Ids remembered as settled; far more than can still wait or be resumed. */
const maxSettled = 100;

const heard = z.object({
  /** The secret of the device when it was heard: with another one it plays as somebody else. */
  deviceId: deviceIdSchema,
  /** What the server said last. */
  progress,
  /** Runs which that includes: they no longer count, even while they still lie in the outbox. */
  settled: z.array(z.string()),
  /** Grows with every answer taken in. */
  answers: z.int(),
});
type Heard = z.infer<typeof heard>;

export const noProgress: Progress = { totalScore: 0, levels: {} };
const nothingHeard: Omit<Heard, 'deviceId'> = { progress: noProgress, settled: [], answers: 0 };

/**
 * What the learner has reached, as this device knows it: what the server said last, plus the won runs that it
 * has not confirmed. Each run is in exactly one of the two, so nothing is lost and nothing counts twice. What was
 * played under another secret of the device is somebody else's.
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
      if (!waiting.isOwnKey(key) && !key?.startsWith(prefix) && !isDeviceKey(key)) return;
      this.#shown.clear();
      for (const listener of this.#listeners) listener();
    });
  }

  /** The same object until something changed. */
  shown(game: PlayableGame): Progress {
    const known = this.#shown.get(game);
    if (known) return known;
    const { progress, settled } = this.#heard(game);
    const unconfirmed = this.#ownWaiting(game).filter(({ result }) => !settled.includes(result.runId));
    const shown = unconfirmed.reduce(withRun, progress);
    this.#shown.set(game, shown);
    return shown;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  isSettled({ game, runId }: GameResult): boolean {
    return this.#heard(game).settled.includes(runId);
  }

  /** Takes in the server's answer to a result; one played under another secret is not entered here. */
  settle({ deviceId: playedBy, game, level, runId }: GameResult, answer: ResultAnswer): void {
    if (playedBy !== knownDeviceId(this.#store)) return;
    const { progress, settled, answers } = this.#heard(game);
    const { totalScore, level: reached } = answer.progress;
    this.#entry(game).write({
      deviceId: playedBy,
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
    const asking = deviceId(this.#store);
    const { answers } = this.#heard(game);
    try {
      const progress = await this.#ask(game);
      const { settled, answers: answersNow } = this.#heard(game);
      const maybeCounted = this.#ownWaiting(game).some(
        ({ result, sent }) => sent && !settled.includes(result.runId),
      );
      const isAnother = knownDeviceId(this.#store) !== asking;
      if (isAnother || answersNow !== answers || maybeCounted) return 'crossed';
      this.#entry(game).write({ deviceId: asking, progress, settled, answers: answers + 1 });
      return 'taken';
    } catch (error) {
      console.warn(`the progress in ${game} could not be had`, error);
      return 'failed';
    }
  }

  /** Removes what was heard under any secret of the device. */
  forget(): void {
    for (const key of this.#store.keys(prefix)) this.#store.entry(key, heard).remove();
  }

  /** What was heard under the present secret. */
  #heard(game: PlayableGame): Omit<Heard, 'deviceId'> {
    const kept = this.#entry(game).read();
    return kept?.deviceId === knownDeviceId(this.#store) ? kept : nothingHeard;
  }

  #ownWaiting(game: PlayableGame): WaitingResult[] {
    const current = knownDeviceId(this.#store);
    return this.#waiting.of(game).filter(({ result }) => result.deviceId === current);
  }

  #entry(game: PlayableGame): Entry<Heard | null> {
    return this.#store.entry(prefix + game, heard);
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
