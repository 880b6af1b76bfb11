import { getDocuments, putDocument } from '@michi/contracts/documents';
import { type Api, answer } from '../../api/route.ts';
import type { DocumentsService } from './service.ts';

export function documentsRoutes(api: Api, documents: DocumentsService): void {
  api.route(getDocuments, async ({ headers }) =>
    answer(200, { documents: await documents.ofDevice(headers['x-device-id']) }),
  );
  api.route(putDocument, async ({ headers, params, body }) =>
    answer(200, await documents.put(headers['x-device-id'], params.name, body)),
  );
}
