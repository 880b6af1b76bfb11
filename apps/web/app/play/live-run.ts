import { countedEvents, type GameEvent } from '@michi/game-kit/events';
import { activeMs, type Pausable, type PausableRules, type PauseMove } from '@michi/game-kit/pausable';
import { maxRunMs, type Recording } from '@michi/game-kit/recording';
import type { RunResult } from '@michi/game-kit/rules';
import { Run } from '@michi/game-kit/run';
import type { Ms } from '@michi/game-kit/time';
import type { FinishedRun, PlayedRun, Resumed, RunPlan, RunStore } from '../learner/run.ts';

/** What a live run needs of the world around it. */
export interface Environment {
  /** Monotonic milliseconds. */
  now(): number;
  /** Acts once after a delay in ms; answers how to call it off. */
  schedule(act: () => void, delayMs: number): () => void;
  readonly store: RunStore;
  readonly visibility: Visibility;
}

/** Whether the learner can see the page. */
export interface Visibility {
  hidden(): boolean;
  onHide(listener: () => void): () => void;
}

/** What a screen shows. Immutable; a new object whenever something changed. */
export interface RunView<State> {
  readonly state: State;
  /** Active time of the last change, in the clock that `state` speaks of. */
  readonly at: Ms;
  readonly result: RunResult | null;
  readonly paused: boolean;
}

/** Long timers drift and may overflow; a long wait is cut into slices of this. */
const longestTimerMs = 60 * 60 * 1000;
/**
 * No event is heard so late: one from before was stamped by another clock than the run's. No alarm rings so late either,
 * unless the machine slept.
 */
const longestDelayMs = 10_000;
/** A pause counts for no more than this in the run's clock, so that a tab left open never outgrows a recording. */
const longestPauseMs = 60 * 60 * 1000;

/** Drives one run in real time: clock, alarms, pauses, the recording and its saving. Knows no game. */
export class LiveRun<Setup, State, Move> {
  readonly plan: RunPlan<Setup>;
  readonly #environment: Environment;
  readonly #run: Run<Setup, Pausable<State>, Move | PauseMove>;
  readonly #moves: Recording['moves'];
  /** When the run's clock showed 0, by `environment.now()`. */
  #origin: number;
  #view: RunView<State>;
  /** How many of the run's events have been passed on. */
  #emitted: number;
  #ended = false;
  #cancelAlarm: () => void = () => {};
  readonly #forgetVisibility: () => void;
  readonly #subscribers = new Set<() => void>();
  readonly #eventListeners = new Set<(events: readonly GameEvent[]) => void>();
  readonly #discardListeners = new Set<(run: PlayedRun) => void>();
  readonly #finishListeners = new Set<(run: FinishedRun) => void>();

  /** Starts the run, or goes on with one found again, which stays paused until it is resumed. */
  constructor(
    rules: PausableRules<Setup, State, Move>,
    plan: RunPlan<Setup>,
    environment: Environment,
    resumed?: Resumed<Setup, State, Move>,
  ) {
    this.plan = plan;
    this.#environment = environment;
    this.#run = resumed?.run ?? new Run(rules, plan.setup, plan.seed);
    this.#moves = [...(resumed?.moves ?? [])];
    this.#emitted = this.#run.events.length;
    this.#origin = environment.now() - this.#run.at;
    this.#view = this.#look();
    this.#forgetVisibility = environment.visibility.onHide(() => this.pause());
    if (resumed || environment.visibility.hidden()) this.pause();
    else this.#arm();
  }

  get view(): RunView<State> {
    return this.#view;
  }

  /** How long the game itself has been played by now, pauses not counted. */
  elapsed(): Ms {
    return activeMs(this.#run.state, this.#run.result ? this.#run.at : this.#time());
  }

  /** Tells that `view` changed. */
  subscribe(listener: () => void): () => void {
    this.#subscribers.add(listener);
    return () => this.#subscribers.delete(listener);
  }

  /** Tells what happened, each event once; what happened before the run was found again is not told. */
  onEvents(listener: (events: readonly GameEvent[]) => void): () => void {
    this.#eventListeners.add(listener);
    return () => this.#eventListeners.delete(listener);
  }

  /** What counts of all that has happened, also before the run was found again. */
  get events(): readonly GameEvent[] {
    return countedEvents(this.#run.events);
  }

  /** Tells that the run is given up for good. */
  onDiscard(listener: (run: PlayedRun) => void): () => void {
    this.#discardListeners.add(listener);
    return () => this.#discardListeners.delete(listener);
  }

  /** Tells the end of the run, before anything else hears of it. */
  onFinish(listener: (run: FinishedRun) => void): () => void {
    this.#finishListeners.add(listener);
    return () => this.#finishListeners.delete(listener);
  }

  /**
   * Plays a move that was made at a moment of the environment's clock, such as the time stamp of its event: the page may
   * have been busy since then. False means: forbidden now.
   */
  play(move: Move, madeAt = this.#environment.now()): boolean {
    this.#wake();
    return this.#play(move, this.#time(madeAt));
  }

  pause(): boolean {
    this.#wake();
    return this.#play('pause', this.#time());
  }

  resume(): boolean {
    const { pausedAt } = this.#run.state;
    if (this.#ended || pausedAt === null) return false;
    const at = Math.min(this.#time(), pausedAt + longestPauseMs);
    this.#origin = this.#environment.now() - at;
    return this.#play('resume', at);
  }

  /** Leaves the run, which stays saved, paused at this moment, unless it is finished. */
  end(): void {
    this.pause();
    this.#close();
  }

  /** Gives the run up for good. */
  discard(): void {
    if (!this.#run.result) for (const listener of this.#discardListeners) listener(this.#played());
    this.#close();
    this.#environment.store.discard(this.plan.runId);
  }

  #close(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#cancelAlarm();
    this.#forgetVisibility();
    this.#environment.store.release(this.plan.runId);
  }

  /** The run's clock, now or a little ago: whole ms, never before what has already happened. */
  #time(moment = this.#environment.now()): Ms {
    const now = this.#environment.now();
    const credible = moment <= now && moment >= now - longestDelayMs;
    const passed = Math.floor((credible ? moment : now) - this.#origin);
    return Math.min(maxRunMs, Math.max(this.#run.at, passed));
  }

  /** Takes back what the clock went on while the machine slept: an alarm that is long overdue comes now, and no other. */
  #wake(): void {
    const due = this.#run.nextAlarm;
    const late = due === null ? 0 : this.#environment.now() - this.#origin - due;
    if (late > longestDelayMs) this.#origin += late;
  }

  #play(move: Move | PauseMove, at: Ms): boolean {
    if (this.#ended || this.#run.result) return false;
    const { seat = 0 } = this.plan;
    const played = this.#run.play(move, at, seat);
    if (played) this.#moves.push({ at, seat, move });
    this.#update();
    return played;
  }

  /** Keeps what changed before telling anybody, and sets the next alarm. */
  #update(): void {
    const before = this.#view;
    this.#view = this.#look();
    const { state, paused, result } = this.#view;
    const changed = state !== before.state || paused !== before.paused;
    if (!changed) this.#view = before;
    else if (!result) this.#environment.store.save(this.#played());
    else if (!before.result) this.#finish(result);
    this.#arm();
    this.#tellEvents();
    if (changed) for (const listener of this.#subscribers) listener();
  }

  #finish(result: RunResult): void {
    const run = { ...this.#played(), result };
    for (const listener of this.#finishListeners) listener(run);
    this.#environment.store.discard(this.plan.runId);
  }

  #tellEvents(): void {
    const events = this.#run.events.slice(this.#emitted);
    this.#emitted += events.length;
    if (events.length > 0) for (const listener of this.#eventListeners) listener(events);
  }

  #arm(): void {
    this.#cancelAlarm();
    this.#cancelAlarm = () => {};
    const due = this.#run.nextAlarm;
    if (due === null || due > maxRunMs || this.#ended || this.#run.result) return;
    const wait = Math.ceil(due + this.#origin - this.#environment.now());
    const delay = Math.min(longestTimerMs, Math.max(0, wait));
    this.#cancelAlarm = this.#environment.schedule(() => {
      this.#wake();
      this.#run.advance(this.#time());
      this.#update();
    }, delay);
  }

  #look(): RunView<State> {
    const { state, at, result } = this.#run;
    return { state: state.game, at: activeMs(state, at), result, paused: state.pausedAt !== null };
  }

  #played(): PlayedRun {
    const { runId, game, level, ticket, setup, seed } = this.plan;
    const { id: gameId, version: rulesVersion } = this.#run.rules;
    const recording = { gameId, rulesVersion, setup, seed, moves: this.#moves, endedAt: this.#run.at };
    const answered = this.#run.events.filter(({ type }) => type === 'kanjiAnswered').length;
    return { runId, game, level, ticket, recording, answered };
  }
}
