import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * One line for each request, with its id, which the answer carries too. Only the pattern of the route is named, never the address itself,
 * a body or a header: those may hold what belongs to a person.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOf(request), status: reply.statusCode, ms }, 'request');
    done();
  });
}

const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none';
