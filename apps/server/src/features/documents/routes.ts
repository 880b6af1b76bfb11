import {
  getCreation,
  getCreations,
  getDocuments,
  putCreation,
  putDocument,
} from '@michi/contracts/documents';
import { type Api, answer } from '../../api/route.ts';
import type { DocumentsService } from './service.ts';

export function documentsRoutes(api: Api, documents: DocumentsService): void {
  api.route(getDocuments, async ({ headers }) =>
    answer(200, { documents: await documents.saves(headers['x-device-id']) }),
  );
  api.route(putDocument, async ({ headers, params, body }) =>
    answer(200, await documents.put('join', headers['x-device-id'], params.name, body)),
  );
  api.route(getCreations, async ({ headers }) =>
    answer(200, { creations: await documents.creations(headers['x-device-id']) }),
  );
  api.route(getCreation, async ({ headers, params }) =>
    answer(200, await documents.creation(headers['x-device-id'], params.name)),
  );
  api.route(putCreation, async ({ headers, params, body }) =>
    answer(200, await documents.put('copy', headers['x-device-id'], params.name, body)),
  );
}
