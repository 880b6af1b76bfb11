import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the page's own route, where a route of Fastify serves many. */
    pageRoute: string | null;
  }
}

/**
 * One line for each request, with its id, which the answer carries too. Only the pattern of the route is named, never the address itself,
 * a body or a header: those may hold what belongs to a person.
 */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('pageRoute', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
}

/** Writes the line of a request that is answered. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { method } = request;
  const ms = Math.round(reply.elapsedTime);
  request.log.info({ method, route: routeOf(request), status: reply.statusCode, ms }, 'request');
}

const routeOf = (request: FastifyRequest): string => request.pageRoute ?? request.routeOptions.url ?? 'none';
