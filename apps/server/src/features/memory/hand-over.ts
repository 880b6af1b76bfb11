import { setImmediate as nextTurn } from 'node:timers/promises';
import { memoryVersion } from '@michi/progress/memory';
import type { Stored } from './fold.ts';
import type { MemoryRepository } from './repository.ts';

const memoriesAtOnce = 100;

export interface MemoryHandOverParts {
  readonly repository: MemoryRepository;
  /** Each is part of the caller's transaction. */
  store(playerId: string, changed: readonly Stored[]): Promise<void>;
  markLate(playerId: string, kanji: readonly string[]): Promise<void>;
}

/**
 * Hands over what a device remembers to the account that it joins. Answers and claims stay where they are, as the account
 * has those of its devices too; of a kanji of which only one of the two was told, the memory is right as it is, and all
 * others are folded anew.
 */
export function createMemoryHandOver({ repository, store, markLate }: MemoryHandOverParts) {
  return {
    /** Marks the kanji that both were told of. Before the device joins. */
    async markShared(from: string, into: string): Promise<void> {
      const brought = await repository.kanjiToldOf(from);
      await nextTurn();
      // What waits to be folded leaves no memory to hand over.
      const folded = await repository.folded();
      const isFolded = folded?.version === memoryVersion && folded.until === null;
      const known = isFolded ? new Set(await repository.kanjiToldOf(into)) : null;
      await markLate(
        into,
        brought.filter((kanji) => known === null || known.has(kanji)),
      );
    },

    /** Hands over some memories; false when none is left. */
    async handOver(from: string, into: string): Promise<boolean> {
      const taken = await repository.take(from, memoriesAtOnce);
      if (taken.length === 0) return false;
      const kanji = [...new Set(taken.map((memory) => memory.kanji))];
      const known = new Set([
        ...(await repository.of(into, kanji)).map((memory) => memory.kanji),
        ...(await repository.answeredAmong(into, kanji)),
      ]);
      const late = await repository.lateAmong(into, kanji);
      await markLate(
        into,
        kanji.filter((each) => known.has(each)),
      );
      const isFree = (each: string) => !known.has(each) && !late.includes(each);
      await store(
        into,
        taken.filter((memory) => isFree(memory.kanji)).map((memory) => ({ ...memory, player_id: into })),
      );
      return true;
    },
  };
}
