import { postDeviceJoin } from '@michi/contracts/devices';
import { getDocuments, putDocument } from '@michi/contracts/documents';
import { getUserStats } from '@michi/contracts/journey';
import { getProgress } from '@michi/contracts/progress';
import { getStatistics } from '@michi/contracts/statistics';
import { noStatistics } from '@michi/progress/statistics';
import { answer } from './calls.ts';

/** What the server says of a journey that has not begun. */
export const noJourney = {
  total_xp: 0,
  streak_days: 0,
  kanji_mastered: 0,
  modules_completed: 0,
  completions: [],
};

/** From now on the server knows nothing of the learner yet, and lets the device join. */
export function answerNewcomer(): void {
  answer(getProgress, { totalScore: 0, levels: {} });
  answer(getStatistics, { statistics: noStatistics, achievements: {}, days: {}, claimed: {} });
  answer(getUserStats, noJourney);
  answer(postDeviceJoin, { joined: true });
  answer(getDocuments, { documents: [] });
  answer(putDocument, async (request) => {
    const { base, ...sent } = await request.json();
    const name = new URL(request.url).pathname.split('/').at(-1);
    return Response.json({ taken: true, document: { name, version: base + 1, ...sent } });
  });
}
