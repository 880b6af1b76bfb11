import { levelId } from '@michi/contracts/fields';
import * as z from 'zod/mini';
import { keys } from '../../learner/keys.ts';
import { browserStore, type JsonStore } from '../../lib/device/storage.ts';

const proved = z.record(levelId, z.array(z.string()));

const entryOf = (store: JsonStore) => store.entry(keys.proved, proved, () => ({}));

/** The kanji that were right in the passed runs of a module: what completing it proves, also without a network. */
export const provedKanji = (module: string, store: JsonStore = browserStore()): readonly string[] =>
  entryOf(store).read()[module] ?? [];

/** Notes the kanji that were right in a passed run. */
export function noteProved(
  module: string,
  kanji: readonly string[],
  store: JsonStore = browserStore(),
): void {
  const all = new Set([...provedKanji(module, store), ...kanji]);
  entryOf(store).write({ ...entryOf(store).read(), [module]: [...all] });
}
