import type { Contract } from '@michi/contracts/contract';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { ApiError } from './api-error.ts';

/**
 * Answers what none of these calls is for: 405 where only the method is wrong, else 404. Never a page. OPTIONS is told the
 * methods; as the answer names no other site, browsers let none of those make calls here (CORS).
 */
export function answerUnknownPaths(
  app: FastifyInstance,
  calls: readonly Pick<Contract, 'method' | 'path'>[],
): void {
  const answer: RouteHandlerMethod = (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = calls.filter((call) => matches(call.path, path)).map(({ method }) => method);
    // A parameter can be longer than the router reads.
    if (methods.length === 0 || methods.some((method) => method === request.method)) throw new ApiError(404);
    // Whatever can be got tells its head as well.
    const allowed = methods.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]));
    reply.header('allow', allowed.join(', '));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    throw new ApiError(405, {
      sentence: { key: 'general.otherMethod', values: { methods: methods.join(', ') } },
    });
  };
  app.all('/api', answer);
  app.all('/api/*', answer);
}

/** Whether a path such as `/api/games/1` is one of `/api/games/:id`. */
function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length && wanted.every((part, i) => part.startsWith(':') || part === given[i])
  );
}
