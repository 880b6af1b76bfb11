import { setImmediate as nextTurn } from 'node:timers/promises';
import { memoryVersion } from '@michi/progress/memory';
import type { Stored } from './fold.ts';
import type { MemoryRepository } from './repository.ts';

const memoriesAtOnce = 100;

export interface MemoryHandOverParts {
  readonly repository: MemoryRepository;
  /** Each is part of the caller's transaction. */
  store(playerId: string, changed: readonly Stored[]): Promise<void>;
  markLate(playerId: string, items: readonly string[]): Promise<void>;
}

/**
 * Hands over what a device remembers to the account that it joins. Answers and claims stay where they are, as the account
 * has those of its devices too; of an item of which only one of the two was told, the memory is right as it is, and all
 * others are folded anew.
 */
export function createMemoryHandOver({ repository, store, markLate }: MemoryHandOverParts) {
  return {
    /** Marks the items that both were told of. Before the device joins. */
    async markShared(from: string, into: string): Promise<void> {
      const brought = await repository.itemsToldOf(from);
      await nextTurn();
      // What waits to be folded leaves no memory to hand over.
      const folded = await repository.folded();
      const isFolded = folded?.version === memoryVersion && folded.until === null;
      const known = isFolded ? new Set(await repository.itemsToldOf(into)) : null;
      await markLate(
        into,
        brought.filter((item) => known === null || known.has(item)),
      );
    },

    /** Hands over some memories; false when none is left. */
    async handOver(from: string, into: string): Promise<boolean> {
      const taken = await repository.take(from, memoriesAtOnce);
      if (taken.length === 0) return false;
      const items = [...new Set(taken.map((memory) => memory.item))];
      const known = new Set([
        ...(await repository.of(into, items)).map((memory) => memory.item),
        ...(await repository.answeredAmong(into, items)),
      ]);
      const late = await repository.lateAmong(into, items);
      await markLate(
        into,
        items.filter((item) => known.has(item)),
      );
      const isFree = (item: string) => !known.has(item) && !late.includes(item);
      await store(
        into,
        taken.filter((memory) => isFree(memory.item)).map((memory) => ({ ...memory, player_id: into })),
      );
      return true;
    },
  };
}
