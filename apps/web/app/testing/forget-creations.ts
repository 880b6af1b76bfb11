import { clear, createStore } from 'idb-keyval';
import { creationsLock } from '../learner/documents/creations.ts';

/**
 * Forgets what learners have made on this device. A page that was left may still be writing: it holds the lock meanwhile, and
 * asks for it once more for what came last.
 */
export async function forgetCreations(): Promise<void> {
  const store = createStore('kanji-no-michi', 'values');
  for (let writes = 0; writes < 3; writes++) await navigator.locks.request(creationsLock, () => clear(store));
}
