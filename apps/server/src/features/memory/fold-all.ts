import { memoryVersion } from '@michi/progress/memory';
import type { WriteQueue } from '../../db/write-queue.ts';
import type { MemoryRepository } from './repository.ts';
import type { MemoryService } from './service.ts';

export interface FoldAllParts {
  readonly repository: Pick<
    MemoryRepository,
    'folded' | 'noteFolded' | 'playerAfter' | 'itemsToldOf' | 'lock'
  >;
  readonly memory: Pick<MemoryService, 'foldAnew'>;
  readonly queue: WriteQueue;
}

/** So few that others never wait long. */
const itemsAtOnce = 50;

/**
 * Folds the memories of all players whose answers were folded by former rules, or never: broken off anywhere, it goes on
 * with the player it came to. Resolves when none is left.
 */
export async function foldAllMemories({ repository, memory, queue }: FoldAllParts): Promise<void> {
  const before = await repository.folded();
  let until = before?.version === memoryVersion ? before.until : '';
  while (until !== null) {
    const playerId = await repository.playerAfter(until);
    if (playerId !== null) {
      const items = await repository.itemsToldOf(playerId);
      for (let begin = 0; begin < items.length; begin += itemsAtOnce)
        await queue.run(async () => {
          await repository.lock(playerId);
          await memory.foldAnew(playerId, items.slice(begin, begin + itemsAtOnce));
        });
    }
    until = playerId;
    const folded = { version: memoryVersion, until };
    await queue.run(() => repository.noteFolded(folded));
  }
}
