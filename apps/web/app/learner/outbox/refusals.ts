import { epochMs } from '@michi/contracts/fields';
import { makingGames, playableGames } from '@michi/games/catalogue';
import { challengeIds } from '@michi/progress/challenges';
import * as z from 'zod/mini';
import type { JsonStore } from '../../lib/device/storage.ts';
import { currentOwner } from '../account/device.ts';
import type { LocalCreation } from '../documents/creation.ts';
import { keys } from '../keys.ts';
import type { OutboxEntry } from './entry.ts';

const mostKept = 10;

const refusedWhat = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('claim'), challenge: z.enum(challengeIds) }),
  z.object({ kind: z.literal('run'), game: z.enum(playableGames), score: z.int() }),
  z.object({ kind: z.literal('module') }),
  z.object({ kind: z.literal('import'), count: z.int() }),
  z.object({ kind: z.literal('takeBack') }),
  z.object({ kind: z.literal('creation'), game: z.enum(makingGames) }),
]);
type RefusedWhat = z.infer<typeof refusedWhat>;

const refusal = z.object({
  id: z.string(),
  /** Whose it was: `guest`, or the id of an account. */
  owner: z.string(),
  /** When it was done. */
  at: epochMs,
  what: refusedWhat,
  /** The server's sentence. */
  why: z.string(),
});
/** What a learner believed to have, the server refused for good, and they were not told yet. */
export type Refusal = z.infer<typeof refusal>;

const entryOf = (store: JsonStore, id: string) => store.entry(keys.refusal + id, refusal);
const idsIn = (store: JsonStore) => store.keys(keys.refusal).map((key) => key.slice(keys.refusal.length));

/** Notes what is to be told of an outbox entry that the server will never take; of one that brought nothing, nothing. */
export function noteRefusal(store: JsonStore, entry: OutboxEntry, status: number, why: string): void {
  const what = believed(entry, status);
  if (what === null) return;
  const { id, owner, at } = entry;
  note(store, { id, owner, at, what, why });
}

/** Notes that the server would not take a creation, which so is on this device alone. */
export function noteRefusedCreation(
  store: JsonStore,
  { name, owner, changedAt }: Pick<LocalCreation, 'name' | 'owner' | 'changedAt'>,
  why: string,
): void {
  const game = makingGames.find((id) => name.startsWith(`${id}.`));
  if (game) note(store, { id: name, owner, at: changedAt, what: { kind: 'creation', game }, why });
}

function note(store: JsonStore, refusal: Refusal): void {
  entryOf(store, refusal.id).write(refusal);
  const spare = allIn(store).slice(0, -mostKept);
  for (const { id } of spare) entryOf(store, id).remove();
}

/** The first thing to be told to who plays here now; the same object until something changed. */
export const nextRefusal = (store: JsonStore): Refusal | null =>
  allIn(store).find(({ owner }) => owner === currentOwner(store)) ?? null;

/** The learner has been told. */
export const forgetRefusal = (store: JsonStore, id: string): void => entryOf(store, id).remove();

/** Forgets what was to be told to an owner. */
export function forgetRefusals(store: JsonStore, owner: string): void {
  for (const refusal of allIn(store)) if (refusal.owner === owner) forgetRefusal(store, refusal.id);
}

/** What was to be told to one is to be told to another. */
export function handOverRefusals(store: JsonStore, from: string, to: string): void {
  for (const refusal of allIn(store))
    if (refusal.owner === from) entryOf(store, refusal.id).write({ ...refusal, owner: to });
}

/** The oldest first. */
const allIn = (store: JsonStore): Refusal[] =>
  idsIn(store)
    .flatMap((id) => entryOf(store, id).read() ?? [])
    .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));

/** What the learner has seen of an outbox entry and now has no longer; null when that is nothing. */
function believed({ kind, body }: OutboxEntry, status: number): RefusedWhat | null {
  switch (kind) {
    case 'claim': {
      const challenge = challengeIds.find((id) => id === body.challenge);
      return challenge === undefined ? null : { kind, challenge };
    }
    case 'run': {
      const game = playableGames.find((id) => id === body.game); // a review brings no points
      return game !== undefined && body.won ? { kind, game, score: body.score } : null;
    }
    case 'module':
      return { kind };
    case 'import':
      return { kind, count: body.kanji.length };
    case 'takeBack':
      return status === 404 ? null : { kind }; // gone is what it was to be
  }
}
