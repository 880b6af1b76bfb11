import { levelId } from '@michi/contracts/fields';
import * as z from 'zod/mini';
import { browserStore, type JsonStore } from '../lib/device/storage.ts';
import { keys } from './keys.ts';

const visitsSchema = z.record(levelId, z.object({ game: z.string(), played: z.boolean() }));
/** To which game a learner went from a module of Tabibito, and whether a run of it has ended since; by module. */
export type Visits = z.infer<typeof visitsSchema>;

const none: Visits = {};
const entryOf = (store: JsonStore) => store.entry(keys.visits, visitsSchema, () => none);

/** The same object until something changed. */
export const visits = (store: JsonStore = browserStore()): Visits => entryOf(store).read();

/** Notes that the learner goes to the game of a module; a second time changes nothing while it is the same game. */
export function noteVisit(module: string, game: string, store: JsonStore = browserStore()): void {
  const before = visits(store);
  if (before[module]?.game !== game) entryOf(store).write({ ...before, [module]: { game, played: false } });
}

/** Notes that a run of a game has ended, however it went. */
export function notePlayed(game: string, store: JsonStore): void {
  const before = visits(store);
  const open = Object.entries(before).filter(([, visit]) => visit.game === game && !visit.played);
  if (open.length === 0) return;
  entryOf(store).write({
    ...before,
    ...Object.fromEntries(open.map(([id]) => [id, { game, played: true }])),
  });
}
