import { type Claim, inAnswerOrder, type Order } from '@michi/progress/memory';
import type { LateItemsTable } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import type { JobStep } from '../../pacing/jobs.ts';
import { emptied, type Stored, take } from './fold.ts';
import type { MemoryRepository } from './repository.ts';

/** A page takes some milliseconds. */
const answersAtOnce = 500;

export interface LateItemsParts {
  readonly repository: MemoryRepository;
  readonly queue: WriteQueue;
  /** Stores memories with a revision of their own. Part of the caller's transaction. */
  store(playerId: string, changed: readonly Stored[]): Promise<void>;
}

/** How far the answers about one item are folded. */
interface Fold {
  readonly late: LateItemsTable;
  readonly memories: Map<string, Stored>;
  /** Those that come after what is folded. */
  claims: readonly Claim[];
  last: Order | null;
}

/**
 * Folds items that are marked as late, each from its first answer on, one page each time it is called. It reads outside of
 * any transaction. Whatever is told of a marked item marks it anew; then what was folded is dropped, and it is begun
 * again in its turn. After a stop the marks are still there.
 */
export function foldLateItems({ repository, queue, store }: LateItemsParts): JobStep {
  let fold: Fold | null = null;
  let lastPlayer = '';

  async function begin(): Promise<Fold | null> {
    const late = await repository.nextLate(lastPlayer);
    if (late === null) return null;
    lastPlayer = late.player_id;
    const memories = emptied(await repository.of(late.player_id, [late.item]));
    return { late, memories, claims: await repository.claimed(late.player_id, late.item), last: null };
  }

  /** Takes in the next page. False when there are more. */
  async function takePage(now: Fold): Promise<boolean> {
    const { player_id: playerId, item } = now.late;
    const { answers, isLast } = await repository.answersAfter(playerId, item, now.last, answersAtOnce);
    const end = answers.at(-1);
    const isNext = (claim: Claim) => isLast || (end !== undefined && inAnswerOrder(claim, end) < 0);
    for (const told of [...answers, ...now.claims.filter(isNext)].sort(inAnswerOrder))
      take(now.memories, playerId, told);
    now.claims = now.claims.filter((claim) => !isNext(claim));
    now.last = end ?? now.last;
    return isLast;
  }

  return async () => {
    // By the queue: whoever has marked an item may not have committed yet.
    const now = fold ?? (await queue.run(begin));
    fold = null; // begun again if a page fails
    if (now === null) return false;
    if (!(await takePage(now))) {
      fold = now;
      return true;
    }
    const { late, memories } = now;
    await queue.run(async () => {
      await repository.lock(late.player_id);
      if (await repository.unmark(late)) await store(late.player_id, [...memories.values()]);
    });
    return true;
  };
}
