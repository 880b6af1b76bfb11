import { seededRandom } from '@michi/game-kit/random';
import { type Garden, gardenSave } from '@michi/games/hanazono/garden';
import { gardenAfter } from '@michi/games/hanazono/garden-after';
import { joinedWith, type Move, mayFinish, type State } from '@michi/games/hanazono/rules';
import type { Setup } from '@michi/games/hanazono/setup';
import { foundBy, type Known } from '@michi/games/hanazono/visit-setup';
import { isSame } from '@michi/games/save';
import { useEffect, useEffectEvent, useRef } from 'react';
import { SaveStore } from '../../learner/documents/save-store.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { dayOf } from '../../lib/time/day.ts';
import type { CurrentRun } from '../../play/level-runs.ts';

/** What a visit is called in the save: the end of the id of its run, which is chance. */
const nameOf = (runId: string): string => runId.slice(-10);

/**
 * Keeps visit and save equal. What others have changed in the save is joined as soon as the visit goes on; a visit without
 * an answer gives way, and so does one of an earlier day that counts already: `onAgain` begins the next. What the visit
 * has brought is stored whenever something changes.
 */
export function useStoreGarden(
  { liveRun, view }: CurrentRun<Setup, State, Move>,
  garden: Garden,
  known: Known,
  onAgain: () => void,
): void {
  const state = view?.state ?? null;
  const runs = view !== null && !view.paused && view.result === null;
  const stored = useRef<State>(null);

  const join = useEffectEvent(() => {
    if (!liveRun || !state || state.done) return;
    const name = nameOf(liveRun.plan.runId);
    if (mayFinish(state) && lastDay(garden, name) < known.today) {
      liveRun.resume();
      liveRun.play({ ask: 'finish' });
      return onAgain();
    }
    const found = foundBy(name, state, garden, known);
    if (joinedWith(state, found, seededRandom(0)) === null) return;
    if (state.right + state.mistakes === 0) {
      liveRun.discard();
      onAgain();
    } else if (runs) liveRun.play({ join: found });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: others may have changed the garden while the visit stood still
  useEffect(() => join(), [liveRun, garden, known, runs]);

  // stands after the joining, which it would overwrite
  useEffect(() => {
    if (!liveRun || state === null) return;
    const isAsFound = stored.current === null;
    stored.current = state;
    if (isAsFound) return;
    const store = new SaveStore(browserStore(), gardenSave);
    const now = new Date();
    const moment = { seconds: Math.floor(now.getTime() / 1000), day: dayOf(now) };
    const after = gardenAfter(store.value, nameOf(liveRun.plan.runId), state, moment);
    if (!isSame(after, store.value)) store.keep(after);
  }, [liveRun, state]);
}

/** The learner's day on which a visit has last cared for anything. */
const lastDay = ({ plants }: Garden, visit: string): number =>
  Math.max(...Object.values(plants).map(({ care }) => care[visit]?.[4] ?? Number.NEGATIVE_INFINITY));
