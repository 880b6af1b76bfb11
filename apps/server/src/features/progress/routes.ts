import { getProgress } from '@michi/contracts/progress';
import { type Api, answer } from '../../api/route.ts';
import type { ProgressService } from './service.ts';

export function progressRoutes(api: Api, progress: Pick<ProgressService, 'ofDevice'>): void {
  api.route(getProgress, async ({ query }) =>
    answer(200, await progress.ofDevice(query.deviceId, query.game)),
  );
}
