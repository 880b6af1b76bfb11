import type { MessageKey } from '../../api/error-messages.ts';
import type { UsersTable } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { keep } from '../../pacing/keep.ts';
import { nameSkeleton } from './name-skeleton.ts';
import { refusalOf } from './refused-names.ts';
import type { AccountsRepository } from './repository.ts';
import { usernameKey } from './username-key.ts';

/** Accounts whose skeletons are computed in one transaction: a few milliseconds. */
const pageSize = 200;

/** A name as it is stored and compared. */
export type NameColumns = Pick<UsersTable, 'username' | 'username_key'> & { readonly name_skeleton: string };

export interface Names {
  /**
   * Computes what the names of all accounts look like that were opened before this was compared; once it is done, it
   * is for good. To be awaited before a name is given, outside of a transaction.
   */
  ready(): Promise<void>;
  /** Why an account may not take a name; null when it may. To be asked in the transaction in which it is taken. */
  refusal(username: string, userId: string): Promise<MessageKey | null>;
  /** The account with this id, or those whose names are this one or look the same, the first opened first. */
  called(nameOrId: string): Promise<UsersTable[]>;
}

interface NamesParts {
  readonly repository: Pick<
    AccountsRepository,
    'find' | 'findAlike' | 'isNameTaken' | 'withoutSkeleton' | 'setSkeletons'
  >;
  readonly queue: WriteQueue;
  readonly now: () => number;
}

export const nameColumns = (username: string): NameColumns => ({
  username,
  username_key: usernameKey(username),
  name_skeleton: nameSkeleton(username),
});

export function createNames({ repository, queue, now }: NamesParts): Names {
  /** Answers the last account of the page; null when it was the last page. */
  async function fillPage(afterId: string): Promise<string | null> {
    const page = await repository.withoutSkeleton(afterId, pageSize);
    if (page.length > 0)
      await repository.setSkeletons(
        page.map(({ id, username }) => ({ id, skeleton: nameSkeleton(username) })),
      );
    return page[pageSize - 1]?.id ?? null;
  }
  async function fill(): Promise<void> {
    let after: string | null = '';
    while (after !== null) after = await nextPage(after);
  }
  const nextPage = (afterId: string) => queue.run(() => fillPage(afterId));

  const ready = keep(fill, Number.POSITIVE_INFINITY, now);
  return {
    ready,
    async refusal(username, userId) {
      const refused = refusalOf(username);
      if (refused) return refused;
      return (await repository.isNameTaken(nameColumns(username), userId)) ? 'account.nameTaken' : null;
    },
    async called(nameOrId) {
      const user = await repository.find(nameOrId);
      if (user) return [user];
      await ready();
      return repository.findAlike(nameColumns(nameOrId));
    },
  };
}
