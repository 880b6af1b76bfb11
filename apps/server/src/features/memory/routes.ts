import { normalizeIP } from '@fastify/rate-limit';
import { deleteKanjiImport, getMemory, postKanjiImport } from '@michi/contracts/memory';
import { type Api, answer } from '../../api/route.ts';
import type { MemoryService } from './service.ts';

export function memoryRoutes(
  api: Api,
  memory: Pick<MemoryService, 'ofDevice' | 'importKnown' | 'takeBack'>,
): void {
  api.route(getMemory, async ({ headers, query }) =>
    answer(200, await memory.ofDevice(headers['x-device-id'], query.since)),
  );
  api.route(postKanjiImport, async ({ headers, body, client }) =>
    answer(200, {
      imports: await memory.importKnown(headers['x-device-id'], body, normalizeIP(client.address)),
    }),
  );
  api.route(deleteKanjiImport, async ({ headers, params }) =>
    answer(200, { imports: await memory.takeBack(headers['x-device-id'], params.id) }),
  );
}
