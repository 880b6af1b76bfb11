import { exportEnd } from '@michi/contracts/profile';
import { ApiError } from '../../api/api-error.ts';
import { StreamedAnswer } from '../../api/streamed-answer.ts';
import type { DataOwner, OwnDataRepository } from './own-data-repository.ts';

const mostAtOnce = 3;
/** By then an export has gone on or was given up. */
const retryAfterS = 60;

/** Makes the exports of accounts: few at a time, and each account one. */
export interface OwnDataExport {
  /**
   * The export of an account that begins with the properties of `head`. It is cut off, without the mark at its end,
   * when the account is deleted meanwhile. Throws ApiError 429 for a second one of the account, 503 for too many.
   */
  begin(owner: DataOwner, head: object): StreamedAnswer;
}

export interface OwnDataExportParts {
  readonly ownData: Pick<OwnDataRepository, 'tables'>;
  /** Whether there is still such an account. */
  exists(userId: string): Promise<boolean>;
}

export function createOwnDataExport({ ownData, exists }: OwnDataExportParts): OwnDataExport {
  const running = new Set<string>();

  async function* texts(owner: DataOwner, head: object): AsyncGenerator<string> {
    yield JSON.stringify(head).slice(0, -1);
    for (const [name, rows] of ownData.tables(owner)) {
      yield `,\n"${name}":[`;
      let between = '\n';
      for await (const row of rows) {
        yield between + row;
        between = ',\n';
      }
      yield ']';
    }
    if (!(await exists(owner.userId))) throw new Error('the account was deleted while it was exported');
    yield `,\n${exportEnd}`;
  }

  return {
    begin(owner, head) {
      const { userId } = owner;
      if (running.has(userId))
        throw new ApiError(429, { sentence: { key: 'account.exportRunning' }, retryAfterS });
      if (running.size >= mostAtOnce)
        throw new ApiError(503, { sentence: { key: 'account.exportsBusy' }, retryAfterS });
      running.add(userId);
      return new StreamedAnswer(texts(owner, head), () => running.delete(userId));
    },
  };
}
