import * as z from 'zod/mini';
import type { PlayContext, Rules, Step } from './rules.ts';
import type { Ms } from './time.ts';

/** The state of a game that can stand still, around the state of the game itself. */
export interface Pausable<State> {
  readonly game: State;
  readonly pausedAt: Ms | null;
  /** How long the run has stood still in all, the present pause not counted. */
  readonly pausedMs: Ms;
}

export const pauseMoves = ['pause', 'resume'] as const;
export type PauseMove = (typeof pauseMoves)[number];
const pauseMove = z.enum(pauseMoves);

/** How long the game itself has been played at the moment `at` of the run. */
export function activeMs(state: Pausable<unknown>, at: Ms): Ms {
  return (state.pausedAt ?? at) - state.pausedMs;
}

/** Rules that can stand still, and those within them: who plays against others cannot pause. */
export interface PausableRules<Setup, State, Move> extends Rules<Setup, Pausable<State>, Move | PauseMove> {
  readonly inner: Rules<Setup, State, Move>;
}

/**
 * Lets the clock of a game for one stand still. The game within only ever sees active time, so no rule
 * of it has to know about pauses; while paused it takes no move and rings no alarm.
 */
export function pausable<Setup, State, Move extends object>(
  inner: Rules<Setup, State, Move>,
): PausableRules<Setup, State, Move> {
  const around = (outer: Pausable<State>, step: Step<State>): Step<Pausable<State>> => ({
    state: { ...outer, game: step.state },
    events: step.events,
  });

  return {
    inner,
    id: inner.id,
    version: inner.version,
    eventsVersion: inner.eventsVersion,
    seats: inner.seats,
    setup: inner.setup,
    move: z.union([pauseMove, inner.move]),
    start: (setup, random) => ({ game: inner.start(setup, random), pausedAt: null, pausedMs: 0 }),
    play(state, move, context: PlayContext) {
      if (move === 'pause')
        return state.pausedAt === null ? { state: { ...state, pausedAt: context.at }, events: [] } : null;
      if (move === 'resume') {
        if (state.pausedAt === null) return null;
        const pausedMs = state.pausedMs + context.at - state.pausedAt;
        return { state: { ...state, pausedAt: null, pausedMs }, events: [] };
      }
      if (state.pausedAt !== null) return null;
      const step = inner.play(state.game, move, { ...context, at: context.at - state.pausedMs });
      return step && around(state, step);
    },
    nextAlarm(state) {
      const due = state.pausedAt === null ? inner.nextAlarm(state.game) : null;
      return due === null ? null : due + state.pausedMs;
    },
    ring: (state, at, random) => around(state, inner.ring(state.game, at - state.pausedMs, random)),
    result: (state) => inner.result(state.game),
  };
}
