import { normalizeIP } from '@fastify/rate-limit';
import type { EventOf } from '@michi/game-kit/events';
import type { Database } from '../../db/open.ts';
import type { Ms, RefusedAnswersTable } from '../../db/schema.ts';
import { createNotesOfDay, dayOf } from '../../pacing/notes-of-day.ts';
import type { ResultsRepository } from './repository.ts';

/** What a device, and all devices of one address, may report on a UTC day; what is beyond that is only not counted. */
export const mostReported = { byDevice: 10, byAddress: 100 } as const;
const longestReported = 40;
/** What nobody has reported for a year is forgotten. */
const keptDays = 365;

/** Counts refused answers that were right, as learners say, and tells how many of them. Part of a transaction. */
export type ReportRefused = (
  contested: readonly EventOf<'answerContested'>[],
  deviceKey: string,
  from: { readonly address: string; readonly at: Ms },
) => Promise<number>;

/** The list of refused answers, which says nothing of who gave them. */
export function createRefusedAnswers(
  database: Database,
  quotas: Pick<ResultsRepository, 'storedOn'>,
): ReportRefused {
  const ofAddress = createNotesOfDay<number>();
  return async (contested, deviceKey, { address, at }) => {
    if (contested.length === 0) return 0;
    const day = dayOf(at);
    const network = normalizeIP(address);
    const byAddress = ofAddress.get(network, at) ?? 0;
    const { reported: byDevice } = await quotas.storedOn(day, deviceKey);
    const room = Math.min(mostReported.byDevice - byDevice, mostReported.byAddress - byAddress);
    const reported = contested.slice(0, Math.max(0, room));
    for (const { kanji, kind, language, text } of reported)
      await database
        .query()
        .insertInto('refused_answers')
        .values({ kanji, kind, language, text: comparable(text), count: 1, last_day: day })
        .onConflict((conflict) =>
          conflict
            .columns(['kanji', 'kind', 'language', 'text'])
            .doUpdateSet((row) => ({ count: row('refused_answers.count', '+', 1), last_day: day })),
        )
        .execute();
    await database
      .query()
      .deleteFrom('refused_answers')
      .where('last_day', '<', day - keptDays)
      .execute();
    ofAddress.set(network, byAddress + reported.length, at);
    return reported.length;
  };
}

/** The refused answers that were called right most often. */
export const mostRefused = (database: Database, limit: number): Promise<RefusedAnswersTable[]> =>
  database
    .query()
    .selectFrom('refused_answers')
    .selectAll()
    .orderBy('count', 'desc')
    .orderBy('kanji')
    .orderBy('text')
    .limit(limit)
    .execute();

const comparable = (text: string) => text.normalize('NFKC').trim().toLowerCase().slice(0, longestReported);
