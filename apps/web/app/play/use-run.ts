import type { GameEvent } from '@michi/game-kit/events';
import type { Ms } from '@michi/game-kit/time';
import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { browserLearner } from '../learner/browser-learner.ts';
import { browserRuns } from './browser-runs.ts';
import { type Clocked, elapsedClock } from './elapsed-clock.ts';
import { type CurrentRun, LevelRuns, noCurrentRun } from './level-runs.ts';
import type { LiveRun } from './live-run.ts';
import type { LevelRequest } from './start.ts';

export interface ShownRun<Setup, State, Move> extends CurrentRun<Setup, State, Move> {
  /** Gives the present run up and begins a new one. */
  restart(): void;
}

/**
 * Opens a level and shows it, again whenever the rules, the game or the level change; leaving the screen keeps
 * the run for later. Live run and view are null until the run is open, so on the server and at hydration too.
 */
export function useRun<Setup, State, Move>(
  request: LevelRequest<Setup, State, Move>,
): ShownRun<Setup, State, Move> {
  const { rules, game, level } = request;
  const stage = useMemo(() => new LevelRuns(browserRuns, { rules, game, level }), [rules, game, level]);
  const enter = useEffectEvent((entered: typeof stage) => void entered.enter(request));
  useEffect(() => {
    enter(stage);
    return () => stage.leave();
  }, [stage]);

  const shown = useSyncExternalStore(stage.subscribe, stage.shown, nothing);
  const restart = useCallback(() => void stage.restart(), [stage]);
  return { ...shown, restart };
}

const nothing = () => noCurrentRun;
const noClock = { subscribe: () => () => {}, value: () => 0 };

/**
 * Active time of a run in whole steps of `everyMs`; the screen is drawn again only when the step changes.
 * 0 while no run is open.
 */
export function useElapsed(liveRun: Clocked | null, everyMs: Ms): Ms {
  const clock = useMemo(
    () => (liveRun ? elapsedClock(liveRun, everyMs, browserLearner().schedule) : noClock),
    [liveRun, everyMs],
  );
  return useSyncExternalStore(clock.subscribe, clock.value, noClock.value);
}

/** Hears every event of a run while the component is there; for sound, animation, announcements. */
export function useRunEvents(
  liveRun: Pick<LiveRun<unknown, unknown, unknown>, 'onEvents'> | null,
  listener: (events: readonly GameEvent[]) => void,
): void {
  const hear = useEffectEvent(listener);
  useEffect(() => liveRun?.onEvents((events) => hear(events)), [liveRun]);
}
