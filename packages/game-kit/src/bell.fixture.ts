import * as z from 'zod/mini';
import type { Rules } from './rules.ts';
import type { Ms } from './time.ts';

const setup = z.object({
  /** From one ring to the next; 0 rings for ever in one moment, less than 0 rings in the past. */
  gapMs: z.int(),
  /** The run ends with this ring. */
  rings: z.int(),
});
export type BellSetup = z.infer<typeof setup>;

export interface BellMove {
  readonly tap: number;
}

export interface BellState {
  readonly setup: BellSetup;
  readonly rung: number;
  readonly highest: number;
  /** What happened, in order: when, and what the rules drew then. */
  readonly log: readonly { readonly what: string; readonly at: Ms; readonly drawn: number }[];
}

/**
 * The smallest rules that use time and chance, for the tests of this package: a bell rings again and again,
 * and a tap has to be higher than the one before. Its alarms go on after its result, so that a test sees
 * who stops them.
 */
export const bell: Rules<BellSetup, BellState, BellMove> = {
  id: 'bell',
  version: 3,
  eventsVersion: 1,
  seats: 2,
  setup,
  move: z.strictObject({ tap: z.int() }),
  start: (own) => ({ setup: own, rung: 0, highest: 0, log: [] }),
  play(state, { tap }, { at, seat, random }) {
    if (tap <= state.highest) return null;
    const entry = { what: `tap ${tap} by ${seat}`, at, drawn: random.int(1000) };
    return {
      state: { ...state, highest: tap, log: [...state.log, entry] },
      events: [{ type: 'scoreGained', points: tap, combo: state.rung }],
    };
  },
  nextAlarm: (state) => (state.rung + 1) * state.setup.gapMs,
  ring(state, at, random) {
    const rung = state.rung + 1;
    const entry = { what: `ring ${rung}`, at, drawn: random.int(1000) };
    return {
      state: { ...state, rung, log: [...state.log, entry] },
      events: [{ type: 'comboChanged', combo: rung }],
    };
  },
  result: (state) => (state.rung >= state.setup.rings ? { won: true, scores: [state.highest] } : null),
};
