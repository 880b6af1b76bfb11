import { fieldError } from '../../api/api-error.ts';
import { type Names, nameColumns } from './names.ts';
import type { AccountsRepository } from './repository.ts';

/**
 * Gives an account a name, one that is made up where none is given, and answers it. Throws ApiError 422 for a name that is
 * taken or refused. Part of a transaction.
 */
export type Rename = (userId: string, username: string | undefined) => Promise<string>;

export const createRename =
  (
    repository: Pick<AccountsRepository, 'change'>,
    names: Pick<Names, 'refusal'>,
    freeName: (isFree: (name: string) => Promise<boolean>) => Promise<string>,
  ): Rename =>
  async (userId, username) => {
    const chosen = username ?? (await freeName(async (name) => (await names.refusal(name, userId)) === null));
    const refused = await names.refusal(chosen, userId);
    if (refused) throw fieldError(422, 'username', refused);
    await repository.change(userId, nameColumns(chosen));
    return chosen;
  };
