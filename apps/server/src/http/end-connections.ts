import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** While the server stops, each answer ends its connection: none is kept for a request that would come too late. */
export function endConnectionsWhile(stopping: () => boolean, app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping()) reply.header('connection', 'close');
    done(null, payload);
  });
}

/**
 * Watches the connections that carry requests from now on. What it answers resolves when none of them is open: to be
 * awaited where Fastify, which waits for those of its own listener alone, would go on.
 */
export function watchConnections(server: Server): () => Promise<void> {
  const open = new Set<Socket>();
  server.on('request', ({ socket }) => {
    if (open.has(socket)) return;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return async () => {
    // Takes in those that come meanwhile.
    for (const socket of open) await new Promise((tell) => socket.once('close', tell));
  };
}
