import type { AnswerOf } from '@michi/contracts/contract';
import type { postGameResult } from '@michi/contracts/game-results';
import { type LevelProgress, type Progress, progress } from '@michi/contracts/progress';
import type { PlayedGame } from '@michi/games/catalogue';
import * as z from 'zod/mini';
import { logFailure } from '../../lib/calls/log-failure.ts';
import type { Entry, JsonStore } from '../../lib/device/storage.ts';
import { currentOwner, deviceId, isOwnerKey, knownDeviceId } from '../account/device.ts';
import { keys } from '../keys.ts';
import { confirmedAs, type EntryOf } from '../outbox/entry.ts';
import type { Outbox } from '../outbox/outbox.ts';

/** Ids remembered as confirmed; far more than can still wait or be resumed. */
const maxConfirmed = 100;

const snapshot = z.object({
  /** What the server said last. */
  progress,
  /** Runs which that includes: they no longer count, even while they still lie in the outbox. */
  confirmed: z.array(z.string()),
  /** Grows with every answer taken in. */
  answers: z.int(),
});
type Snapshot = z.infer<typeof snapshot>;

export type ResultAnswer = AnswerOf<typeof postGameResult>;

const notWon: LevelProgress = { completed: false, highScore: 0 };
export const noProgress: Progress = { totalScore: 0, levels: {} };
const noSnapshot: Snapshot = { progress: noProgress, confirmed: [], answers: 0 };

/**
 * What the learner has reached, as this device knows it: what the server said last, plus the runs that it
 * has not confirmed. Each run is in exactly one of the two, so nothing is lost and nothing counts twice.
 */
export class ProgressProjection {
  readonly #store: JsonStore;
  readonly #outbox: Outbox;
  readonly #ask: (game: PlayedGame) => Promise<Progress>;
  readonly #shown = new Map<PlayedGame, Progress>();
  readonly #listeners = new Set<() => void>();

  /** `ask` gets the progress from the server. */
  constructor(store: JsonStore, outbox: Outbox, ask: (game: PlayedGame) => Promise<Progress>) {
    this.#store = store;
    this.#outbox = outbox;
    this.#ask = ask;
    store.onChange((key) => {
      if (!outbox.isOwnKey(key) && !key?.startsWith(keys.progress) && !isOwnerKey(key)) return;
      this.#shown.clear();
      for (const listener of this.#listeners) listener();
    });
  }

  /** The same object until something changed. */
  shown(game: PlayedGame): Progress {
    const known = this.#shown.get(game);
    if (known) return known;
    const { progress, confirmed } = this.#snapshot(game);
    const unconfirmed = this.#ownWaiting(game).filter((entry) => !confirmed.includes(confirmedAs(entry)));
    const shown = unconfirmed.reduce(withRun, progress);
    this.#shown.set(game, shown);
    return shown;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  isConfirmed(entry: EntryOf<'run'>): boolean {
    return this.#snapshot(entry.body.game).confirmed.includes(confirmedAs(entry));
  }

  /**
   * Takes in what the server answered to runs that went together, and that wait no longer.
   */
  confirm(delivered: readonly { readonly entry: EntryOf<'run'>; readonly answer: ResultAnswer }[]): void {
    for (const [game, runs] of Map.groupBy(delivered, ({ entry }) => entry.body.game))
      this.#enter(game, runs);
    for (const { entry } of delivered) this.#outbox.remove(entry.id);
  }

  /** One write: each answer counts in the runs that were taken before it, of whichever the tab has not heard yet. */
  #enter(
    game: PlayedGame,
    runs: readonly { readonly entry: EntryOf<'run'>; readonly answer: ResultAnswer }[],
  ): void {
    const { progress, confirmed, answers } = this.#snapshot(game);
    const played = runs.reduce((before, { entry }) => withRun(before, entry), progress).levels;
    const levels = runs.map(({ entry: { body }, answer }) => {
      const { flawlessMs } = played[body.level] ?? {};
      return [
        body.level,
        { ...answer.progress.level, ...(flawlessMs !== undefined && { flawlessMs }) },
      ] as const;
    });
    this.#entry(game).write({
      progress: {
        totalScore: Math.max(...runs.map(({ answer }) => answer.progress.totalScore)),
        levels: { ...progress.levels, ...Object.fromEntries(levels) },
      },
      confirmed: [...runs.map(({ entry }) => confirmedAs(entry)), ...confirmed].slice(0, maxConfirmed),
      answers: answers + 1,
    });
  }

  /**
   * Asks the server for the whole progress, also that of other devices. The answer is taken in only if it
   * surely includes every confirmed run and no unconfirmed one; else it has `crossed` a delivery, whose answer
   * is newer. A failure is only logged.
   */
  async refresh(game: PlayedGame): Promise<'taken' | 'crossed' | 'failed'> {
    const asking = deviceId(this.#store);
    const { answers } = this.#snapshot(game);
    try {
      const progress = await this.#ask(game);
      const { confirmed, answers: answersNow } = this.#snapshot(game);
      const maybeCounted = this.#ownWaiting(game).some(
        (entry) => entry.sent && !confirmed.includes(confirmedAs(entry)),
      );
      const isAnother = knownDeviceId(this.#store) !== asking;
      if (isAnother || answersNow !== answers || maybeCounted) return 'crossed';
      this.#entry(game).write({ progress, confirmed, answers: answers + 1 });
      return 'taken';
    } catch (error) {
      logFailure(error, `asking for the progress in ${game}`);
      return 'failed';
    }
  }

  /** Another learner plays now. */
  forget(): void {
    for (const key of this.#store.keys(keys.progress)) this.#store.entry(key, snapshot).remove();
  }

  #snapshot(game: PlayedGame): Snapshot {
    return this.#entry(game).read() ?? noSnapshot;
  }

  #ownWaiting(game: PlayedGame): EntryOf<'run'>[] {
    return this.#outbox.of('run', currentOwner(this.#store)).filter(({ body }) => body.game === game);
  }

  #entry(game: PlayedGame): Entry<Snapshot | null> {
    return this.#store.entry(keys.progress + game, snapshot);
  }
}

function withRun(progress: Progress, { body: { level, won, score, summary } }: EntryOf<'run'>): Progress {
  const before = progress.levels[level];
  if (!won) return before ? progress : { ...progress, levels: { ...progress.levels, [level]: notWon } };
  const times = [before?.flawlessMs, summary?.mistakes === 0 ? summary.activeMs : null];
  const flawlessMs = Math.min(...times.filter((ms) => ms != null));
  const reached: LevelProgress = {
    completed: true,
    highScore: Math.max(before?.highScore ?? 0, score),
    ...(Number.isFinite(flawlessMs) && { flawlessMs }),
  };
  return { totalScore: progress.totalScore + score, levels: { ...progress.levels, [level]: reached } };
}
