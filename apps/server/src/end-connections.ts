import type { FastifyInstance } from 'fastify';

/**
 * While the server closes, each answer ends its connection. Otherwise a connection that was busy when closing
 * began would be kept alive after its answer, and the server would wait for it.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}
