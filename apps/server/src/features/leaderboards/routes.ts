import { deviceId } from '@michi/contracts/fields';
import { deviceHeader, getLeaderboard } from '@michi/contracts/leaderboards';
import * as z from 'zod/mini';
import { type Api, answer } from '../../api/route.ts';
import type { LeaderboardsService } from './service.ts';

const headers = z.object({ [deviceHeader]: z.optional(deviceId) });

export function leaderboardsRoutes(api: Api, leaderboards: Pick<LeaderboardsService, 'read'>): void {
  api.route({ ...getLeaderboard, headers }, async ({ params, query, headers }) =>
    answer(200, await leaderboards.read(params.game, query.period, headers[deviceHeader])),
  );
}
