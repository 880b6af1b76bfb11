import { createHash } from 'node:crypto';
import type { Contract } from '@michi/contracts/contract';
import type { FastifyInstance } from 'fastify';
import { StoredAnswer } from '../stored-answer.ts';
import { openApiDocument } from './document.ts';
import { docsPage } from './page.ts';
import { docsStyle } from './style.ts';

const styleHash = createHash('sha256').update(docsStyle).digest('base64');
const docsPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** What answers, beside the calls of the contracts. */
export const docsCalls = [
  { method: 'GET', path: '/api/openapi.json' },
  { method: 'GET', path: '/api/docs' },
] as const;

/** Describes the API, for programs at /api/openapi.json and for people at /api/docs. Made when first asked for. */
export function docsRoutes(app: FastifyInstance, contracts: readonly Contract[], publicUrl: string): void {
  let answer: StoredAnswer | undefined;
  let page: string | undefined;

  app.get('/api/openapi.json', async (request, reply) => {
    answer ??= new StoredAnswer(openApiDocument(contracts, publicUrl));
    return answer.choose(request, reply);
  });
  app.get('/api/docs', async (_request, reply) => {
    page ??= docsPage(openApiDocument(contracts, publicUrl));
    reply
      .headers({ 'content-security-policy': docsPolicy, 'cache-control': 'public, max-age=60' })
      .type('text/html; charset=utf-8');
    return page;
  });
}
