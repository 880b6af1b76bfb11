import { getWork, getWorks, putWork } from '@michi/contracts/works';
import { type Api, answer } from '../../api/route.ts';
import type { WorksService } from './service.ts';

export function worksRoutes(api: Api, works: WorksService): void {
  api.route(getWorks, async ({ headers }) =>
    answer(200, { works: await works.ofDevice(headers['x-device-id']) }),
  );
  api.route(getWork, async ({ headers, params }) =>
    answer(200, await works.find(headers['x-device-id'], params.name)),
  );
  api.route(putWork, async ({ headers, params, body }) =>
    answer(200, await works.put(headers['x-device-id'], params.name, body)),
  );
}
