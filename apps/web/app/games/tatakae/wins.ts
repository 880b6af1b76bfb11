import { useCallback, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { keys } from '../../learner/keys.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { browserPlayer } from '../../play/browser-player.ts';

const count = z.int().check(z.gte(0));
/** As builds before 2026-11-23 counted them on the device. */
const formerWins = z.object({ learner: count, rival: count });

/** How many battles each side has won. */
export type Wins = z.infer<typeof formerWins>;

const none: Wins = { learner: 0, rival: 0 };
let shown = none;

/** The learner's wins and losses; none on the server and at hydration. */
export function useWins(): Wins {
  const subscribe = useCallback((listener: () => void) => browserPlayer().standings.subscribe(listener), []);
  return useSyncExternalStore(subscribe, wins, () => none);
}

/** The same object until something changed. */
function wins(): Wins {
  const { levels, lost } = browserPlayer().standings.shown().statistics;
  const former = browserStore()
    .entry(keys.wins, formerWins, () => none)
    .read();
  const won = Object.values(levels.tatakae ?? {}).reduce((sum, times) => sum + times, 0);
  const now = { learner: Math.max(won, former.learner), rival: Math.max(lost.tatakae ?? 0, former.rival) };
  if (now.learner !== shown.learner || now.rival !== shown.rival) shown = now;
  return shown;
}
