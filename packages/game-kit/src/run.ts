import type { GameEvent } from './events.ts';
import { type Random, seededRandom } from './random.ts';
import type { Rules, RunResult, Seat, Step } from './rules.ts';
import type { Ms } from './time.ts';

/** More alarms than any real run has: a guard against a recording made to keep the server busy. */
const maxAlarms = 10_000;

/** The rules asked for more alarms than a run may have, or for one in the past. */
export class TooManyAlarms extends Error {}

/**
 * One game being played. The driver (browser timer, server replay, test) says how late it is with
 * `advance` and hands in moves with `play`; nothing in here ticks by itself.
 */
export class Run<Setup, State, Move> {
  readonly rules: Rules<Setup, State, Move>;
  /** Everything that happened so far, in order. */
  readonly events: GameEvent[] = [];
  state: State;
  at: Ms = 0;
  #alarms = 0;
  readonly #random: Random;

  constructor(rules: Rules<Setup, State, Move>, setup: Setup, seed: number) {
    this.rules = rules;
    this.#random = seededRandom(seed);
    this.state = rules.start(setup, this.#random);
  }

  get result(): RunResult | null {
    return this.rules.result(this.state);
  }

  /** When the rules next act by themselves; nothing rings after the end. */
  get nextAlarm(): Ms | null {
    return this.result ? null : this.rules.nextAlarm(this.state);
  }

  /** Rings every alarm due up to `to`, in order. A time before the present changes nothing. */
  advance(to: Ms): void {
    for (let due = this.nextAlarm; due !== null && due <= to; due = this.nextAlarm) {
      if (++this.#alarms > maxAlarms || due < this.at) throw new TooManyAlarms();
      this.at = due;
      this.#take(this.rules.ring(this.state, due, this.#random));
    }
    if (to > this.at) this.at = to;
  }

  /** Plays a move at `at`; alarms of the same moment come first. False means: forbidden now. */
  play(move: Move, at: Ms, seat: Seat = 0): boolean {
    this.advance(at);
    if (this.result) return false;
    const step = this.rules.play(this.state, move, { at: this.at, seat, random: this.#random });
    if (step) this.#take(step);
    return step !== null;
  }

  #take(step: Step<State>): void {
    this.state = step.state;
    this.events.push(...step.events);
  }
}
