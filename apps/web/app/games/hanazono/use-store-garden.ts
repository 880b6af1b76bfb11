import { gardenSave } from '@michi/games/hanazono/garden';
import { gardenAfter } from '@michi/games/hanazono/garden-after';
import type { State } from '@michi/games/hanazono/rules';
import { isSame } from '@michi/games/save';
import { useEffect } from 'react';
import { SaveStore } from '../../learner/documents/save-store.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { dayOf } from '../../lib/time/day.ts';

/** What a visit is called in the save: the end of the id of its run, which is chance. */
const nameOf = (runId: string): string => runId.slice(-10);

/** Stores what the visit has brought, whenever something changes. */
export function useStoreGarden(runId: string | null, state: State | null): void {
  useEffect(() => {
    if (runId === null || state === null) return;
    const store = new SaveStore(browserStore(), gardenSave);
    const now = new Date();
    const moment = { seconds: Math.floor(now.getTime() / 1000), day: dayOf(now) };
    const after = gardenAfter(store.value, nameOf(runId), state, moment);
    if (!isSame(after, store.value)) store.keep(after);
  }, [runId, state]);
}
