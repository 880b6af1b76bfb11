import { type Poet, progressOf, withPoem } from '@michi/games/kotodama/poet';
import { SaveStore } from '../../learner/documents/save-store.ts';
import { useSave } from '../../learner/use-save.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { poetKind } from './haiku-kind.ts';

/** What the learner has written so far, with points and level; null until it is known. */
export function usePoet(): ({ readonly poems: Poet['poems'] } & ReturnType<typeof progressOf>) | null {
  const poet = useSave(poetKind);
  return poet && { poems: poet.poems, ...progressOf(poet) };
}

/** Keeps a poem that was handed in or found. */
export function storePoem(key: string, run: string, points: number): void {
  const store = new SaveStore(browserStore(), poetKind);
  store.keep(withPoem(store.value, key, run, points));
}
