import type { Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies wait for each answer; programs that do not send ten ahead at most. */
const mostUnanswered = 10;

const unanswered = Symbol('how many of its requests are not answered yet');
type CountedSocket = Socket & { [unanswered]?: number };

/**
 * Bounds what a client can make the server hold: how many requests it sends ahead of their answers, and how many
 * connections an address has, a /64 of IPv6 being one (Infinity where all come from a proxy). What goes beyond is cut off.
 */
export function boundConnections(app: FastifyInstance, mostOfAnAddress: number): void {
  boundUnanswered(app);
  const connections = new Map<string, number>();
  app.server.on('connection', (socket) => {
    const address = normalizeIP(socket.remoteAddress ?? '');
    const held = connections.get(address) ?? 0;
    if (held >= mostOfAnAddress) {
      socket.destroy();
      return;
    }
    connections.set(address, held + 1);
    socket.once('close', () => {
      const left = (connections.get(address) ?? 0) - 1;
      if (left > 0) connections.set(address, left);
      else connections.delete(address);
    });
  });
}

/**
 * Ends a connection at one unanswered request too many: its answers would wait in memory for a client that does not
 * read them. The rest of the packet is parsed already; it is dropped, and a client that sends ahead sends it again (RFC
 * 9112, section 9.3.2).
 */
function boundUnanswered(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const socket: CountedSocket = request.raw.socket;
    const before = socket[unanswered] ?? 0;
    if (socket.destroyed || before >= mostUnanswered) {
      reply.hijack(); // nothing is done for it
      socket.destroy();
      return;
    }
    socket[unanswered] = before + 1;
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    const socket: CountedSocket = request.raw.socket;
    socket[unanswered] = (socket[unanswered] ?? 1) - 1;
    done();
  });
}
