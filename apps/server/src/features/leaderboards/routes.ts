import { deviceHeader } from '@michi/contracts/headers';
import { getLeaderboard } from '@michi/contracts/leaderboards';
import { type Api, answer } from '../../api/route.ts';
import type { LeaderboardsService } from './service.ts';

export function leaderboardsRoutes(api: Api, leaderboards: Pick<LeaderboardsService, 'read'>): void {
  api.route(getLeaderboard, async ({ params, query, headers }) =>
    answer(200, await leaderboards.read({ ...params, ...query }, headers[deviceHeader])),
  );
}
