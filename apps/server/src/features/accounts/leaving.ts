import type { BodyOf } from '@michi/contracts/contract';
import type { postDeletion } from '@michi/contracts/profile';
import type { Caller } from '../../api/caller.ts';
import type { StreamedAnswer } from '../../api/streamed-answer.ts';
import type { UsersTable } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import type { OwnerNotices } from '../../mail/owner-notices.ts';
import type { BackgroundJobs } from '../../pacing/jobs.ts';
import { createOwnDataExport } from './own-data-export.ts';
import type { OwnDataRepository } from './own-data-repository.ts';
import type { ProveOwner } from './owner-proof.ts';
import type { PlayersOfNobody } from './players-of-nobody.ts';
import type { AccountsRepository } from './repository.ts';
import type { Sessions } from './sessions.ts';
import { userOf } from './user-row.ts';

/** How long the answer waits for the rest to be gone: of most accounts it is by then. */
const settledWithinMs = 2_000;

/** How people take their data along, and go. */
export interface Leaving {
  /** Everything that is stored about an account. Throws ApiError 429 and 503 when it has to wait. */
  exportAll(caller: Caller): Promise<StreamedAnswer>;
  /**
   * Deletes the account at once, messages and newsletter of a proved address too; what it has played, which nobody can see
   * any more, piece by piece. Throws ApiError 422 for a wrong password, and 429.
   */
  remove(caller: Caller, form: BodyOf<typeof postDeletion>): Promise<void>;
  /** The same for any account, by an admin. */
  exportRow(row: UsersTable): Promise<StreamedAnswer>;
  removeRow(row: UsersTable): Promise<void>;
}

export interface LeavingParts {
  readonly repository: AccountsRepository;
  readonly ownData: OwnDataRepository;
  readonly sessions: Pick<Sessions, 'endAll'>;
  readonly playersOfNobody: PlayersOfNobody;
  readonly notices: OwnerNotices;
  readonly queue: WriteQueue;
  readonly jobs: BackgroundJobs;
  readonly now: () => number;
  /** What admins did with the account names nobody any more. Part of a transaction. */
  readonly forgetChanges: (userId: string) => Promise<void>;
  readonly proveOwner: ProveOwner;
  /** Throws ApiError 401 when the account is gone. */
  rowOfCaller(caller: Caller): Promise<UsersTable>;
}

export function createLeaving(parts: LeavingParts): Leaving {
  const { repository, ownData, sessions, playersOfNobody, notices, queue, jobs, now } = parts;
  const { proveOwner, rowOfCaller } = parts;
  const wakeForgetting = jobs.add(() => queue.run(playersOfNobody.forgetSome));
  wakeForgetting(); // what a former process has left
  const exports = createOwnDataExport({
    ownData,
    exists: async (userId) => (await repository.find(userId)) !== null,
  });

  function exportOf(row: UsersTable, sessionId: string): StreamedAnswer {
    const { created_at, second_factor_since } = row;
    const account = { ...userOf(row), created_at, second_factor_since };
    const owner = { userId: row.id, sessionId, emailKey: provedAddress(row) };
    return exports.begin(owner, { exported_at: now(), account });
  }

  async function removeRow(row: UsersTable, what: 'accountDeleted' | 'accountDeletedByAdmin'): Promise<void> {
    await queue.run(async () => {
      // First, as who joins holds the session and then the player.
      await sessions.endAll(row.id);
      await playersOfNobody.leave(row.id);
      await parts.forgetChanges(row.id);
      const removed = await repository.remove(row.id);
      const address = removed && provedAddress(removed);
      if (address) await ownData.forgetAddress(address);
    });
    wakeForgetting();
    await jobs.settled(settledWithinMs);
    notices.tell(userOf(row), { what });
  }

  return {
    exportAll: async (caller) => exportOf(await rowOfCaller(caller), caller.sessionId),
    exportRow: async (row) => exportOf(row, ''),
    removeRow: (row) => removeRow(row, 'accountDeletedByAdmin'),

    async remove(caller, { password }) {
      const row = await rowOfCaller(caller);
      await proveOwner(row, caller, password);
      await removeRow(row, 'accountDeleted');
    },
  };
}

/** Messages that name an address belong to an account only if its owner has confirmed it: anyone may write any address. */
const provedAddress = ({ email_key, email_verified_at }: UsersTable): string | null =>
  email_verified_at === null ? null : email_key;
