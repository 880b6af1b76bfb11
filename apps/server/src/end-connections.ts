import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A client that asked so lately is likely to ask again, and to learn from the answer that its connection ends. */
const noticeMs = 1_000;

/** While the server stops, each answer ends its connection: none is kept for a request that would come too late. */
export function endConnectionsWhile(stopping: () => boolean, app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping()) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** The connections of this process that have carried a request. */
export interface Connections {
  /** Resolves when each client at work had the time to learn that its connection ends. */
  noticed(): Promise<void>;
  /** Resolves when no connection is open. */
  ended(): Promise<void>;
}

/**
 * Watches connections from now on. Node tells of them, for Fastify knows of half: where `localhost` has two addresses
 * it makes two servers, and neither shows the second one nor waits for it.
 */
export function watchConnections(): Connections {
  const open = new Set<Socket>();
  let askedAt = Number.NEGATIVE_INFINITY;
  subscribe('http.server.request.start', (message) => {
    const { socket } = message as { socket: Socket };
    askedAt = performance.now();
    if (open.has(socket)) return;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  const ended = async () => {
    // Takes in those that come meanwhile.
    for (const socket of open) await new Promise((tell) => socket.once('close', tell));
  };
  return {
    ended,
    async noticed() {
      const left = askedAt + noticeMs - performance.now();
      if (left > 0) await Promise.race([ended(), setTimeout(left)]);
    },
  };
}
