import { type Answer, afterAnswer, type Claim, type Memory } from '@michi/progress/memory';
import type { MemoriesTable } from '../../db/schema.ts';

/** A memory as it is stored, before it is known with which change. */
export type Stored = Omit<MemoriesTable, 'revision'>;

const nothing = { stability: null, difficulty: null, day: null };

export const keyOf = ({ item, skill }: { readonly item: string; readonly skill: string }) =>
  `${skill} ${item}`;
/** Which answer or claim counted last. */
export const orderOf = ({ at, run_id, number }: Stored) => ({ at, runId: run_id, number });

const memoryIn = ({ stability, difficulty, day }: Stored): Memory | null =>
  stability === null || difficulty === null || day === null ? null : { stability, difficulty, day };

/** What is stored, with nothing remembered: where a fold from the first answer on begins. */
export const emptied = (stored: readonly Stored[]): Map<string, Stored> =>
  new Map(stored.map((memory) => [keyOf(memory), { ...memory, ...nothing }]));

/** Takes in one more answer or claim, which comes last; tells whether it says anything. */
export function take(memories: Map<string, Stored>, playerId: string, told: Answer | Claim): boolean {
  const key = keyOf(told);
  const stored = memories.get(key);
  const before = stored ? memoryIn(stored) : null;
  const after = afterAnswer(before, told);
  if (after === null || after === before) return false;
  const { item, skill, at, runId, number } = told;
  memories.set(key, { player_id: playerId, item, skill, ...after, at, run_id: runId, number });
  return true;
}
