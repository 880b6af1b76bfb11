import { getStatistics } from '@michi/contracts/statistics';
import { type Api, answer } from '../../api/route.ts';
import type { LearningService } from './service.ts';

export function learningRoutes(api: Api, learning: Pick<LearningService, 'ofDevice'>): void {
  api.route(getStatistics, async ({ query }) => answer(200, await learning.ofDevice(query.deviceId)));
}
