import { epochMs } from '@michi/contracts/fields';
import { postGameResult } from '@michi/contracts/game-results';
import type { PlayableGame } from '@michi/games/catalogue';
import * as z from 'zod/mini';
import type { Entry, JsonStore } from '../lib/storage.ts';
import type { FinishedRun } from './session.ts';
import { waitingPrefix as prefix } from './waiting-prefix.ts';

const refusedPrefix = 'kanji-no-michi:refused:';
const maxWaiting = 200;
const maxRefused = 10;

const waitingResult = z.object({
  result: postGameResult.body,
  won: z.boolean(),
  /** Points by this device's own rules. */
  score: z.int(),
  queuedAt: epochMs,
  /** Once it was sent, the server may have counted it, whether or not its answer arrived. */
  sent: z.boolean(),
});
export type WaitingResult = z.infer<typeof waitingResult>;

const refusedResult = z.object({ ...waitingResult.shape, status: z.int(), message: z.string() });

/** Finished runs that the server has not confirmed, kept on the device; one key each, so that tabs never collide. */
export class WaitingResults {
  readonly #store: JsonStore;
  readonly #now: () => number;

  /** `now` answers epoch ms. */
  constructor(store: JsonStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Keeps a finished run until it is delivered; the same run again changes nothing. */
  add(run: FinishedRun): void {
    const entry = this.#entry(run.runId);
    if (entry.read()) return;
    const { runId, deviceId, game, level, ticket, recording, result } = run;
    const { rulesVersion, setup, seed, moves, endedAt } = recording;
    entry.write({
      result: { runId, deviceId, game, level, ticket, rulesVersion, setup, seed, moves, endedAt },
      won: result.won,
      score: result.scores[0] ?? 0,
      queuedAt: this.#now(),
      sent: false,
    });
    this.#bound();
  }

  /** In the order of finishing; one that may have been counted comes first, whatever the clock said. */
  all(): WaitingResult[] {
    const ids = this.#store.keys(prefix).map((key) => key.slice(prefix.length));
    const waiting = ids.map((runId) => this.#entry(runId).read()).filter((result) => result !== null);
    return waiting.sort(
      (one, other) =>
        Number(other.sent) - Number(one.sent) ||
        one.queuedAt - other.queuedAt ||
        (one.result.runId < other.result.runId ? -1 : 1),
    );
  }

  has(runId: string): boolean {
    return this.#entry(runId).read() !== null;
  }

  of(game: PlayableGame): WaitingResult[] {
    return this.all().filter(({ result }) => result.game === game);
  }

  markSent(waiting: WaitingResult): void {
    this.#entry(waiting.result.runId).write({ ...waiting, sent: true });
  }

  remove(runId: string): void {
    this.#entry(runId).remove();
  }

  /** Keeps a run that the server will never take apart from the others, for support to look at. */
  refuse(waiting: WaitingResult, status: number, message: string): void {
    const { runId } = waiting.result;
    this.#store.entry(refusedPrefix + runId, refusedResult).write({ ...waiting, status, message });
    this.remove(runId);
    const refused = this.#store.keys(refusedPrefix).sort();
    for (const key of refused.slice(0, -maxRefused)) this.#store.entry(key, refusedResult).remove();
  }

  /** Forgets what was played under a secret, delivered or not. */
  forget(deviceId: string): void {
    for (const { result } of this.all()) if (result.deviceId === deviceId) this.remove(result.runId);
    for (const key of this.#store.keys(refusedPrefix)) {
      const refused = this.#store.entry(key, refusedResult);
      if (refused.read()?.result.deviceId === deviceId) refused.remove();
    }
  }

  isOwnKey(key: string | null): boolean {
    return key === null || key.startsWith(prefix);
  }

  /** Beyond the bound, lost runs go first, as they carry no points; never one that may have been counted. */
  #bound(): void {
    const all = this.all();
    const spare = all.filter(({ sent }) => !sent).sort((one, other) => Number(one.won) - Number(other.won));
    for (const { result } of spare.slice(0, Math.max(0, all.length - maxWaiting))) {
      console.warn(`${prefix}${result.runId} was dropped: too many results wait`);
      this.remove(result.runId);
    }
  }

  #entry(runId: string): Entry<WaitingResult | null> {
    return this.#store.entry(prefix + runId, waitingResult);
  }
}
