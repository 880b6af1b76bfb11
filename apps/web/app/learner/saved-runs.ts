import { epochMs, game, levelId } from '@michi/contracts/fields';
import { postGameResult } from '@michi/contracts/game-results';
import type { PausableRules } from '@michi/game-kit/pausable';
import { recordingSchema, replay } from '@michi/game-kit/recording';
import { Run } from '@michi/game-kit/run';
import { isPlayable, type PlayableGame, type PlayedGame } from '@michi/games/catalogue';
import * as z from 'zod/mini';
import type { Entry, JsonStore } from '../lib/device/storage.ts';
import { currentOwner, guest, isOwnerKey } from './account/device.ts';
import { keys } from './keys.ts';
import { type Locks, tryLock } from './locks.ts';
import type { PlayedRun, Resumed, RunPlan, RunStore } from './run.ts';

const prefix = keys.run;
/** Runs left behind are kept up to this number, the newest first. */
const maxSaved = 20;

const savedRun = z.object({
  runId: postGameResult.body.shape.runId,
  /** Whose it is: `guest`, or the id of an account. */
  owner: z.string(),
  game,
  level: levelId,
  ticket: postGameResult.body.shape.ticket,
  recording: recordingSchema,
  answered: z.int(),
  savedAt: epochMs,
});
type SavedRun = z.infer<typeof savedRun>;

/** A run found again, with the plan it is played by. */
export interface Claimed<Setup, State, Move> extends Resumed<Setup, State, Move> {
  readonly plan: RunPlan<Setup>;
}

/**
 * The running games of this device. Each belongs to one open tab at a time, where the browser has locks, and to the
 * owner who began it.
 */
export class SavedRuns implements RunStore {
  readonly #store: JsonStore;
  readonly #locks: Locks | null;
  readonly #now: () => number;
  readonly #storedAccounts: () => readonly string[];
  readonly #onAbandoned: (run: PlayedRun, at: number) => void;
  /** Whose the runs of this tab are. */
  readonly #owners = new Map<string, string>();
  readonly #owned = new Map<string, () => void>();
  readonly #levels = new Map<PlayedGame, readonly string[]>();
  readonly #listeners = new Set<() => void>();

  /**
   * `now` answers epoch ms, `storedAccounts` the accounts whose runs stay as they may come back. `onAbandoned` is told the runs of who
   * plays here that are removed and never played on, with the time of the last move.
   */
  constructor(
    store: JsonStore,
    locks: Locks | null,
    now: () => number,
    storedAccounts: () => readonly string[] = () => [],
    onAbandoned: (run: PlayedRun, at: number) => void = () => {},
  ) {
    this.#store = store;
    this.#locks = locks;
    this.#now = now;
    this.#storedAccounts = storedAccounts;
    this.#onAbandoned = onAbandoned;
    store.onChange((key) => {
      if (!isOwnerKey(key) && !key?.startsWith(prefix)) return;
      this.#levels.clear();
      for (const listener of this.#listeners) listener();
    });
  }

  /** The levels of a game of which a run is saved; the same object until something changed. */
  levels(game: PlayedGame): readonly string[] {
    const known = this.#levels.get(game);
    if (known) return known;
    const runs = this.#own().filter((saved) => saved.game === game);
    const levels = [...new Set(runs.map(({ level }) => level))];
    this.#levels.set(game, levels);
    return levels;
  }

  /** The run of a game of the hub that was saved last; null when none is. */
  newest(): { readonly game: PlayableGame; readonly level: string } | null {
    for (const { game, level } of this.#own()) if (isPlayable(game)) return { game, level };
    return null;
  }

  /** With what the newest saved run of a level began, as it was stored; null when none is saved. */
  setupOf(game: PlayedGame, level: string): unknown {
    return this.#own().find((saved) => saved.game === game && saved.level === level)?.recording.setup ?? null;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  save(run: PlayedRun): void {
    this.#entry(run.runId).write({ ...run, owner: this.ownerOf(run.runId), savedAt: this.#now() });
  }

  /** Whose a run is. */
  ownerOf(runId: string): string {
    return this.#owners.get(runId) ?? this.#entry(runId).read()?.owner ?? currentOwner(this.#store);
  }

  /** The runs of a guest are the account's from now on, those that are being played too. Its own are gone on with first. */
  handOver(account: string): void {
    for (const [runId, owner] of this.#owners) if (owner === guest) this.#owners.set(runId, account);
    const guests = this.#all().filter(({ owner }) => owner === guest);
    const own = guests.length === 0 ? [] : this.#all().filter(({ owner }) => owner === account);
    for (const saved of guests) this.#entry(saved.runId).write({ ...saved, owner: account });
    for (const [index, saved] of own.reverse().entries())
      this.#entry(saved.runId).write({ ...saved, savedAt: this.#now() + index }); // in the same order
  }

  /** When a run was saved last, in epoch ms; null when it is not saved. */
  savedAt(runId: string): number | null {
    return this.#entry(runId).read()?.savedAt ?? null;
  }

  discard(runId: string): void {
    this.#entry(runId).remove();
  }

  /** Makes a run this tab's own. False: another open tab plays it. */
  async own(runId: string): Promise<boolean> {
    const release = await tryLock(this.#locks, prefix + runId);
    if (release) {
      this.#owners.set(runId, this.ownerOf(runId));
      this.#owned.set(runId, release);
    }
    return release !== null;
  }

  release(runId: string): void {
    this.#owned.get(runId)?.();
    this.#owned.delete(runId);
    this.#owners.delete(runId);
  }

  /**
   * Finds the newest saved run of a level that no other open tab plays, makes it this tab's own and brings
   * it to its last recorded moment. One that cannot be played on is set aside and reported, and one that may not be
   * resumed is discarded.
   */
  async claim<Setup, State, Move>(
    rules: PausableRules<Setup, State, Move>,
    game: PlayedGame,
    level: string,
    mayResume: (setup: Setup) => boolean = () => true,
  ): Promise<Claimed<Setup, State, Move> | null> {
    await this.prune();
    for (const { runId } of this.#own().filter((saved) => saved.game === game && saved.level === level)) {
      if (!(await this.own(runId))) continue;
      const saved = this.#entry(runId).read(); // its tab may have ended it by now
      const claimed = saved && this.#playOn(rules, saved);
      if (claimed && mayResume(claimed.plan.setup)) return claimed;
      if (saved && claimed) this.#abandon(saved);
      this.release(runId);
    }
    return null;
  }

  #playOn<Setup, State, Move>(
    rules: PausableRules<Setup, State, Move>,
    saved: SavedRun,
  ): Claimed<Setup, State, Move> | null {
    const { runId, level, ticket, recording } = saved;
    const replayed = replay(rules, recording);
    if (!replayed.ok || replayed.result) {
      this.#entry(runId).setAside(replayed.ok ? 'it has ended' : `${replayed.field} ${replayed.reason}`);
      return null;
    }
    const setup = z.parse(rules.setup, recording.setup);
    const run = new Run(rules, setup, recording.seed);
    for (const { move, at, seat } of recording.moves) run.play(z.parse(rules.move, move), at, seat);
    run.advance(recording.endedAt);
    const plan = { runId, game: saved.game, level, setup, seed: recording.seed, ticket };
    return { plan, run, moves: recording.moves };
  }

  /** Removes the runs of all levels of a game that begin with `prefix`; none that an open tab plays. */
  async discardLevels(game: PlayedGame, prefix: string): Promise<void> {
    const runs = this.#own().filter((saved) => saved.game === game && saved.level.startsWith(prefix));
    for (const { runId } of runs) await this.#discardUnplayed(runId);
  }

  /** Removes runs of nobody who may come back, and the oldest when there are too many; none that an open tab plays. */
  async prune(): Promise<void> {
    const accounts = this.#storedAccounts();
    const away = this.#all().filter(({ owner }) => accounts.includes(owner));
    const kept = [...this.#own().slice(0, maxSaved), ...away.slice(0, maxSaved)];
    for (const { runId } of this.#all().filter((run) => !kept.includes(run))) {
      await this.#discardUnplayed(runId);
    }
  }

  async #discardUnplayed(runId: string): Promise<void> {
    if (!(await this.own(runId))) return;
    const saved = this.#entry(runId).read();
    if (saved) this.#abandon(saved);
    this.release(runId);
  }

  #abandon(saved: SavedRun): void {
    this.discard(saved.runId);
    if (saved.owner === currentOwner(this.#store)) this.#onAbandoned(saved, saved.savedAt);
  }

  #own(): SavedRun[] {
    const current = currentOwner(this.#store);
    return this.#all().filter(({ owner }) => owner === current);
  }

  /** The newest first. */
  #all(): SavedRun[] {
    const ids = this.#store.keys(prefix).map((key) => key.slice(prefix.length));
    const saved = ids.map((runId) => this.#entry(runId).read()).filter((run) => run !== null);
    return saved.sort((one, other) => other.savedAt - one.savedAt);
  }

  #entry(runId: string): Entry<SavedRun | null> {
    return this.#store.entry(prefix + runId, savedRun);
  }
}
