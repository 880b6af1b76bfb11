import type { getAdminAnswers, postAdminAnswerRemoval, RefusedAnswer } from '@michi/contracts/admin-answers';
import { rowsOfPage } from '@michi/contracts/administration';
import type { BodyOf, QueryOf } from '@michi/contracts/contract';
import { ApiError } from '../../api/api-error.ts';
import type { Caller } from '../../api/caller.ts';
import type { Database } from '../../db/open.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { type ChangeLog, changedSince } from './change-log.ts';
import { contains } from './contains.ts';

const action = 'answer.remove';

type Key = Pick<RefusedAnswer, 'kanji' | 'kind' | 'language' | 'text'>;

/** The refused answers that learners called right. */
export interface AdminAnswers {
  list(
    query: QueryOf<typeof getAdminAnswers>,
  ): Promise<{ rows: RefusedAnswer[]; total: number; page: number }>;
  /** Throws ApiError 404, and 409 when it was reported again since. */
  remove(admin: Caller, answer: BodyOf<typeof postAdminAnswerRemoval>): Promise<void>;
}

export interface AdminAnswersParts {
  readonly database: Database;
  readonly log: ChangeLog;
  readonly queue: WriteQueue;
}

export function createAdminAnswers({ database, log, queue }: AdminAnswersParts): AdminAnswers {
  const answers = () => database.query().selectFrom('refused_answers');
  const rowOf = ({ kanji, kind, language, text }: Key): Promise<RefusedAnswer | undefined> =>
    answers()
      .selectAll()
      .where('kanji', '=', kanji)
      .where('kind', '=', kind)
      .where('language', '=', language)
      .where('text', '=', text)
      .executeTakeFirst();

  log.register(action, async (id, { count, last_day }) => {
    const [kanji, kind, language, text] = JSON.parse(id);
    const key: Key = { kanji, kind, language, text };
    if (await rowOf(key)) return false;
    await database
      .query()
      .insertInto('refused_answers')
      .values({ ...key, count: Number(count), last_day: Number(last_day) })
      .execute();
    return true;
  });

  return {
    async list({ search, kind, sort, direction, page }) {
      const found = () =>
        answers()
          .$if(search !== '', (query) => query.where(contains(search, ['kanji', 'text'])))
          .$if(kind !== 'any', (query) => query.where('kind', '=', kind as RefusedAnswer['kind']));
      const { total } = await found()
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await found()
        .selectAll()
        .orderBy(sort, direction)
        .orderBy('kanji')
        .orderBy('kind')
        .orderBy('language')
        .orderBy('text')
        .limit(rowsOfPage)
        .offset((page - 1) * rowsOfPage)
        .execute();
      return { rows, total: Number(total), page };
    },

    remove: (admin, answer) =>
      queue.run(async () => {
        const row = await rowOf(answer);
        if (!row) throw new ApiError(404);
        if (row.count !== answer.count) throw changedSince();
        const { kanji, kind, language, text, count, last_day } = row;
        await database
          .query()
          .deleteFrom('refused_answers')
          .where('kanji', '=', kanji)
          .where('kind', '=', kind)
          .where('language', '=', language)
          .where('text', '=', text)
          .execute();
        await log.note(admin, {
          action,
          subject: {
            ...{ kind: 'answer', name: `${kanji} ${text}` },
            id: JSON.stringify([kanji, kind, language, text]),
          },
          before: { count, last_day },
          after: { count: null, last_day: null },
        });
      }),
  };
}
