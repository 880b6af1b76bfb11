import { getCreation, getCreations, putCreation } from '@michi/contracts/creations';
import { type Api, answer } from '../../api/route.ts';
import type { CreationsService } from './service.ts';

export function creationsRoutes(api: Api, creations: CreationsService): void {
  api.route(getCreations, async ({ headers }) =>
    answer(200, { creations: await creations.ofDevice(headers['x-device-id']) }),
  );
  api.route(getCreation, async ({ headers, params }) =>
    answer(200, await creations.find(headers['x-device-id'], params.name)),
  );
  api.route(putCreation, async ({ headers, params, body }) =>
    answer(200, await creations.put(headers['x-device-id'], params.name, body)),
  );
}
