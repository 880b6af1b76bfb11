import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from './error-answers.ts';
import { logRequest } from './request-log.ts';
import { noDocument, securityHeaders } from './security-headers.ts';

/**
 * Answers requests that no route can be looked up for, as those whose address cannot be read. Fastify runs no hooks for
 * them: what hooks do for each answer is done here.
 */
export function answerUnroutable(secure: boolean, stopping: () => boolean) {
  const headers = { ...securityHeaders(secure), 'content-security-policy': noDocument };
  return (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers).header('x-request-id', request.id);
    if (stopping()) reply.header('connection', 'close');
    reply.raw.once('finish', () => logRequest(request, reply));
    answerError(error, request, reply);
  };
}
