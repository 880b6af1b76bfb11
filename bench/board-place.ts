// How long a leaderboard with the own place takes among many learners, beside a bare route that sends the same; on both
// engines where TEST_DATABASE_URL says where PostgreSQL is.
import { getLeaderboard, periods } from '@michi/contracts/leaderboards';
import { sql } from 'kysely';
import type { Database } from '../apps/server/src/db/open.ts';
import { periodSpan } from '../apps/server/src/features/leaderboards/period-span.ts';
import { printLatency } from './latency.ts';
import { game, levels } from './many-learners.ts';

const wantedMs = 5;
const { lit } = sql;
const board = getLeaderboard.path.replace(':game', game);
const ofDevice = (deviceId: string) => ({ 'x-device-id': deviceId });

await printLatency(
  [
    { what: 'the board of the week with the own place', path: () => board, headers: ofDevice },
    { what: 'the board of a level with the own place', path: () => `${board}?level=7`, headers: ofDevice },
  ],
  wantedMs,
  fillBoards,
);

/** Places every learner on the lists of all levels and of each level, in each period; of equal scores are many. */
async function fillBoards(database: Database): Promise<void> {
  const now = Date.now();
  for (const period of periods)
    for (const level of ['', ...Array.from({ length: levels }, (_, index) => String(index + 1))])
      await sql`insert into leaderboard_scores (game, period, period_start, level_id, player_id, score, reached_at)
        select ${lit(game)}, ${lit(period)}, ${lit(periodSpan(period, now).startsAt)}, ${lit(level)}, id,
          100 + (cast(id as bigint) * 7919) % 3001, ${lit(now)} from players`.execute(database.query());
}
