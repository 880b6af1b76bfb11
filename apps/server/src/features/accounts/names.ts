import type { MessageKey } from '../../api/error-messages.ts';
import type { UsersTable } from '../../db/schema.ts';
import { nameSkeleton } from './name-skeleton.ts';
import { refusalOf } from './refused-names.ts';
import type { AccountsRepository } from './repository.ts';
import { usernameKey } from './username-key.ts';

/** A name as it is stored and compared. */
export type NameColumns = Pick<UsersTable, 'username' | 'username_key' | 'name_skeleton'>;

export interface Names {
  /** Why an account may not take a name; null when it may. To be asked in the transaction in which it is taken. */
  refusal(username: string, userId: string): Promise<MessageKey | null>;
  /** The account with this id, or those whose names are this one or look the same, the first opened first. */
  called(nameOrId: string): Promise<UsersTable[]>;
}

export const nameColumns = (username: string): NameColumns => ({
  username,
  username_key: usernameKey(username),
  name_skeleton: nameSkeleton(username),
});

export const createNames = (
  repository: Pick<AccountsRepository, 'find' | 'findAlike' | 'isNameTaken'>,
): Names => ({
  async refusal(username, userId) {
    const refused = refusalOf(username);
    if (refused) return refused;
    return (await repository.isNameTaken(nameColumns(username), userId)) ? 'account.nameTaken' : null;
  },
  async called(nameOrId) {
    const user = await repository.find(nameOrId);
    return user ? [user] : repository.findAlike(nameColumns(nameOrId));
  },
});
